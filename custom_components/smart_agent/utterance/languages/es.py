"""Spanish."""

from ..phrases import Language, Mark

_ASKED = """
    enciendes encendés prendes prendés apagas apagás abres abrís cierras cerrás subes subís
    bajas bajás pones ponés quitas quitás cambias cambiás activas activás desactivas
    conectas conectás desconectas ajustas ajustás aumentas aumentás reduces reducís atenúas
    atenuás regulas regulás bloqueas bloqueás desbloqueas inicias iniciás arrancas paras parás
    detienes detenés pausas pausás reproduces reproducís limpias limpiás aspiras aspirás
    añades añadís agregas agregás apuntas apuntás borras borrás eliminas eliminás tachas
    marcas haces hacés das echas traes mandas mandás envías mueves movés ejecutas reanudas
    saltas silencias riegas regás ventilas iluminas levantas levantás cortas sacas sacás
    encendéis prendéis apagáis abrís cerráis subís bajáis ponéis quitáis cambiáis
"""
"""Verbs of "tú", "vos" and "vosotros" with which things are asked for."""

_ASKED_OF_USTED = """
    enciende prende apaga abre cierra sube baja pone quita cambia activa desactiva conecta
    desconecta ajusta aumenta reduce para detiene pausa reproduce limpia añade agrega
    encienden prenden apagan abren cierran suben bajan ponen quitan
"""
"""The same of "usted", behind "me" or "nos"."""

_TO_WHOM = ("", "me ", "nos ", "lo ", "la ", "los ", "las ", "me lo ", "me la ", "le ")
"""What stands before the verb."""

_DOING = "*ar|*er|*ir|*arla|*arlo|*arlas|*arlos|*erla|*erlo|*irla|*irlo"
"""How a verb ends that stands behind another."""


def _all(starts: str, words: str) -> str:
    """Return every start, they are between bars, with every word."""
    return "|".join(
        f"{start}{word}" for start in starts.split("|") for word in words.split()
    )


def _behind(start: str) -> str:
    """Return a start with every end of a verb behind it."""
    return "|".join(f"{start} {ending}" for ending in _DOING.split("|"))


SPANISH = Language(
    code="es",
    marks={
        Mark.COURTESY: """
            sé tan gentil de|sea tan gentil de|sea usted tan amable de
            tenga usted la bondad de|tenga usted la amabilidad de|tenga a bien
            ten la gentileza de|tenga la gentileza de|si tuvieras la amabilidad de
            si tuviera la amabilidad de|si tuvieras la bondad de|si tuviera la bondad de
            si tuvieras la amabilidad|si tuviera la amabilidad|si me hicieras el favor de
            si me hiciera el favor de|si me hicieras el favor|si me hiciera el favor
            hágame usted el favor de|si fueras tan amable de|si fuera tan amable de
            si eres tan amable de|si es tan amable de|si no es abusar|si no es pedir demasiado
            como no sé qué|como no te imaginas|como ni te imaginas|como una loca|como un loco
            como nunca|como él solo|antes de que se me olvide|antes que se me olvide
            antes de que me olvide|antes de que se me pase|antes de que se me vaya
            antes de olvidarme|antes de que se nos olvide|ahora que me acuerdo
            ya que me acuerdo|para que no se me olvide|que no se me olvide
            que luego se me olvida|que si no se me olvida|no sea que se me olvide
            para no olvidarme
            no te olvides de|no olvides|no te olvides|ya que estás|ya que estamos|de paso
            mientras estás en ello|venga|venga va|bueno pues|bueno|pues nada|a ver
            oye|escucha|cariño|mi amor|mi vida
            otra vez|una vez más|de nuevo|nuevamente|de una vez|de una vez por todas|por fin
            de inmediato|al instante|cuanto antes|lo antes posible|rápido|rapidito
            si no te importa|si no es molestia|si no es mucha molestia|si puedes
            si eres tan amable|si me haces el favor|hazme el favor|hazme el favor de
            hazme un favor y|sé bueno y|sé buena y|sé amable y|cuando puedas
            cuando tengas un momento|cuando tengas un minuto|gracias de antemano|muchas gracias
            mil gracias|te lo agradezco|por dios|por el amor de dios|porfa|porfi|porfis|plis
            por mí|por nosotros|en mi lugar
            como siempre|como de costumbre|como normalmente|como habitualmente|como es habitual
            como es costumbre|lo de siempre
            no te preocupes|tranquilo|tranquila
            por favor|porfa|porfavor|porfi|porfis|please|gracias|muchas gracias|mil gracias
            gracias de antemano|para mí|para nosotros|para nosotras|hola|oye|oiga|oíd|oigan|eh|ey
            hey|che|buenos días|buenas|buenas tardes|buenas noches|mira|mirá|bueno|bien|vale
            venga|dale|ándale|órale|anda|ea|pues|entonces|a ver|ah|oh|ay
            em|mmm|=sí|claro|ok|okay|de acuerdo|perfecto|ahora|ahora mismo|ahorita|ahorita mismo
            ahora ya|ya mismo|ya|inmediatamente|de inmediato|enseguida|en seguida|al instante
            en este momento|de una vez|de una|rápido|rapidito|rápidamente|lo antes posible
            cuanto antes|lo más pronto posible|lo más rápido posible|tan pronto como puedas
            tan pronto como pueda|tan pronto como sea posible|en cuanto puedas|en cuanto pueda
            en cuanto podáis|cuando puedas|cuando pueda|cuando podás|cuando podáis|cuando puedan
            cuando quieras|cuando quiera|cuando gustes|cuando tengas tiempo|cuando tenga tiempo
            cuando tengas un momento|cuando tenga un momento|cuando tengas un minuto
            cuando tengas un rato|cuando sea posible|si puedes|si puede|si podés|si podéis
            si pueden|si pudieras|si pudiera|si quieres|si quiere|si querés|si quisieras
            si quisiera|si gustas|si es posible|si fuera posible|si fuese posible
            si eres tan amable|si es tan amable|si sos tan amable|si fueras tan amable
            si fuera tan amable|si haces el favor|si me haces el favor|si me hace el favor
            si no te importa|si no le importa|si no os importa|si no te molesta|si no le molesta
            si no es molestia|si no es mucha molestia|si no es mucho pedir|si no es mucho problema
            si no te es molestia|si tienes tiempo|si tiene tiempo|si tienes un momento
            si tenés tiempo|si te parece|si te parece bien|si le parece|si te va bien
            sé tan amable de|sea tan amable de|sed tan amables de|sé buena y|sé bueno y
            sé un cielo y|sé un ángel y|tenga la bondad de|ten la bondad de|tenga la amabilidad de
            ten la amabilidad de|hazme el favor de|hazme el favor y|hazme un favor y|hazme un favor
            haz el favor de|haga el favor de|hágame el favor de|haceme el favor de|haceme un favor
            haced el favor de|háganme el favor de|no olvides|no te olvides de|no te olvides
            no olvide|no se olvide de|no os olvidéis de|acuérdate de|acordate de|acuérdese de
            asegúrate de|asegurate de|asegúrese de|no dudes en|procura
            otra vez|de nuevo
            nuevamente|una vez más|simplemente
            no hay prisa|sin prisa|sin prisas
            no corre prisa|no te preocupes|no se preocupe|no pasa nada|no hay problema
            sin problema|sin problemas|ningún problema|no solo|no sólo
            no solamente|sin demora|sin esperar|sin falta|sin más|ya que estás|ya que está
            ya que estamos|es hora de|ya es hora de|va siendo hora de
            del todo|disculpa
            disculpe|perdona que te moleste|cariño|verdad
            =cómo no|que puedes|que podés|que puede|que podrías|que podría
            """,
        Mark.DEGREE: """
            un poco más|un poco menos|otro poco
            no demasiado fuerte|no muy fuerte|no tan fuerte|no muy alto|no muy alta
            no demasiado|no mucho|para la noche|hasta arriba|hasta abajo|hasta el máximo
            hasta el mínimo|hasta el fondo|hasta el tope|hoy|nada más
            """,
        Mark.POLITE: f"""
            tendría usted la amabilidad de|tendría usted la bondad de
            tendría usted la gentileza de|tendrías la gentileza de|tendría la gentileza de
            podría usted tener la amabilidad de|podría tener la amabilidad de
            podrías tener la amabilidad de|podrías tener la bondad de
            podría tener la bondad de|podrías tener la gentileza de|me haría usted el favor de
            me harías el gran favor de|me harías el inmenso favor de
            me podrías hacer el favor de|me puedes hacer el favor de
            me podría hacer el favor de|podría hacerme el favor de|puede hacerme el favor de
            podría usted hacerme el favor de|serías tan gentil de|sería tan gentil de
            sería usted tan gentil de|serías tan bueno de|serías tan buena de
            sería mucha molestia|sería molestia|no te importaría|no le importaría
            tendría a bien|tendrías a bien|te puedo pedir el favor de
            le puedo pedir el favor de
            sería tan amable de|sería tan amable|sería usted tan amable de|serías tan amable de
            serías tan amable|serías capaz de por favor
            te importaría|te importa|le importaríaría|te molesta|te sería posible
            sería posible|serías tan amable de|sería usted tan amable de
            eres tan amable de|serías tan amable y|me harías el favor de|me haces el favor de
            me hace el favor de|podrías hacerme el favor de|puedes hacerme el favor de
            tendrías la amabilidad de|tendría la amabilidad de|ten la amabilidad de
            puedo pedirte que|te puedo pedir que|podría pedirte que|te podría pedir que
            serías capaz de|podrías por favor|puedes por favor|habría forma de
            hay manera de
            no me *rías|no me *ría|no *rías|me *rías|nos *rías|te importaría|te importa
            puedes|podés|puede|podéis|pueden|podrías|podría|podríais|podrían|podemos|podríamos
            puedes tú|puede usted|podría usted|pueden ustedes|podrían ustedes
            {_all("me |nos ", "puedes podés puede podéis podrías podría podríais pueden podrían")}
            {_all("no ", "podrías podría podríais podrían")}
            {_all("no me |no nos ", "podrías podría podríais puedes podés puede")}
            quieres|querés|quiere usted|queréis|querrías|querría usted|quisieras|quisiera usted
            serías tan amable de|sería tan amable de por favor|sería posible
            sería posible que|sería mucho pedir|se podría|se podrían|te importa|te importaría
            le importa|le importaría|os importa|os importaría|te molesta|te molestaría
            le molesta|le molestaría|te molesta si te pido que|me harías el favor de
            me haría el favor de|me haces el favor de|me hace el favor de|me hacés el favor de
            harías el favor de|harías favor de|haces el favor de|hace el favor de
            me harías un favor y|me haces un favor y|tendrías la amabilidad de
            tendría la amabilidad de|tendrías la bondad de|tendría la bondad de|te animas a
            te animás a|te apetece|te parece si|qué te parece si|qué tal si|qué tal un
            qué tal una|qué tal algo de|crees que podrías|crees que puedes|cree que podría
            hay forma de que|habría forma de|habría manera de|puedo pedirte que
            puedo pedirle que|te puedo pedir que|le puedo pedir que|podría pedirte que
            podrías hacer que|puedes hacer que|puedo tener|podría tener|podemos tener
            podríamos tener|me dejas tener|a ver si puedes|a ver si podés|a ver si puede
            {"|".join(_all(to, _ASKED) for to in _TO_WHOM)}
            {"|".join(_all(to, _ASKED_OF_USTED) for to in _TO_WHOM if to in ("me ", "nos "))}
            {_all("por qué no |por qué no me |por qué no nos ", _ASKED)}
            {_all("y si |qué tal si ", "enciendes prendes apagas abres cierras subes bajas pones")}
            {_all("y si ", "encendemos prendemos apagamos abrimos cerramos subimos bajamos")}
            encendemos|prendemos|ponemos
            quiere|quieren|hola puede|oye puede|oiga puede|y puede|usted puede|hola podría
            oye podría|oiga podría|y podría|usted podría|ustedes pueden
            """,
        Mark.WISH: """
            te agradecería mucho que|te agradecería mucho si|le agradecería mucho que
            te estaría muy agradecido si|te estaría muy agradecida si
            le estaría muy agradecido si|te estaría agradecida si|te estaría agradecido si
            te rogaría que|le rogaría que|te pediría que|le pediría que
            te quedaría muy agradecido si
            te agradecería que|te agradecería si|le agradecería que|agradecería que
            me gustaría que|me encantaría que|quisiera que|estaría bien que|estaría bien si
            sería genial que|sería genial si|sería estupendo que|sería bueno que|te ruego que
            te pido que|le pido que|necesito que|ya se puede apagar|ya puede apagarse
            se puede apagar ya|ya se puede encender|ya se puede cerrar|habría que|hay que|toca
            va siendo hora de|ya es hora de|es hora de
            quiero|quiero que|yo quiero|quisiera|quisiera que|querría|querría que|queremos
            queremos que|quisiéramos|querríamos|deseo|deseo que|desearía|deseamos|necesito
            necesito que|necesitaría|necesitaría que|necesitamos|necesitamos que
            me gustaría|me gustaría que|nos gustaría|nos gustaría que|me encantaría
            me encantaría que|me apetece|me apetecería|prefiero|prefiero que|preferiría
            preferiría que|preferimos|agradecería|agradecería que|te agradecería que
            le agradecería que|te agradezco que|te pido que|le pido que|os pido que|te ruego que
            le ruego que|se ruega|hace falta|hace falta que|haría falta|haría falta que
            me hace falta|nos hace falta|hay que|habría que|tienes que|tenés que
            tendrías que|deberías|debes|debés|sería bueno
            sería bueno que|sería genial que|sería genial si|estaría bien|estaría bien que
            estaría bien si|estaría bueno que|sería mejor que|mejor que|es mejor que
            es necesario|es necesario que|vamos a
            debe estar|deben estar|debería estar|deberían estar|tiene que estar|tienen que estar
            favor de|permíteme|permítame
            tenéis que|que se apague|que se apaguen|que se encienda|que se enciendan
            que se prenda|que se prendan|que se abra|que se abran|que se cierre
            que se cierren|que se suba|que se suban|que se baje|que se bajen
            """,
        Mark.TAG: """
            ok|okay|vale|de acuerdo|=sí|no|verdad|no es verdad|eh|bueno|dale|te parece
            te parece bien|le parece|está bien|puede ser|es posible|si puedes|puedes|podés|podrías
            por favor|porfa|entendido|quieres|querés|sale|va|te va|listo|te importa
            """,
        Mark.UNWISH: """
            no quiero|no quiero que|yo no quiero|no quisiera|no quisiera que|no querría
            no querría que|no queremos|no queremos que|no quería|no quería que|no deseo
            no deseo que|no deseamos|no necesito|no necesito que|no necesitamos|no me gustaría
            no me gustaría que|no nos gustaría|no me apetece|nadie quiere|nunca quiero
            ya no quiero|ya no quiero que|ya no queremos|ya no necesito|ya no necesitamos
            prefiero que no|prefiero no|preferiría que no|preferiría no|preferimos que no
            no prefiero|me gustaría que no|quiero que no|quisiera que no|querría que no
            necesito que no|te pido que no|le pido que no|te ruego que no|no hace falta
            no hace falta que|no haría falta|ya no hace falta|no es necesario
            no es necesario que|no sería necesario|no hay necesidad|no hay necesidad de
            sin necesidad de|no hay que|no habría que|no tienes que|no tenés que|no tiene que
            no tienen que|no tenéis que|no tendrías que|no deberías|no debería|no deberían
            no debes|no debés|no debe|no deben|no debe estar|no deben estar|no debería estar
            no deberían estar|no tiene que estar|no puedes|no podés|no puede|no podéis|no pueden
            no vale la pena|no merece la pena|mejor que no|mejor no|es mejor no
            es mejor que no|sería mejor no|sería mejor que no|más vale no|más vale que no
            ni se te ocurra|que no se|que nadie|no te he pedido que|no te pedí que|no he pedido que
            no vayas a|no vaya a|no vamos a|no hagas que|sin que se|que no
            """,
        Mark.NEGATION: f"""
            no|nunca|jamás|nada|nadie|ningún|ninguno|ninguna|ningunos|ningunas|ni|tampoco|sin
            ni siquiera|ni hablar|no más|ya no|nunca más|jamás de los jamases|para nada|de ningún modo
            de ninguna manera|de ninguna forma|en absoluto|bajo ningún concepto
            bajo ninguna circunstancia|bajo ningún pretexto|en ningún caso|por nada del mundo
            ni loco|no se te ocurra|no se le ocurra|deja de|dejá de|deje de|dejad de|dejen de
            dejar de|deja ya de|{_behind("para de")}|pare de|parad de|paren de|pará de|parar de
            evita|evitá|evite|evitad|eviten|evitar|en vez de|en lugar de|en vez del|en lugar del|antes que
            prohibido|prohibida|prohíbo|te prohíbo|le prohíbo|queda prohibido|está prohibido
            abstente de|absténgase de|cuidado con|me niego|impide|impedir|renuncia a
            cesa de|cese de|ojo con
            """,
        Mark.HOLD: """
            la dejas como está|lo dejas como está|la dejas así|lo dejas así|las dejas|los dejas
            se queda como está|se queda así|que se quede
            deja|dejá|deje|dejad|dejen|dejar|dejarla|dejarlo|dejarlas|dejarlos|dejas|dejás
            déjala|déjalo|déjalas|déjalos|dejala|dejalo|dejalas|dejalos|déjela|déjelo|déjelas
            déjelos|déjame|dejame|déjeme|déjanos|dejadla|dejadlo|déjenla|déjenlo|dejemos
            déjamela|déjamelo|mantén|mantené|mantenga|mantengan|mantened|mantener|mantenla
            mantenlo|mantenlas|mantenlos|manténla|manténlo|manténgala|manténgalo|mantenerla
            mantenerlo|conserva|conserve|conservar|conservá|que siga|que sigan
            que se quede|que se queden|quede|queden|que quede|que queden|se queda|se quedan
            permanezca|permanezcan|permanece|permanecer|permanecen
            ignora|ignorá|ignore|ignorar
            respeta|respete|omite|omití|omita|omitir|sáltate|saltate|sáltese|debe seguir
            deben seguir|tiene que seguir|tienen que seguir|debe quedar|deben quedar
            debe quedarse|deben quedarse|debe permanecer|deben permanecer
            """,
        Mark.EXCEPTION: """
            excepto claro|excepto quizá|excepto quizás|excepto tal vez|menos claro|menos quizá
            menos quizás|salvo claro|salvo quizá|salvo quizás|salvo tal vez|excepto solo
            excepto por supuesto
            a menos que sea la|a menos que sea el|salvo que sea la|salvo que sea el
            olvida el|olvida la|olvida los|olvida las|olvídate del|olvídate de la
            olvídate de los
            exceptuada|exceptuado|exceptuando|excluida|excluido|excluidas|excluidos|excluyendo
            aparte|aparte de|sin contar|sin incluir|a excepción de|a excepción del
            con excepción de|con la excepción de|con la excepción del|con la salvedad de
            no incluida|no incluido|exceptuadas|exceptuados|quitando|sacando|dejando fuera
            excepto|salvo|menos el|menos la|menos los|menos las|menos en|menos mi|menos esa
            menos ese|menos esta|menos este|menos aquella|menos una|menos uno|a excepción de
            a excepción del|con excepción de|con excepción del|con la excepción de
            con la excepción del|exceptuando|exceptuado|aparte de|aparte del|quitando|fuera de
            fuera del|a reserva de|pero no|pero nunca|pero ninguno|pero ninguna|pero sin|y no
            y nunca|mas no|aunque no|solo no|excluyendo|excluido|excluida|sin contar|sin incluir
            con exclusión de|todo menos|todas menos|todos menos|toda menos|no el de|no la de
            no los de|no las de|no el del|no la del|pero deja|pero dejá|pero deje|pero mantén
            a no ser el|a no ser la|que no sea|que no sean|no así
            """,
        Mark.CONTRAST: """
            pero|sino que|solo|sólo|solamente|únicamente|nomás|sin embargo|no obstante
            en cambio|más bien|en su lugar|aunque sí|pero sí|por el contrario|al contrario
            sino
            """,
        Mark.JOIN: """
            y tú mientras|mientras tanto|y mientras tanto|y de paso|y además
            y|e|luego|y luego|después|y después|y entonces|también|y también|además|y además
            asimismo|así como|o|u|o bien|y de paso|de paso|acto seguido|a continuación|más tarde y
            y a continuación|junto con|tras eso|después de eso|y por último|por último|finalmente
            al mismo tiempo|igual que|y ya
            así que|por eso|por lo que|por lo tanto|por tanto|por ello
            """,
        Mark.CONDITION: """
            antes de que se me olvide *ar|antes de que se me olvide *er
            antes de que se me olvide *ir|antes de que se me olvide que
            como empiece|como empiecen|como salga|como venga|como vengan|como haga|como llegue
            como lleguen|como entre|como suba|como baje|como haya|como esté|como oiga|como vea
            como tenga|como *zca|como nieve|como hiele
            como siga|como sigas|como vuelva|como no pare|como llueva|con que|cuando|cuando sea que|siempre que|siempre y cuando|en cuanto
            tan pronto como|tan pronto|apenas|una vez que|en caso de
            en caso de que|en el caso de que|por si|por si acaso|a menos que|a no ser que
            salvo que|salvo si|excepto si|excepto cuando|salvo cuando|mientras|mientras que
            mientras tanto|hasta que|hasta las #|hasta la una|hasta mañana|hasta el lunes
            hasta el martes|hasta el miércoles|hasta el jueves|hasta el viernes|hasta el sábado
            hasta el domingo|hasta el amanecer|hasta el anochecer|hasta la noche|hasta la tarde
            hasta medianoche|hasta mediodía|hasta nuevo aviso|hasta nueva orden|hasta entonces
            antes|antes de|antes de que|antes del|después de que|después que|luego de que
            cada vez|cada vez que|la próxima vez|la próxima vez que|con tal de que
            con tal que|con la condición|a condición de|a condición de que|dado el caso
            según|según si|dependiendo|dependiendo de|en función de|depende de|solo entonces|solo si|sólo si
            solamente si|únicamente si|solo cuando|sólo cuando|solo en caso|incluso si|aun si
            aunque|suponiendo|suponiendo que|asumiendo que|de ser necesario
            de lo contrario|en el momento en que|en el momento que|en el instante
            conforme|al llegar|al salir|al entrar|al irme|al volver|al acostarme
            al despertar|al despertarme|al dormirme|al levantarme|al irnos|al cerrar|al abrir
            al anochecer|al amanecer|al oscurecer|al atardecer|al terminar|al acabar|al empezar
            si|y si|que si|nada más llegar|nada más entrar|nada más salir|una vez haya
            una vez hayas|cada que
            """,
        Mark.REASON: f"""
            ya empieza|ahora empieza|enseguida empieza|ya va a empezar|está a punto de
            empieza la película|empieza la serie|empieza el partido|que va a empezar
            qué bochorno hace|qué asco de calor
            que los niños|que el niño|que el bebé|que la niña|que las niñas|que la abuela
            que mi madre|que mi padre|que mi mujer|que mi marido|que ya vienen|que ya duermen
            que le molesta|que le da el sol|porque le molesta
            que he|que estoy|que tengo frío|que tengo calor|que tengo sueño|que tengo prisa
            que tengo que|que me acuesto|que me duermo|que me molesta|que no veo|que no se ve
            que no oigo|que no se oye|que hace frío|que hace calor|que voy|que vamos|que ya es
            que es tarde|que estamos|que viene|que vienen|que llego|que llegamos|que quiero
            que está lloviendo|que empieza|que hemos
            nos vamos|ya nos vamos|me voy|ya me voy|nos vamos ya
            qué frío hace|qué calor hace|qué oscuro está|qué oscuro está esto|qué ruido hace
            qué tarde es|qué sueño tengo|qué mal huele|qué frío tengo|qué calor tengo
            qué poca luz hay
            qué frío|qué calor|qué oscuro|qué oscuridad|qué ruido|qué poca luz|qué tarde
            qué sueño|qué mal se ve|qué fresco|qué bochorno|=como está|=como hace|=como ya
            =como es de noche|=como no hay|=como no se|=como hay|=como me|=como se hace
            =como estoy|ya que|puesto que|dado que|visto que|que me voy|que nos vamos
            aunque|pase lo que pase
            porque|ya que|puesto que|pues que|dado que|debido a|debido a que|como hace|como está
            como estoy|como no|como hay|como ya|como tengo|como es|como me|como se|como nos
            como estamos|visto que|en vista de que|a causa de|por culpa de|gracias a|para que
            para que no|para no|para así|{_behind("para")}|a fin de|a fin de que|con el fin de
            con tal de|de modo que|de manera que|de forma que|así no|así podemos|así puedo
            que mañana|que voy|que vamos|que tengo|que tenemos|que me|que nos|que ya|que hace
            que hay|que no|que es|que estoy|que se|que luego|que llego|que salgo
            es que|no sea que|no vaya a ser que
            o si no|a ver si así|con objeto de|ahora que
            """,
        Mark.LATER: """
            espera # minutos|a las tres
            dentro de # cuartos de hora|en # cuartos de hora|dentro de un cuarto de hora|luego|después|más tarde|mañana|pasado mañana|mañana por la mañana|mañana por la tarde|mañana por la noche
            esta noche|esta tarde|hoy por la noche|hoy por la tarde|hoy a la noche|a la noche
            a la tarde|a la mañana|por la noche|por la tarde|por la mañana|por las noches
            por las mañanas|por las tardes|en la noche|en la mañana|en la tarde
            de madrugada|por la madrugada|de la madrugada
            más tarde|más adelante|luego de|después de|después del|después de la|después de las
            después de comer|después de cenar|tras el|tras la|tras las|tras los|tras cenar
            dentro de|en un rato|al rato|en un ratito|dentro de un rato|en un momento
            en un momentito|en un minuto|en un segundo|en unos minutos|en unas horas|en breve
            en poco tiempo|en media hora|en una hora|en un cuarto de hora|en hora y media
            en tres cuartos de hora|en una media hora|en cosa de|en menos de|en torno a las
            en # segundo*|en # minuto*|en # hora*|en # día*|en # semana*|en # mes*|en # # minutos
            en # # segundos|en # y # minutos|en # min|en # seg|en # h|en *min|en unos # minutos
            en unas # horas|de aquí a|de acá a|a los # minutos|pasados # minutos|pasadas las #
            tras # minutos|espera # minuto*|espera # segundo*|espera # hora*|esperá # minuto*
            espera una hora|espere # minuto*|pronto|próximamente|algún día|un día|un día de estos
            otro día|otra ocasión|en otro momento|en otra ocasión|en el futuro|en adelante
            de ahora en adelante|a partir de|a partir del|a partir de ahora|desde mañana
            desde hoy|desde ahora|desde las #|desde el lunes|la próxima semana|la semana que viene
            el mes que viene|el año que viene|lunes|martes|miércoles
            jueves|viernes|sábado|domingo|sábados|domingos|fin de semana|fines de semana|finde
            entre semana|días laborables|días de semana|cada día|cada noche|cada mañana|cada tarde
            cada semana|cada hora|cada mes|cada # minutos|cada # horas|cada # días|cada lunes
            todos los días|todas las noches|todas las mañanas|todas las tardes|todas las semanas
            todas las horas|todo el tiempo|todo el día|diariamente|a diario|semanalmente
            constantemente|a veces|de vez en cuando|normalmente|continuamente|permanentemente
            a las #|a la una|a eso de|a eso de las|sobre las #|hacia las #|para las #|para la una
            antes de las #|después de las #|alrededor de las #|cerca de las #|tipo #|tipo las #
            a mediodía|al mediodía|a medianoche|a la medianoche|a media tarde|a media noche
            a media mañana|a última hora|a primera hora|a la hora de *|a la hora del *
            a la puesta|a la puesta de sol|a la salida del sol|al ponerse el sol|al salir el sol
            con la puesta|con el amanecer|en punto|y cuarto de la|menos cuarto
            en la cena|en el desayuno|en la comida|en el almuerzo|en navidad|por navidad
            para mañana|para esta noche|para el lunes|para luego|para después|para más tarde
            para la cena|recuérdame|recordame|recuérdenme|recuérdeme|recuérdanos|recordatorio
            despiértame|despertame|despiérteme|avísame cuando|avisame cuando|pon una alarma
            ponme una alarma|pon la alarma a las|pon el despertador|ponme el despertador
            poné una alarma|poné el despertador|despertador|programá|programad
            programar|prográmame|agenda|agendá|agendar|calendario|todavía no|aún no|ahora no
            ahorita no|ahora mismo no|no ahora|no ahorita|no todavía|no aún|hoy no|no por ahora
            por ahora no|de momento no|por el momento no|no hoy|posteriormente
            siempre|el próximo lunes|el próximo mes|el próximo año|el próximo fin
            el próximo día|la próxima hora|el próximo verano|el próximo invierno|programa el
            programa la|programa los|programa las|programa un|programa una|programe el
            programe la
            """,
        Mark.PAST: """
            gracias por
            ayer|anteayer|antier|antes de ayer|anoche|antenoche|anteanoche|esta mañana temprano
            la semana pasada|el mes pasado|el año pasado|la noche pasada|la última vez|el otro día
            la otra noche|hace #|hace un rato|hace un momento|hace poco|hace rato|hace mucho
            hace una hora|hace un minuto|hace unos|hace unas|hace ya|hace días|hace tiempo
            recién|recientemente|últimamente|anteriormente|previamente|antiguamente|en su día
            en aquel entonces|por entonces|solía|solían|solíamos|sin querer|por error
            por accidente|por equivocación|toda la noche|todo este tiempo|acabo de|acaba de
            acabas de|acabamos de|acaban de|acababa de|desde ayer|desde hace|desde anoche|érase
            """,
        Mark.HABIT: """
            es mala idea|es una mala idea|no es buena idea|no es una buena idea|es buena idea
            sería un error|es un error|es inútil|no sirve de nada|no sirve para nada
            es peligroso|está prohibido|no está permitido|no tiene sentido|es una tontería
            es un rollo|es cosa mía|es una manía|es una costumbre|tarda una eternidad
            lleva siglos|es una pérdida de tiempo
            normalmente|habitualmente|por lo general|generalmente|por regla general|de costumbre
            la mayoría de las veces|casi siempre|usualmente|suelo|sueles|suele|solemos|suelen
            solía|solíamos|solían|acostumbro|acostumbra|acostumbramos|tengo la costumbre
            tenemos la costumbre|a menudo|a veces|de vez en cuando|algunas veces|muchas veces
            en general soy|por norma
            """,
        Mark.REPORT: """
            recomendó|recomienda|recomendaron|recomiendan|recomendaba|ha recomendado|aconsejó
            aconseja|aconsejaron|aconsejan|ha aconsejado|advirtió|pone en el|pone en la|pone ahí
            está escrito|en el cartel|en el letrero|el cartel|el letrero|la etiqueta
            sube y|baja y|corre y|levántate y|ve arriba y|ve abajo y|ve y|sube arriba y
            baja abajo y|acércate y|no para de decir|no deja de decir|no para de gritar
            va y dice|me suelta|pásate y
            dijo|dijeron|dije|dijiste|dice|dicen|decía|decían|dicho|diciendo|digo que|decir|decirle
            dile|decile|dígale|díganle|diles|dígales|decidle|dile a|dile que|pregunta a|pregúntale
            preguntale|preguntó|preguntaba|pregunta si|preguntan|preguntado|contó|cuenta que
            contaba|cuéntale|contale|escribió|escribe|escribí|escriba|escribir|escribís|escríbele
            escribile|anota que|anota en el|anótame que|toma nota|tomá nota|tome nota|apunta que
            nota|gritó|gritaba|susurró|sugirió|sugiere|propuso|propone|respondió|responde|contestó
            contesta|contéstale|insiste|insistió|prometió|ordenó|ordena que|mandó que|pidió|pide que
            pedía|piden que|pidieron|quería que|quiere que|querían que|creía|cree que|piensa que
            pensaba|pensó|opina|opina que|afirma|afirmó|asegura que|aseguró|menciona|mencionó
            comentó|comenta|comenta que|según ella|según él|escuché|escuchó|oí que|oí|he oído|oyó
            leí|leí que|traduce|traducí|traduzca|traducir|tradúceme|traducime|repite|repetí|repita
            repetir|deletrea|deletreá|deletree|pronuncia|pronunciá|dicta|dictá|mensaje|mensajes
            mándale|mandale|envíale|enviale|manda un|mandá un|envía un|enviá un|envíe un|sms
            whatsapp|correo|email|e mail|telegram|la palabra|las palabras|la frase|la oración
            el comando|la orden|=titulado|=titulada|llamado|llamada|denominado|la letra|letra de
            cuento|poema|chiste|historia|en la película|en el libro|en la serie|anuncia|anunciá
            anuncie|anunciar|difunde|avisa a|avísale|avisale|avisa que|avísales|informa a|léeme|leeme
            lee en voz alta|léame|leer en voz alta|cómo se dice|cómo digo|qué significa|qué quiere decir
            significa|quiere decir|define|definición|recuerda que|recordá que|memoriza|comillas
            entre comillas|se dice|dizque|al parecer|por lo visto
            * puede|* pueden|* quiere|* quieren
            """,
        Mark.ASK: f"""
            =qué|=que hora|=que hora es|=que temperatura|=que tal|=que luces|=que luz|=que tiempo
            =que hay|=que pasa|=que sabes|=que puertas|=que ventanas|=que está|=que dispositivos
            =que día|=que dia|=que es
            =que significa|qué tal|a qué hora|a qué|de qué|en qué|con qué|para qué|por qué
            por que no funciona|por que está|por que esta|=quién|=quien|=quiénes|a quién|de quién
            cuál|cuáles|=cuánto|=cuánta|=cuántos|=cuántas|=cuanto|=cuanta|=cuantos|=cuantas
            cada cuánto|desde cuándo|hasta cuándo|=cuándo|=cómo|=como está|=como esta|=como están
            =como estan|=como va|=como se|=como funciona|=como puedo|=como hago|=dónde|=donde
            =adónde|adonde|desde dónde|=está|=estás|están|=esta la|=esta el|=esta mi|=esta abierta
            =esta abierto|=esta cerrada|=esta cerrado|=esta encendida|=esta encendido
            =esta apagada|=esta apagado|=esta prendida|=esta prendido|=esta todo|=esta lloviendo
            estaba|estaban|estabas|estará|estarán|estuvo|es|son|era|eran|fue|fueron|será|serán
            sería|eres|sos|es usted|estoy|he|has|ha|hemos|habéis|han|había|habías|habían|habrá
            has podido|hay|habrá que|hubo|queda|quedan|quedó|falta|faltan|tengo que|tienes
            tenés|tiene|tienen|tenemos|tenías|tenía|debo|debemos|debería yo|debería el|debería la
            deberíamos|tendría yo|puedo|podría yo|puede el|puede la|puede un|puede una
            pueden los|pueden las|podría el|podría la
            se puede|se pueden|se puede saber|sabes|sabés|sabe|sabe usted|sabéis|conoces|conocés
            crees|creés|piensas|pensás|opinas|recuerdas|recordás|te acuerdas|te acordás
            te parece normal|funciona|funcionan|hace frío|hace calor|hace falta que yo|llueve
            va a|van a|voy a|ibas a|eres capaz|sos capaz|eres capaz de|serías capaz
            serías capaz de|sería capaz|es posible|es seguro|es peligroso|es normal|es verdad que
            es cierto que|será que|acaso|no está|no están|no hay|no has|no es|no son|no deberíamos
            no debería yo|no hace demasiado
            dime|decime|dígame|díganme|decidme|dinos|díganos|me dices|me decís
            me dice|me podrías decir|me puedes decir|me podés decir|me podría decir|me puede decir
            puedes decirme|podrías decirme|puede decirme|podría decirme|podés decirme
            podéis decirme|puedes decir|puedes explicarme|podrías explicarme|me explicas|me explicás
            me puedes explicar|me podrías explicar|explica|explicá|explique|explícame|explicame
            explíqueme|describe|describí|enséñame|muéstrame|mostrame|muéstreme|cuéntame|contame
            cuénteme|indícame|indicame|comprueba|comprobá|compruebe|comprobar|verifica|verificá
            verifique|verificar|revisa|revisá|revise|revisar|chequea|chequeá|fíjate|fijate|fíjese
            mirá si|mira a ver|averigua|averiguá|consulta|pregunta
            puedes ver|podrías ver|puedes comprobar|podrías comprobar|puedes verificar
            podrías verificar|puedes revisar|podrías revisar|podés ver|podés revisar|puede verificar
            puede comprobar|puede revisar|puedes saber|podrías saber|puedes ya
            podrías en teoría|quieres decirme|quisiera saber|quiero saber|querría saber
            queremos saber|me gustaría saber|nos gustaría saber|necesito saber|me pregunto
            me preguntaba|no sé si|quería saber|quería preguntar|quería preguntarte|alguna idea
            alguien sabe|tienes idea|qué pasa|qué pasaría|qué ocurre|qué ocurriría|ves|notas
            te dije|te he dicho|recomiendas|recomendás|recomendarías|aconsejas|dirías|vos sabés
            tú sabes|tú crees
            por qué no|vas a|vais a|=qué *|=qué * *|=cómo *|=cuándo *|=dónde *|=quién *
            cuál *|cuáles * *|=cuánto * *|=cuánta * *|=cuántos * *|=cuántas * *|=por qué *
            =por qué * *|=para qué *|=dime qué * *|=dime que * *|dime cuáles * *
            =dime cómo *|=dime cuándo *|lo que puedes|lo que podés|lo que puede|mira si *
            mirá si *|mire si *|avísame si *|=que luces *|=que luz *
            {_all("cómo |dónde |por qué |para qué |qué |que |cuánto |cuándo ", _ASKED)}
            """,
        Mark.JUST_ASKING: """
            solo una pregunta|sólo una pregunta|solo es una pregunta|es solo una pregunta
            una simple pregunta|simple pregunta|solo pregunto|sólo pregunto|solo preguntaba
            sólo preguntaba|pregunto nada más|pregunto nomás|nomás pregunto|solo te pregunto
            solo por preguntar|por preguntar|por curiosidad|por pura curiosidad|simple curiosidad
            pura curiosidad|solo por curiosidad|sólo por curiosidad|es curiosidad|tengo curiosidad
            solo por saber|sólo por saber|solo para saber|sólo para saber|es solo por saber
            solo para comprobar|solo quiero saber|sólo quiero saber|solo quería saber
            sólo quería saber|solo es curiosidad|en teoría|teóricamente|hipotéticamente
            en principio|en general|por lo general|para mi información|a modo de información
            pregunta hipotética|de forma hipotética|pregunto por
            """,
        Mark.DOUBT: """
            quizá|quizás|tal vez|a lo mejor|igual luego|posiblemente|probablemente|puede que
            puede ser que|capaz que|acaso|creo que|pienso que|pienso en|estoy pensando
            estoy pensando en|estaba pensando|estaba pensando en|pensaba en|me planteo
            estoy considerando|supongo|supongo que|imagino que|imagina|imaginá|imagínate|imaginate
            imagine|imaginemos|supón|supongamos|suponte|suponé|pongamos que|digamos que
            hagamos como que|haz como si|hacé como si|haz como que|finge|fingí|finja|como si
            por ejemplo|ojalá|espero|espero que|esperemos que|esperemos|habría|hubiera
            hubiese|habrías|hubieras|hubiéramos|hubiesen|podría haber|podría haberse|debería haber
            deberías haber|debí|debí haber|debimos|debiste|tendría que haber|tendrías que haber
            si tan solo|olvidé|se me olvidó|se me ha olvidado|me olvidé|me he olvidado|he olvidado
            odio|detesto|me encanta|me gusta|nos gusta|no me gusta|=no sé
            no sé si|no estoy seguro|no estoy segura|no estoy seguro de|dudo|dudo que|tengo dudas
            tengo que|tenemos que|debo|debemos|yo tengo que|necesito apagar yo
            * podría|* podrían
            """,
        Mark.CORRECTION: """
            he cambiado de idea|cambié de idea|he cambiado de opinión
            tanto no|no tanto|es demasiado|es mucho|tan alto no|tan fuerte no|no tan alto
            olvídalo|olvida eso|sabes qué|ay no|ah no|espera no|no espera|o mejor
            mejor dicho|bueno no|digo
            para|pará|alto|eh|no|no espera|espera|esperá|espere|esperad|esperen
            perdón|perdona|perdone|no perdón|no perdona|lo siento|no lo siento
            quiero decir|quise decir|quería decir|no quiero decir|digo|no digo|o sea|mejor dicho
            o mejor|o mejor dicho|mejor|no mejor|no mejor dicho|más bien|o más bien
            corrijo|corrección|rectifico|ups|uy|me equivoqué|me he equivocado
            me confundí|me he confundido|en realidad|de hecho|bueno mejor|no bueno
            pensándolo bien|pensándolo mejor|ahora que lo pienso
            es decir|no a ver|no disculpa|mentira
            """,
        Mark.REVOKED: """
            ay no déjalo|ay déjalo|ah no déjalo|bueno déjalo|bueno mira déjalo|mira no
            en realidad no|al final no|no mejor no|mejor déjalo|mejor no|no olvídalo|ay olvídalo
            bah déjalo|bah olvídalo|ya lo hago yo|lo hago yo|ya no hace falta
            pensándolo bien no|cancela eso|anula eso|nada déjalo|no nada
            olvídalo|olvidalo|olvídelo|olvidadlo|olvídate|olvidate|olvídese|olvídate de eso
            olvida eso|olvida lo que|olvidá eso|olvida|no olvídalo|da igual|da lo mismo|es igual
            no importa|no pasa nada déjalo|déjalo|dejalo|déjelo|dejadlo|déjalo así|dejalo así
            déjelo así|déjalo estar|deja déjalo|no déjalo|no dejalo|nada déjalo|no nada|nada nada
            nada olvídalo|mejor no|o mejor no|bueno mejor no|no mejor no|al final no|pensándolo bien no
            en realidad no|de hecho no|cancela eso|cancelá eso|cancélalo|cancelalo|cancela todo
            cancela la orden|cancela lo anterior|cancele eso|anula eso|anúlalo|anulalo|anula la orden
            ignora eso|ignora lo que|ignora lo anterior|ignóralo|no lo hagas|no la hagas
            no hagas nada|no haga nada|no hagas eso|no hagáis nada|no hagas caso|ni caso|no te molestes
            no se moleste|o no|bueno no|espera no lo hagas|no ya no|ya no|no hace falta ya
            es broma|era broma|es una broma|era una broma|estoy bromeando|estaba bromeando|de broma
            he cambiado de idea|cambié de idea|he cambiado de opinión|cambié de opinión
            me arrepiento|me arrepentí|me lo he pensado mejor|retiro lo dicho
            espera no|perdón no|no espera no
            """,
        Mark.RELATION: """
            arriba de|arriba del|encima de|encima del|cerca de|cerca del|al lado de|al lado del|junto a|junto al|próximo a|próxima a
            próximo al|detrás de|detrás del|atrás de|atrás del|tras de|delante de|delante del
            adelante de|enfrente de|enfrente del|frente a|frente al|debajo de|debajo del|abajo de
            abajo del|bajo el|bajo la|bajo las|bajo los|encima de|encima del|arriba de|arriba del
            por encima de|por encima del|por debajo de|por debajo del|sobre la|sobre el|sobre las
            sobre los|sobre mi|entre el|entre la|entre los|entre las|alrededor de|alrededor del
            a la izquierda de|a la izquierda del|a la derecha de|a la derecha del|contra la
            contra el|más allá de|más allá del|al otro lado de|al otro lado del|al final de
            al final del|al fondo de|al fondo del|lejos de|lejos del|más cercano|más cercana
            más cercanos|más cercanas|más lejano|más lejana|más alejado|más alejada|pegado a
            pegada a|vecino a|contiguo a|contigua a|no lejos de
            """,
    },
    verbs="""
        enchufa|enchufe|enchufad|enchúfa*|planta|plantá|clava
        apagá|desconectá|conectá|activá|desactivá|reactivá|levantá|aumentá|incrementá|decrementá
        acortá|agregá|cambiá|ajustá|quitá|reanudá|regulá|silenciá|bloqueá|desbloqueá|calentá|arrancá
        siga|sigan
        apaga*|apague|apaguen|apágu*|apága*|apagu*|enciend*|enciénd*|encender*|encended*
        encendé|encendela|encendelo|encendelas|encendelos|encendeme|encende
        prende|prenda|prendan|prendas|prender*|prended*|prendé|prénde*|prénda*|prendela|prendelo
        prendeme|prendelas|prendelos|conecta*|conecte*|conécta*|conécte*|desconecta*
        desconecte*|desconécta*|desconécte*|activa*|active*|actíva*|actíve*|desactiva*
        desactive*|desactíva*|desactíve*|reactiva*|reactive*|abre|abra|abran|abras|abrir*|abrid*
        abrí|abrila|abrilo|abrilas|abrilos|abrime|ábre*|ábra*|abrela|abrelo|abreme|abramos
        cierra*|cierre|cierren|ciérra*|ciérre*|cerrar*|cerrad|cerradla|cerrá|cerrala|cerralo
        cerralas|cerralos|cerrame|sube|suba|suban|subas|subir*|subid*|subí|subila|subilo|subilas
        subilos|subime|súbe*|súba*|subele|subelo|subela|baja|baje|bajen|bajar*|bajad*|bajá|bajala
        bajalo|bajale|bajalas|bajalos|bájal*|bájam*|bájel*|bájen*|pon|ponga|pongan|pongas|ponme
        ponla|ponlo|ponlas|ponlos|ponle|ponles|ponnos|pónme*|pónle|ponte|póngal*|póngam*|póngan*
        póngas*|poner*|poned*|poné|ponelo|ponela|ponele|poneme|ponelas|ponelos|pongamos|quita*
        quite*|quíta*|quíte*|cambia*|cambie*|cámbia*|cámbie*|mueve*|mueva*|muéve*|muéva*
        mover*|mové|levanta*|levante*|levánta*|levánte*|aumenta*|aumente*|auménta*|auménte*
        incrementa*|incremente*|reduce*|reduzca*|redúce*|redúzca*|reducir*|reducí|decrementa*
        decremente*|disminuye*|disminuya*|disminuir*|disminúye*|disminuí|acorta*|acorte*|atenúa*
        atenúe*|atenuar*|atenuá|regula*|regule*|regúla*|gradúa*|ajusta*|ajuste|ajusten|ajústa*
        ajúste*|configura|configure|configurar*|configurá|establece*|establezca*
        establecer*|establecé|fija|fije|fijar*|fijá|fíjalo|fíjala|para|pare|paren
        parar*|pará|párala|páralo|páralas|páralos|párel*|parala|paralo|parad|detén|detener*
        detenga*|deténga*|detené|deténlo|detenlo|detenla|frena|frene|inicia|inicie|inicien
        iniciar*|iniciá|iníciala|inícialo|comienza|comience|comenzar*|comenzá|empieza|empiece
        empezar*|empezá|arranca|arranque|arranquen|arrancar*|arrancá|arráncal*|termina|termine
        terminar*|terminá|finaliza|finalice|finalizar*|finalizá|acaba|acabe|acabar*|completa
        complete|completar*|completá|da por|dá por|dar por|dé por|dale|da|=dé|dar|dame|deme|dadme
        haz|haga|hacé|hacer*|hazme|hazlo|haced|hagan|pausa|pause|pausen|pausar*|pausá|páusa*
        reanuda*|reanude*|reanúda*|continúa|continúe|continuar*|continuá|sigue|seguir*|seguí
        siguiente|anterior|reproduce*|reproduzca*|reproducir*|reproducí|reprodúce*|toca|toque
        escuchar|oír|ver|visualizar|salta|salte|saltar*|saltá|pasa|pase|pasar*|pasá|sáltala
        sáltalo|vuelve|vuelva|volver*|volvé|regresa|regrese|regresar*|regresá|retorna|retorne
        retornar*|retorná|retrocede|retroceda|retroceder|retrocedé|devuelve|devuelva|devolver*
        devolvé|silencia*|silencie*|siléncia*|mutea|mutear|limpia|limpie|limpien|limpiar*|limpiá
        límpia*|límpie*|aspira|aspire|aspiren|aspirar*|aspirá|aspíral*|barre|barra|barrer*|barré
        friega|friegue|fregar|trapea|corta|corte|corten|cortar*|cortá|córta*|siega|riega|riegue
        regar*|regá|riégal*|ventila|ventile|ventilar*|calienta*|caliente|calentar*|calentá
        enfría|enfríe|enfriar*|enfriá|refresca|refrigera|ilumina|ilumine|iluminar*|iluminá
        ilumíname|oscurece|oscurezca|oscurecer*|aclara|aclare|aclarar*|bloquea*|bloquee*|bloquéa*
        desbloquea*|desbloquee*|desbloquéa*|tranca|tranque|trancar|destranca|echa|eche|echar*|echá
        échale|échal*|añade*|añada*|añáde*|añadir*|añadí|añadid|apunta|apunte|apuntar*|apuntá
        apúntal*|apúntam*|anota|anote|anotar*|anotá|anótal*|anótam*|suma|sume|sumar*|sumá|súmal*
        resta|reste|restar*|restá|agrega*|agregue*|agréga*|mete|meta|meter*
        elimina|elimine|eliminar*|eliminá|elimínal*|borra|borre|borrar*|borrá|bórral*|suprime
        suprima|suprimir*|suprimí|retira|retire|retirar*|retirá|retíral*|remueve|remueva
        remover*|saca|saque|sacar*|sacá|sácal*|tacha|tache|tachar*|tachá|táchal*|marca
        marque|marcar*|marcá|márcal*|cancela|cancele|cancelar*|cancelá|cancélal*|anula|anule|anular*
        ejecuta|ejecute|ejecutar*|ejecutá|ejecútal*|lanza|lance|lanzar*|lanzá|corre|correr|crea
        cree|crear|creá|manda|mande|mandar*|mandá|mándal*|mándam*|envía|envíe|enviar*|enviá|envíal*
        trae|traiga|traer*|traé|tráeme|traeme|lleva|lleve|llevar*|llevá|aprieta|apriete|apretar
        apretá|presiona|presione|presionar|presioná|pulsa|pulse|pulsar|pulsá|dispara|dispare
        arma|arme|armá|desarma|desarme|desarmar*|desarmá|reinicia|reinicie|reiniciar*
        reiniciá|restablece|recarga|recargar|alterna|invierte|gira|gire|girar|girá|usa|use|usar
        recoge|recoja|recoger*|recogé|despliega|desplegar|extiende|descorre|afloja
        entra|prepara|prepare|preparar*|prepará|vacía|llena|más alto|más bajo
        más fuerte|más bajito|más volumen|menos volumen|más luz|menos luz|más brillo|menos brillo
        más caliente|más frío|más calor|menos calor|más rápido|más despacio|play|pausa|stop|on|off
        armar|remove|remové|establezcan
        """,
    subjects="""
        la bebé|las niñas|los peques|el perro|el gato|el teléfono|las visitas|los gemelos
        el sol|el bebé|los invitados|la película|el ruido|la niña|el niño
        el que|la que|los que|las que|lo que|yo|=él|ella|ello|nosotros|nosotras|vosotros|vosotras|ellos|ellas|usted|ustedes|=tú|vos
        eso|esto|aquello|alguien|nadie|todo el mundo|mi mujer|mi esposa|mi marido|mi esposo|mi hijo
        mi hija|mi madre|mi padre|mi mamá|mi papá|mamá|papá|mi hermano|mi hermana|mi abuela
        mi abuelo|abuela|abuelo|mi novio|mi novia|mi pareja|mi jefe|mi jefa|mis hijos|mis padres
        mis hijas|mi amigo|mi amiga|mi vecino|mi vecina|los niños|los vecinos|la gente|el vecino
        la vecina|el autobús|el bus|el tren|aquí está|ahí está|aquí hay|ahí hay|allí hay
        """,
    finite="""
        lleva horas|llevan horas|lleva una hora|lleva # horas|lleva # minutos|lleva un rato
        lleva rato|lleva todo el día|lleva toda la tarde|lleva toda la mañana
        retumba|ronronea|ruge|zumban|suda|sudo|sudando|tirito|va a empezar|están a punto
        está a punto|asamos
        aso|muero|parece|queja|quejan|congelo|congelamos
        despierta|sigue|siguen|cuesta|gasta|tarda|salta|saltan|llueve|nieva|huele|molesta
        molestan|ciega|deslumbra|falta|faltan|queda|quedan|quedó|acabo|acaba|ha acabado|hiela
        pica|pita|suena|zumba|estamos|vamos|me voy|nos vamos|ceno|cenamos|leo|trabajo|cocino|veo
        vemos|oigo|quiero|necesito|olvidé|olvidó
        ve|veo|oigo|tengo|estoy|voy|hace|puedo|hay|duerme|duermen|oye
        soy yo|eres tú|es él|enciendo|apago|abro|cierro|pongo|subo|bajo|bloqueo|desbloqueo|prendo
        activo|desactivo|dejo|dejaba|=dejé|tenía|dormía|hacía|veía|salía|ponía|encendía|abría|*aba
        *ábamos|*aban|es|son|era|eran|fue|fueron|será|serán|sería|soy|somos|eres|=está|están|estaba|estaban
        estoy|estamos|estás|estuvo|estuvieron|estará|estarán|he|has|ha|hemos|han|había|habían|hay
        hubo|habrá|tengo|tiene|tienen|tenemos|tenía|tuve|tuvo|voy|va a|van|iba|iban|fui|fuimos
        hizo|hice|hicieron|hacía|hicimos|hace frío|hace calor|hace demasiado|hace mucho|hace un
        puedo|pudo|pude|podía|quería|quiso|quise|sé que|sabía|viene|vienen|vino|vinieron|llegó
        llegué|llega|llegan|llegaron|llegamos|sale|salen|salió|salgo|salí|entró|=entré|entran
        funciona|funcionan|funcionaba|parece|parecen|parecía|suena|suenan|sonó|brilla|parpadea
        huele|gasta|gastan|consume|consumen|cuesta|cuestan|molesta|molestan|gusta|gustan|duerme
        duermen|dormía|duermo|duele|sigue encendid*|sigue apagad*|sigue abiert*|sigue cerrad*
        sigo|siguen|quedó|quedaron|=quedé|dejó|=dejé|dejaron|dejamos|dejaste|=apagó|=apagué|apagaron
        apagaste|apagamos|apagaba|apagaban|encendió|=encendí|encendieron|encendiste|encendía
        prendió|=prendí|prendieron|prendiste|abrió|abrieron|abriste|abría|abrimos|=cerró|=cerré
        cerraron|cerraste|cerraba|cerramos|subió|subieron|subiste|subía|=bajó|=bajé|bajaron|bajaste
        bajaba|puse|puso|pusieron|pusiste|ponía|=quitó|=quité|quitaron|=cambió|=cambié|cambiaron
        activaron|=activó|=activé|=desactivó|=desactivé|=conectó|=desconectó|=limpió|=limpié|limpiaron
        =paró|pararon|=detuvo|detuvieron|=empezó|empezaron|=terminó|terminaron|=compré|=compró
        =olvidé|=olvidó|=rompió|se ha|se han|se había|se enciende|se encienden|se encendía
        se apaga|se apagan|se apagaba|se abre|se abren|se abría|se cierra|se cierran|se cerraba
        se sube|se baja|se bloquea|se para|se puso|se fue|se ve|se oye|se activa|se prende|se prenden
        me he|le he|lo he|la he|las he|los he|nos hemos|apagan|encienden
        """,
    firsts="primero|en primer lugar|antes que nada",
    articles="""
        el|la|los|las|un|una|unos|unas|lo|del|mi|mis|tu|tus|su|sus|nuestro|nuestra|nuestros
        nuestras|vuestro|vuestra|este|estos|estas|ese|esa|esos|esas|aquel|aquella|aquellos
        aquellas|todo el|toda la|todos los|todas las|todo|toda|todos|todas|cada|ambos|ambas
        los dos|las dos|algún|alguna|algunos|algunas|cualquier|todas mis|todos mis|todas estas
        esta
        """,
    numbers="""
        uno|una|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce
        quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintiuna|veintidós
        veintitrés|veinticuatro|veinticinco|veintiséis|veintisiete|veintiocho|veintinueve|treinta
        cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento
        """,
    joining="de|del|en|a|al|para|por|desde|dentro|con|sobre",
    within="en",
    only="solo|sólo|solamente|únicamente|nada más",
    now="ahora|ahora mismo|ya|ya mismo|enseguida|inmediatamente",
    particles="encendida|encendido|apagada|apagado|abierta|abierto|cerrada|cerrado|encendidas|encendidos|apagadas|apagados|on|off",
    pronouns="aquí|lo|la|los|las|eso|esto|todo|así|como está|como están|tal cual|tranquila|tranquilo|encendida|encendido|apagada|apagado|abierta|abierto|cerrada|cerrado",
    kinds={
        "cover:curtain": "cortina|cortinas|visillo|visillos",
        "cover:awning,blind,shade,shutter": "persiana|persianas|estor|estores|toldo|toldos|celosía|celosías|contraventana|contraventanas|postigo|postigos",
        "media_player:tv": "tele|tv|televisión|televisor|televisores",
        "cover:garage": "garaje|puerta del garaje|puerta de garaje|cochera",
        "cover:gate": "portón|portones|cancela|verja|verjas",
        "timer": "temporizador|temporizadores|cuenta atrás|cronómetro|timer|alarma|contador",
        "light": """
            luz|luces|lámpara|lámparas|bombilla|bombillas|bombillo|bombillos|bombita|bombitas
            foco|focos|luminaria|luminarias|lamparilla|lamparita|lamparillas|lamparitas
            ampolleta|ampolletas|iluminación|alumbrado|plafón|plafones|aplique|apliques|led|leds
            farol|faroles|farola|farolas|velador|veladores|tira led|araña|candelabro|flexo
            """,
        "switch": """
            interruptor|interruptores|enchufe|enchufes|conmutador|conmutadores|toma|tomas
            tomacorriente|tomacorrientes|regleta|regletas|zapatilla
            """,
        "fan": "ventilador|ventiladores|abanico|abanicos|extractor|extractores|campana",
        "cover": """
            ventana|ventanas|puerta|puertas
            claraboya
            blackout
            """,
        "lock": """
            cerradura|cerraduras|cerrojo|cerrojos|pestillo|pestillos|candado|candados|llave
            puerta|puertas|chapa
            """,
        "valve": """
            válvula|válvulas|agua|grifo|grifos|llave de paso|riego|aspersor|aspersores|canilla
            llave del agua
            """,
        "climate": """
            calefacción|calefactor|calefactores|termostato|termostatos|temperatura|aire
            aire acondicionado|climatizador|climatización|clima|radiador|radiadores|estufa
            caldera|bomba de calor|calentador
            """,
        "media_player": """
            altavoz|altavoces|parlante|parlantes
            bocina|bocinas|radio|música|volumen|sonido|equipo de música|barra de sonido
            canción|película|reproductor|estéreo|equipo|pódcast|podcast|vídeo|video|pista
            """,
        "vacuum": "aspiradora|aspiradoras|aspirador|aspiradores|robot|robots|robot aspirador|roomba",
        "lawn_mower": "cortacésped|cortacéspedes|cortadora de césped|podadora|robot cortacésped",
        "todo": "lista|listas|lista de la compra|lista de compras|lista de tareas|la compra|compras",
        "alarm_control_panel": "alarma|alarmas|sistema de alarma|sistema de seguridad",
        "scene": "escena|escenas|ambiente|ambientes|escenario|escenarios",
        "script": "script|scripts|rutina|rutinas|guion",
        "humidifier": "humidificador|humidificadores|deshumidificador|deshumidificadores|humedad",
        "button": "botón|botones|pulsador|pulsadores",
        "siren": "sirena|sirenas",
    },
    moves="limpiar|limpie|aspirar|a oscuras|bajar|subir|caer|entrar|salir|pasar|correr",
    relatives="que|quien|quienes|cual|cuyo|cuya|donde",
    nothing="nada|nadie|ni jota|ni torta|ninguno|ninguna|más",
    wholes="""
        todo|todas|todos|toda|el resto|lo demás|las demás|los demás|cada|ambas|ambos
        """,
    owners="su|sus",
    its="""
        *ala|*alas|*alo|*alos|*ela|*elas|*elo|*elos|ponla|ponlas|ponlo|ponlos|lo|la|los|las
        *amela|*amelo|*emela|*emelo|*ínala|*ínalo
        """,
    do_its="""
        hazlo|hazlo tú|hazlo ya|hazlo por mí|encárgate|encárgate tú|ocúpate|ocúpate tú
        puedes hacerlo|puedes hacerlo tú|podrías hacerlo|me lo haces|lo haces tú|hágalo
        """,
    thens="entonces|pues|y entonces|así que|en ese caso|pues entonces|y así",
    speakers="""
        yo|ella|=él|alguien|nadie|mi madre|mi padre|mi mujer|mi marido|mi hijo|mi hija|mamá|papá
        uno mismo
        """,
    infinitives="*ar|*er|*ir|*arlo|*arla|*erlo|*erla|*irlo|*irla",
    rejects="no",
    orders_tell=True,
    clear_orders=True,
    affirms="=sí|sí que sí|=sí que|en cambio sí|pero sí",
    clitics="se|me|te|nos|os|le|les|lo|la|los|las",
    vocatives="""
        cariño|cielo|guapa|guapo|corazón|tío|tía|majo|maja|amor|mi amor|bonita|bonito
        hijo mío|hija mía|mi vida|colega|compadre|che|querida|querido|mi rey|mi reina|chaval
        amigo|amiga|jefe|hombre|mujer
        """,
    lefts="he dejado|hemos dejado|alguien ha dejado|ha dejado alguien|dejé|dejamos|me he dejado",
    ises="está|están",
    hedges="digamos|pongamos|más bien|digamos que|vamos a decir|dejémoslo en|mejor",
    conclusions="""
        así que venga|por lo tanto|o sea que|con lo que|así que ya
        así que|entonces|pues|conque|por eso|de modo que|pues venga|así pues|por tanto
        """,
    addressees="=tú|tu|vos|usted|ustedes",
    ones="la de|el de|la del|el del|las de|los de|las del|los del|la que|el que",
    overs="encima de|encima del|sobre la|sobre el",
    provisos="con tal de que|con tal que|mientras|siempre que",
    stays="siga|sigan|quede|queden|continúe|se quede",
    likes="como",
    states="bochorno|sueño|ruido|oscuridad|luz|fresco|oscuro|oscuro|oscura|frío|calor|negro",
    disbelief="""
        te lo puedes creer|puedes creerlo|te lo imaginas|te imaginas
        no me digas|no puede ser|no me lo creo|anda ya|venga ya|estás de broma|no fastidies
        """,
    units="por ciento|grados|grado",
    spans="minutos|una hora|otra hora|media hora|horas|horita|cuarto de hora",
    not_thats="""
        no esa no|esa no|ese no|esas no|esos no|no ese no|esta no|este no|no no esa
        no no ese|no esa|no ese|no esta|no este
        """,
    ofs="de|del",
    lastings="""
        todavía|aún|siempre|todo el tiempo|todo el día|continuamente|constantemente
        lleva horas|llevan horas|lleva una hora|lleva # horas|lleva # minutos|lleva un rato
        lleva rato|lleva todo el día|lleva toda la tarde|lleva toda la mañana|desde hace
        hace horas|sin parar
        """,
    presents="""
        todavía|aún|ya|ahora|ahora mismo|actualmente|en este momento|en estos momentos|por casualidad
        acaso|exactamente
        """,
    to_dos="""
        de *ar|de *er|de *ir
        """,
    bits="un poco|un poquito|solo un poco",
    partways="""
        a medias|a la mitad|hasta la mitad|por la mitad|a medio|la mitad|un tercio|un cuarto
        tres cuartos
        """,
    yours="tu|tus|vuestra|vuestro",
    own_reports="""
        he dicho|dije|había dicho|te dije|te he dicho|acabo de decir|dije antes
        """,
    shares="por ciento",
)
"""Spanish, as it is spoken to a house."""
