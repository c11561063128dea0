"""Portuguese, of Portugal and of Brazil."""

from ..phrases import Language, Mark

_AR = """
    acion acrescent adicion ajust anot apag apont aspir ativ aument baix bot cal coloc começ
    cort deslig desativ destranc fech inici junt levant lig limp mand mud mut par pass paus
    pux regul tir toc tranc troc
"""
"""Verbs in -ar, without the ending, that are asked for every day."""

_ER = "acend aquec desc ench escurec met"
"""Verbs in -er, without the ending, that are asked for every day."""

_IR = "abr sub"
"""Verbs in -ir, without the ending, that are asked for every day."""

_MORE_AR = """
    abaix activ alter altern anul apert arej arm bloque cancel carreg complet conect configur
    continu cri desactiv desarm desbloque desconect desplug destap dimeriz dispar elimin encost
    enrol desenrol envi esfri esquent esvazi execut finaliz grav gir ilumin intensific lanç lav
    lev marc plug prepar pression process puls reactiv reativ recarreg reg regress reinici relig
    repous retir retom risc rod salt silenci solt suaviz tap torn us ventil vir volt
"""
"""Other verbs in -ar."""

_MORE_ER = "arrefec estend ferv mex prend recolh remov varr corr"
"""Other verbs in -er."""

_MORE_IR = "defin reabr reduz reproduz produz introduz"
"""Other verbs in -ir."""

_HARD = {"c": "qu", "g": "gu", "ç": "c"}
"""How the last letter of a verb in -ar is written before "e"."""

_SOFT = {"c": "ç", "g": "j"}
"""How the last letter of another verb is written before "a"."""

_ORDERS = """
    põe ponha ponham ponhas pôr pores porem pô ponde pondo faz faze faça façam faças fazer fá
    fazei fazendo =dá =dê dar deem dês dando traz traga tragam tragas trazer trá sobe desce
    diminui diminua diminuam diminuas diminuir diminuí enche premir prime prima segue siga
    prossegue prossiga prosseguir ouvir ver deixar bloqueia bloqueie bloqueiem bloqueies
    desbloqueia desbloqueie desbloqueiem desbloqueies sobem reduz reproduz interrompe
    interrompa interromper repõe reponha repor pusesse pusesses fizesse fizesses desse desses
    trouxesse trouxesses
"""
"""Forms of other verbs with which things are asked for."""

_ASKED_TU = "pões fazes dás trazes sobes desces diminuis bloqueias desbloqueias reduzes"
"""Forms of "tu" of other verbs, as in a question."""

_ASKED_VOCE = """
    põe faz dá traz sobe desce diminui bloqueia desbloqueia reduz reproduz
"""
"""The same of "você"."""

_TOLD = """
    ponho pus pôs puseste puseram pusemos punha punham punhas poria faço fiz fez fizeste fizeram
    fizemos fazia faziam faria dou deu deste deram demos dava davam trago trouxe trouxeram trazia
    bloqueio desbloqueio diminuo ligo desligo apago fecho tranco destranco coloco levanto boto
    deixo costumo
"""
"""Forms of other verbs that tell of a deed."""


_HOW = (
    "frio|calor|escuro|a chover|chovendo|tarde|na hora|quente|muito|sol|tudo|um|uma|a dar"
    "|a ficar|ficando|a começar|começando|quase|abafado|gelado|na altura|toda a gente"
    "|todo mundo|me|a dormir|dormindo|cedo|bom|mau|demasiado|tanto|barulho|claro|a chegar"
    "|chegando|a ferver|a doer|doendo"
)
"""What is told of how things are, as a reason."""


_WHAT = (
    "que frio|que calor|que escuro|que escuridão|que barulho|que barulheira|que sono"
    "|que abafado|que bafo|que calorão|que friaca|que breu"
)
"""What is exclaimed of how things are."""


_WAIT = "espera |espere |aguarda |aguarde |espera uns |espere uns |espera umas |espera mais "
"""What puts off what is asked for."""


def _hard(stem: str) -> str:
    """Return a verb in -ar as it is written before "e"."""
    return stem[:-1] + _HARD.get(stem[-1], stem[-1])


def _soft(stem: str) -> str:
    """Return another verb as it is written before "a" and "o"."""
    return stem[:-1] + _SOFT.get(stem[-1], stem[-1])


def _forms(ar: str, er: str, ir: str, others: str = "", *, daily: bool = False) -> str:
    """Return forms of verbs between bars, each group by its endings.

    "~" stands in the endings for the verb, "^" for the verb before the other vowels.
    daily leaves out those that are rare.
    """
    found = others.split()
    for stems, more, endings, other in (
        (_AR, _MORE_AR, ar, _hard),
        (_ER, _MORE_ER, er, _soft),
        (_IR, _MORE_IR, ir, _soft),
    ):
        found += [
            ending.replace("~", stem).replace("^", other(stem))
            for stem in (stems if daily else stems + " " + more).split()
            for ending in endings.split()
        ]
    return "|".join(found)


_COMMANDS = _forms(
    "~a ^e ^em ^es ^emos ~ar ~ares ~arem ~á ~ai ~ando ~asse ~asses ~assem",
    "~e ^a ^am ^as ^amos ~er ~eres ~erem ~ê ~ei ~endo ~esse ~esses",
    "~e ^a ^am ^as ^amos ~ir ~ires ~irem ~i ~indo ~isse ~isses",
    _ORDERS,
)
"""With which things are asked for, whoever is spoken to."""

_STATEMENTS = _forms(
    "~amos ~avas ~aria ~ariam ~arei ~ará",
    "^o ~emos ~eu ~este ~ia ~ias ~iam ~eria ~eriam ~erei ~erá",
    "^o ~imos ~iu ~iste ~ia ~ias ~iam ~iria ~iriam ~irei ~irá",
    _TOLD,
)
"""With which it is told what somebody does or did."""

_TU = _forms("~as ~avas", "~es ~ias", "~es ~ias", _ASKED_TU, daily=True)
"""With which "tu" is asked, also in the past, which is more polite."""

_VOCE = _forms("~a ~ava", "~e ~ia", "~e ~ia", _ASKED_VOCE, daily=True)
"""The same of "você"."""

_ALONE = _forms(
    "~a ~am", "~e ~em", "~e ~em", "sobe sobem bloqueia bloqueiam", daily=True
)
"""With which it is told what a thing does."""


_DOING = "*ar|*er|*ir|*ares|*arem|pôr"
"""How a verb ends that stands behind another."""

_DOING_IT = "*á|*ê"
"""The same before a pronoun, as it is written: "para a" is no "para abri-la"."""


def _all(starts: str, words: str) -> str:
    """Return every start with every word; both are between bars."""
    return "|".join(
        f"{start}{word}" for start in starts.split("|") for word in words.split("|")
    )


def _behind(starts: str) -> str:
    """Return every start, they are between bars, with every end of a verb behind it."""
    return "|".join(
        sign + f"{start} {end}"
        for sign, ends in (("", _DOING), ("=", _DOING_IT))
        for start in starts.split("|")
        for end in ends.split("|")
    )


def _alone(ends: str) -> str:
    """Return what things do, with every end behind it."""
    return "|".join(
        f"{verb} {end}" for verb in _ALONE.split("|") for end in ends.split("|")
    )


PORTUGUESE = Language(
    code="pt",
    marks={
        Mark.COURTESY: """
            por favor|por favorzinho|se faz favor|se fazes favor|se fizer favor|se fizeres favor
            faz favor|faça favor|faz favor de|faça favor de|fazes favor de|fazem favor de
            faz me o favor de|faz o favor de|faça o favor de|faça me o favor de|faz me um favor e
            me faz o favor de|me faça o favor de|me faz um favor e|me faz um favor|faz me um favor
            tenha a bondade de|tenha a gentileza de|tenha a amabilidade de|tem a bondade de
            tem a gentileza de|por gentileza|por obséquio|por caridade|pelo amor de deus
            por amor de deus|logo a|logo o|logo as|logo os|logo essa|logo esse|logo esta|logo este
            logo isso|logo isto|logo tudo|antes o|antes a|antes os|antes as|se não te importas|se não se importa|se não te importares
            se não se importar|se não for incómodo|se não for incômodo|se não for muito incómodo
            se não for muito incômodo|se não for pedir muito|se não for pedir de mais
            se não for abusar|se não der muito trabalho|se não for chato|se não te custar
            se fizer o favor|se fizeres o favor|se me fizer o favor|se me fizeres o favor
            se me faz o favor|se puderes|se puder|se puderem|se possível|se for possível|se fosse possível
            se quiseres|se quiser|se conseguires|se conseguir|se tiveres tempo
            se tiver tempo|se tiveres um minuto|se tiver um minuto|se te der jeito|se der jeito
            quando puderes|quando puder|quando puderem|quando quiseres|quando quiser|quando der
            quando tiveres tempo|quando tiver tempo|quando tiveres um minuto
            quando tiver um minuto|quando tiveres um tempinho|quando tiver um tempinho
            quando tiveres vagar|assim que puderes|assim que puder|assim que possível
            logo que possas|logo que possa|o mais depressa possível|o mais rápido possível
            o quanto antes|quanto antes|antes que eu me esqueça|antes que me esqueça
            antes que eu esqueça|antes que esqueça|antes que me passe|já que me lembrei
            agora que me lembro|que eu não me esqueça|não te esqueças de|não se esqueça de
            não esqueça de|não esquece de|não te esqueças|não se esqueça|não te esqueças que
            lembra te de|lembre se de|se lembra de|certifica te de|certifique se de|trata de
            trate de|aproveita e|aproveite e|aproveita pra|já que estás aí|já que está aí
            já que você está aí|=sê um amor e|seja um amor e|=sê querido e|=sê querida e
            seja bonzinho e|seja boazinha e
            olá|oi|oi oi|olha|olhe|ouve|ouve lá|escuta|escute|escuta aqui|ei|=ó|=ô|eh pá|epá|=pá
            =é pá|bom dia|boa tarde|boa noite|anda|anda lá|vá|vá lá|vamos|vamos lá|bora|bora lá
            vai lá|então|então vá|pronto|ora|ora bem|ora então|bem|pois|pois bem|ok|okay|certo
            tá|tá bom|tá bem|está bem|está bom|beleza|de acordo|perfeito|claro que sim|=sim|ah|oh
            ai|hum|poxa|nossa senhora|caramba|bolas|faz lá o favor de|é claro
            obrigado|obrigada|muito obrigado|muito obrigada|obrigadinho|obrigadinha|valeu
            brigado|brigada|agradecido|agradecida|agradeço|grato|grata|desde já obrigado
            desde já obrigada|desde já agradeço|mil vezes obrigado
            agora|agora mesmo|já|neste momento|nesse momento|imediatamente|de imediato
            já de seguida|rapidinho|rapidamente|de uma vez|de uma vez por todas|finalmente
            num instante|num instantinho|sem demora|sem falta|pra já|para já|neste instante
            nesse instante|agorinha|agorinha mesmo
            outra vez|de novo|novamente|mais uma vez|por mim|por nós|pra mim|para mim
            pra nós|para nós|pra gente|para a gente|no meu lugar|simplesmente|de vez|=lá|=cá|=aí
            aí pra mim|sem pressa|não há pressa|não tem pressa|com calma
            não te preocupes|não se preocupe|sem problema|sem problemas|não faz mal
            como sempre|como de costume|como é costume|o costume|do costume|como habitualmente
            feito doido|feito louco|que nem louco|como nunca|não só|não apenas|não somente
            se te parecer bem|que fica|que ficam|=lá fora o|=lá fora a
            =lá fora os|=lá fora as
            """,
        Mark.DEGREE: """
            um pouco mais|um pouco menos|um bocadinho mais|um bocadinho menos|mais um pouco
            mais um bocado|mais um bocadinho|mais um pouquinho|um pouquinho mais
            um pouquinho menos|não muito forte|não muito alto|não muito alta|não tão forte
            não demasiado|nem muito|não muito|até acima|até lá acima|até ao fundo|até o fundo
            até ao máximo|até o máximo|até ao mínimo|até o mínimo|até em baixo|até embaixo
            até em cima|mais ou menos|pelo menos|ao menos|no talo|até o talo|por completo|completamente|totalmente|de todo
            inteirinha|inteirinho|hoje|para a noite|só um pouquinho
            """,
        Mark.POLITE: f"""
            {_all("|me |nos |lhe |não |não me |não nos ", _TU)}
            {_all("você |cê |o senhor |a senhora ", _VOCE)}
            {_all("você me |cê me ", _VOCE)}
            {_all("me |não me ", _VOCE)}
            {_all("por que não |porque não ", _TU)}
            {_all("por que você não |por que não ", _VOCE)}
            {_all("vê se |vê se me |vê lá se |a ver se ", _TU)}
            podes|pode|podem|podias|podia|podiam|poderia|poderias|poderiam|podemos|podíamos
            podes tu|você pode|você podia|você poderia|vocês podem|vocês podiam|cê pode|cê podia
            o senhor pode|a senhora pode|o senhor podia|a senhora podia|o senhor poderia
            a senhora poderia|os senhores podiam|tu podes|tu podias|e pode|e podes
            podes me|pode me|podias me|podia me|poderia me|poderias me|você pode me
            você podia me|você poderia me|me podes|me podias|me pode|me podia|me poderia
            não podias|não podia|não poderia|não poderias|não me podes|não me podias|não me pode
            não me podia|não me poderia|você não podia|você não poderia|você não pode me
            consegues|consegue|você consegue|conseguias|conseguia|conseguirias|conseguiria
            consegues me|consegue me|você consegue me|será que podes|será que pode
            será que podias|será que podia|será que você pode|será que você podia
            será que consegues|será que você consegue|será que dá pra|será que dá para
            será que me podes|será que me podias|será que poderia|será que você poderia
            queres|você quer|querias|quererias|não queres|não querias|você não quer
            dá pra|dá para|dá pra você|dá para você|dava para|dava pra|daria para|daria pra
            não dá pra|não dava para|não dava pra|não dá para você|dá jeito de
            tem como|tem como você|teria como|tem jeito de|há como|há maneira de|há forma de
            haveria forma de|haveria maneira de|haverá forma de|era capaz de|eras capaz de
            és capaz de|seria capaz de|serias capaz de|você é capaz de|rola de|rola você
            importas te de|importa se de|importa se|importas te|te importas de|se importa de
            te importas|se importa|você se importa de|você se importaria de|se importaria de
            importavas te de|importava se de|importavas te|importava se|não te importas de
            não se importa de|não te importas|não se importa|não te importavas de
            não se importava de|incomodava te|incomoda te|incomoda se|te incomoda|incomodaria
            seria possível|era possível|é possível|seria possível que|seria pedir muito
            era pedir muito|seria muito incómodo|seria muito incômodo
            fazes me o favor de|faz me o favor de|fazias me o favor de|faria o favor de
            fazias o favor de|fazia o favor de|fazia me o favor de|faria a gentileza de
            você faria o favor de|poderia fazer a gentileza de|poderia fazer o favor de
            podia fazer o favor de|pode fazer o favor de|podes fazer o favor de
            podias fazer o favor de|podias fazer me o favor de|pode me fazer o favor de
            podia me fazer o favor de|pode fazer a gentileza de|podia fazer a gentileza de
            o senhor poderia fazer a gentileza de|a senhora poderia fazer a gentileza de
            você poderia fazer a gentileza de|você pode fazer o favor de
            teria a bondade de|teria a gentileza de|terias a bondade de|terias a gentileza de
            tinha a bondade de|posso pedir te que|posso pedir lhe que|posso te pedir pra
            posso pedir pra|posso pedir para|posso pedir que|podia pedir te para|posso te pedir para
            que tal|que tal um|que tal uma|posso ter|podemos ter|podia ter aqui
            vê se consegues|vê se podes|veja se consegue|veja se pode|vê se consegue
            """,
        Mark.WISH: """
            quero|quero que|eu quero|eu quero que|queria|queria que|eu queria|eu queria que
            quereria|queremos|queremos que|queríamos|a gente quer|a gente quer que|a gente queria
            gostava|gostava que|gostava de|gostaria|gostaria que|gostaria de|eu gostaria
            eu gostaria que|eu gostaria de|eu gostava que|eu gostava de|gostávamos|gostaríamos
            gostaríamos que|adorava que|adoraria que|adorava|adoraria|desejo|desejo que
            preciso|preciso que|preciso de|eu preciso|eu preciso que|eu preciso de|precisava
            precisava que|precisava de|precisamos|precisamos que|precisamos de|a gente precisa
            a gente precisa que|a gente precisa de|precisaria|prefiro|prefiro que|preferia
            preferia que|preferimos|apetece me|apetecia me|me apetece|dava me jeito|dá me jeito
            dava jeito|dava jeito que|me dava jeito|dava me muito jeito|convinha|convinha que
            calhava bem|vinha mesmo a calhar|ia bem|caía bem|cairia bem|ia me cair bem
            agradecia|agradecia que|agradecia se|agradeceria|agradeceria que|agradeceria se
            eu agradecia|eu agradeceria|ficaria grato se|ficaria grata se|ficava agradecid* se
            ficava te agradecid* se|ficava te muito agradecid* se|ficava lhe agradecid* se
            ficava lhe muito agradecid* se|ficava muito agradecid* se|ficaria agradecid* se
            ficaria muito agradecid* se|ficaria te agradecid* se|ficaria lhe agradecid* se|peço que|peço te que|peço lhe que|te peço que|lhe peço que
            peço para|pedia te que|pedia te para|pedia lhe que|pedia lhe para|pedia que
            tens de|tens que|você tem que|você tem de|tinhas de|tinhas que
            deves|devias|você devia|deverias|é preciso|é preciso que|é necessário
            é necessário que|era preciso|é para|é pra|é só para|é só pra|há que
            seria bom|seria bom que|seria bom se|era bom|era bom que|era bom se|era ótimo que
            seria ótimo|seria ótimo se|seria ótimo que|era fixe que|era fixe|seria legal
            seria legal se|ia ser bom|é melhor|é melhor que|era melhor|seria melhor
            é hora de|está na hora de|tá na hora de|já é hora de|já está na hora de|são horas de
            toca a|toca de|faz com que|faça com que|vamos a
            deve estar|devia estar|deviam estar|deve ficar|tem de estar|tem que estar
            tem de ficar|tem que ficar|que se apague|que se apaguem
            que se acenda|que se acendam|que se ligue|que se liguem|que se desligue
            que se desliguem|que se abra|que se abram|que se feche|que se fechem|que se tranque
            já se pode apagar|já se pode desligar|já se pode ligar|já se pode abrir
            já se pode fechar|já pode apagar|já pode desligar|já pode ligar|já podes apagar
            já podes desligar|já podes ligar|já podes abrir|já podes fechar|favor
            """,
        Mark.TAG: """
            ok|okay|tá|tá bom|tá bem|está bem|está bom|pode ser|certo|beleza|sim|não|não é|né|viu
            ouviste|ouviu|hein|hã|pá|vale|combinado|fechado|entendido|percebido|percebeste
            por favor|pode|podes|podias|consegues|consegue|dá|dá pra ser|é possível|se faz favor
            queres|quer|pois|valeu|fazes isso|faz isso|sim|concordas|concorda|que tal|que achas
            importas te|se importa|te importas|faz favor|faz me isso|fixe
            """,
        Mark.UNWISH: f"""
            não quero|não quero que|eu não quero|eu não quero que|não queria|não queria que
            não queremos|não queremos que|a gente não quer|a gente não quer que|não desejo
            não desejo que|não gostaria|não gostaria que|não gostava|não gostava que|não preciso
            não preciso de|não preciso que|eu não preciso|eu não preciso que|não precisava que
            não precisamos|não precisamos de|não precisamos que|a gente não precisa
            ninguém quer|nunca quero|já não quero|já não quero que|já não queremos
            já não preciso|já não preciso de|já não precisamos|não quero mais|não preciso mais
            não preciso mais de|prefiro que não|prefiro não|preferia que não|preferia não
            preferimos que não|queria que não|quero que não|gostava que não|gostaria que não
            peço que não|peço te que não|não peço que|não é preciso|não é preciso que
            não é necessário|não é necessário que|não era preciso|não será preciso|não faz falta
            não há necessidade|não há necessidade de|não tem necessidade de|sem necessidade de
            não precisas|não precisas de|não precisa|não precisa de|você não precisa
            você não precisa de|não precisam|não precisam de|não carece|não carece de
            não tens de|não tens que|não tem de|não tem que|não têm que|você não tem que
            não há que|não deves|não deve|não devem|não devias|não devia|não deviam
            você não deve|você não devia|não deve estar|não devia estar|não tem de estar
            não podes|não pode|não podem|você não pode|não se pode|não pode ficar
            não vale a pena|não compensa|escusas de|escusa de|escusam de|escusas|escusado
            é escusado|escusado será|dispenso|dispenso que|melhor que não|é melhor não
            é melhor que não|seria melhor não|seria melhor que não|mais vale não|mais vale que não
            nem penses em|nem pense em|nem pensem em|nem sonhes em|nem sonhe em|nem sonhes
            nem tentes|nem tente|nem te atrevas a|nem se atreva a|nem ouse|nem me venhas
            não te atrevas a|não se atreva a|não ouse|não inventes de|não invente de
            não inventa de|não me venhas|que não se|que ninguém|não pedi pra|não pedi para
            não pedi que|não te pedi que|não te pedi para|não te pedi pra|eu não pedi pra
            {_behind("não vás|não vá|não vão|não vai|não vais|não me vás|não me vá|não me vai")}
            {_behind("você não vai|não é pra|não é para|não era para|não era pra|não é de")}
            não é pra|não é para|não era pra|não era para|que não|não faças com que|sem que se
            não vamos|não me apetece|não fales em|não quero cá|nada de|chega de|basta de
            """,
        Mark.NEGATION: f"""
            não se|nunca se|jamais se|ninguém se|nada se|nem se
            não|nunca|jamais|nada|ninguém|nenhum|nenhuma|nenhuns|nenhumas|nem|tampouco|sem
            nem sequer|nem pensar|nem por sombras|nem a brincar|nem morto|nem morta|nem que
            não mais|já não|nunca mais|de jeito nenhum|de jeito maneira|de maneira nenhuma
            de maneira alguma|de modo nenhum|de modo algum|de forma nenhuma|de forma alguma
            é que não|em caso algum|em caso nenhum|em nenhum caso|em hipótese alguma|em hipótese nenhuma
            sob pretexto algum|sob nenhum pretexto|em circunstância alguma|por nada
            por nada deste mundo|por nada desse mundo|por nada no mundo|nem por nada
            {_behind("para de|pára de|parem de|pare de|para já de|para lá de|deixa de|deixe de")}
            {_behind("deixem de|deixa já de|deixa lá de|para com isso de|pare com isso de")}
            parar de|deixar de|evita|evite|evitem|evitar|em vez de|em vez do|em vez da
            em vez dos|em vez das|em lugar de|em lugar do|em lugar da|no lugar de|no lugar do
            no lugar da|ao invés de|ao invés do|ao invés da|proibido|proibida|proíbo|proíbo te de
            é proibido|está proibido|fica proibido|abstém te de|abstenha se de|cuidado com
            recuso me|impede|impeça|impedir|vê lá se não|vê lá não|vê se não|veja se não
            veja lá se não|vê lá se não me|vê se não me|olha lá não|livra te de|ai de ti se
            te livre de|que nem te passe pela cabeça|poupa me
            """,
        Mark.HOLD: """
            deixas como está|deixa como está|deixe como está|deixa assim|deixe assim|fica como está
            ficam como estão|deixa|deixe|deixem|deixar|deixas|deixes|deixemos|deixá|deixai
            deixa me|deixe me|deixa eu|deixa que|deixa ficar|deixe ficar|deixem ficar
            deixa estar|deixe estar|deixa lá estar|pode deixar|podes deixar|você deixa
            mantém|mantenha|mantenham|manter|mantê|mantenhas|conserva|conserve|conservar
            fica|ficam|fique|fiquem|ficar|ficas|que fique|que fiquem|vai ficar|pode ficar
            podem ficar|continua ligad*|continua aces*|continua como|que continue|que continuem
            permanece|permaneça|permaneçam|permanecer|permanecem|segue ligad*|segue aces*
            ignora|ignore|ignorar|respeita|respeite|salta por cima de|esquece te d*
            """,
        Mark.EXCEPTION: """
            exceto|excepto|salvo|exceto talvez|menos talvez|exceto claro|menos claro|salvo claro
            menos o|menos a|menos os|menos as|menos no|menos na|menos nos|menos nas|menos em
            menos um|menos uma|menos esse|menos essa|menos este|menos esta|menos aquele
            menos aquela|menos aquilo|menos isso|menos meu|menos minha|à exceção d*|à excepção d*
            com exceção d*|com excepção d*|com a exceção d*|com a excepção d*|a não ser o
            a não ser a|a não ser os|a não ser as|a não ser no|a não ser na|sem ser o|sem ser a
            sem ser os|sem ser as|sem ser no|sem ser na|sem contar com|sem contar|sem incluir
            excluindo|excetuando|exceptuando|excetuad*|exceptuad*|excluíd*|não incluíd*
            tirando|fora o|fora a|fora os|fora as|fora esse|fora essa|fora este|fora esta
            fora aquele|fora aquela|fora meu|fora minha|à parte|à parte o|à parte a|aparte
            todos menos|todas menos|tudo menos|toda menos|todo menos|só não|apenas não|é só não
            mas não|mas nunca|mas sem|mas nenhum|mas nenhuma|mas deixa|mas deixe|mas mantém
            mas mantenha|porém não|e não|e nunca|e nem|não o de|não a de|não os de|não as de
            não o do|não a do|não o da|não a da|que não seja|que não sejam|que não o|que não a
            senão o|senão a|esquece o|esquece a|esquece os|esquece as|esqueça o|esqueça a
            ressalvando|com a ressalva d*|nisso não entra|não assim
            """,
        Mark.CONTRAST: """
            mas|mas sim|e sim|porém|só|somente|apenas|unicamente|no entanto|contudo|todavia
            pelo contrário|ao contrário|em vez disso|ao invés disso|em lugar disso|em contrapartida
            antes pelo contrário|senão
            """,
        Mark.JOIN: """
            e|e tu|e depois|e também|e ainda|e já agora|já agora|e de caminho|de caminho|e aí
            e daí|e a seguir|e em seguida|e por fim|e por último|e aproveita e|e aproveite e
            e aproveita para|e aproveita pra|e então|e logo a seguir|ou|ou então|também|além disso
            e além disso|bem como|assim como|e assim como|depois|depois disso|logo a seguir
            a seguir|em seguida|de seguida|por fim|por último|ao mesmo tempo|enquanto isso
            e enquanto isso|entretanto|e entretanto|e tu entretanto|e você enquanto isso
            nesse meio tempo|por isso|por isso é que|portanto
            daí|aí depois|juntamente com|junto com
            """,
        Mark.CONDITION: """
            se|e se|que se|só se|somente se|apenas se|mesmo se|a não ser que|a menos que|salvo se
            exceto se|excepto se|caso|caso contrário|em caso de|no caso de|em caso d*|no caso d*
            na eventualidade de|se por acaso|quando|só quando|somente quando
            exceto quando|excepto quando|quando der meia|quando der #|quando der a|quando der o
            quando der as|quando deres|quando derem|quando bater*|sempre que|desde que|assim que
            logo que|tão logo|mal eu|mal ele|mal ela|mal o|mal a|mal os|mal as
            mal acab*|mal cheg*|mal comec*|mal entr*|mal sai*|mal toqu*|mal toc*|mal par*
            mal termin*|mal abr*|mal haj*|mal estej*|mal ferv*|mal anoit*
            mal escure*|mal fique|mal adormeç*|mal deit*|mal dê*
            enquanto|enquanto que|até que|até eu|até ele|até ela|até à meia|até às #|até as #
            até à uma|até amanhã|até segunda|até terça|até quarta|até quinta|até sexta
            até sábado|até domingo|até logo à noite|até de manhã|até anoitecer|até amanhecer
            até ao jantar|até ao almoço|até o jantar|até o almoço|até ao meio|até o meio dia
            até nova ordem|até segunda ordem|até aviso em contrário|até então|até à noite
            antes|antes d*|antes que|depois que|depois d*|depois de eu|cada vez que|toda vez que
            toda a vez que|todas as vezes que|da próxima vez|da próxima vez que|na próxima vez
            na próxima vez que|contanto que|com a condição|com a condição de|sob condição
            na condição|mesmo que|ainda que|conforme|consoante|dependendo|dependendo d*|depende
            em função d*|à medida que|supondo que|supondo|assumindo que|se necessário
            se for preciso|se for necessário|de contrário|no momento em que|na hora que
            na hora em que|no instante em que|no dia em que|ao chegar*|ao sair*|ao entrar*
            ao voltar*|ao deitar*|ao acordar*|ao anoitecer|ao amanhecer|ao escurecer
            ao entardecer|ao terminar*|ao acabar*|ao começar*|ao abrir*|ao fechar*|ao ligar*
            ao desligar*|ao acender*|ao apagar*|ao passar*|ao ver*|ao ouvir*|ao levantar*
            ao adormecer*|ao detetar*|ao detectar*|ao tocar*|ao regressar*|ao irmos|ao ir
            aquando d*|havendo|chegando em|chegando a|saindo de|saindo da|entrando em|acabando o
            acabando a|terminando o|terminando a|só então|=só aí|a partir do momento
            """,
        Mark.REASON: f"""
            porque|por que razão não|pois que|já que|visto que|visto|dado que|posto que|uma vez que
            por causa d*|por culpa d*|devido a|devido ao|devido à|graças a|graças ao|graças à
            para que|pra que|para eu|pra eu|para mim poder|para a gente|pra gente poder|para nós
            para não|pra não|para assim|a fim de|a fim de que|com o fim de|de modo a|de modo que
            de maneira que|de forma a|de forma que|porquanto|tendo em conta|em vista d*|é que
            {_behind("para|pra")}
            que eu|que já|que vou|que vamos|que estou|que tô|que estamos|que tamos|que tenho
            que temos|que me|que nos|que te|que ainda|que amanhã|que daqui|que agora|que hoje
            {_all("que está |que tá |que já está |que já tá |pois está |pois tá ", _HOW)}
            que estão a dormir|que estão dormindo|que faz frio|que faz calor|que faz muito
            que faz barulho|que tem gente|que tem visita|que tem criança|que tem aula|que tem jogo
            que tem que|que há gente|que há visitas|que há crianças|que é tarde|que é hora
            que é muito|que é de noite|que é cedo|que são horas|que são #|que isto|que isso|que assim|que aqui|que não|que os miúdos|que as crianças
            que os meninos|que as meninas|que o menino|que a menina|que o bebé|que o bebê
            que a bebé|que o neném|que a avó|que o avô|que a mãe|que o pai|que a minha|que o meu
            que minha|que meu|que a gente|que alguém|que ninguém|que vem gente|que vem visita
            que vem aí|que vêm aí|que vem a|que vem o|que chega|que chegam|que começa|que começou|que quero|que preciso|que gosto|que adoro
            que prefiro|que depois|que logo|que se faz|que senão|que queima|que dorm*|que vai chover
            que vai começar|que vai ser|que vai dar|que vai haver|que vai ter|que vão|que o sol|que a luz|que o barulho|que o filme|que a série|que o jogo|que a novela
            pois estou|pois tô|pois vou|pois já|pois tenho|pois não|pois o
            pois a|pois eu|pois é|pois há|pois tem|pois vem|pois preciso|pois quero
            como está|como tá|como já|como estou|como tô|como não|como há|como tem|como é de noite
            como vou|como vamos|como tenho|como faz|como eu|como a gente|como hoje|como ainda
            como estamos|como me|como se faz
            senão fic*|senão acord*|senão queim*|senão não|senão a gente|senão eu|senão o|senão a
            não vá o|não vá a|não vá eu|não vá ele|não vá ela|não vá ser|não vá que|não vão os
            não vão as|não vá alguém|não vá acontecer|vai que|não seja que|não seja caso de
            {_all(_WHAT, "| está| que está| que tá| tá| que faz| faz| hoje| aqui| que eu tô")}
            que cheiro|que seca de|como já está|como já é|como já são|como ainda está
            como hoje está|como aqui está|como já estou|como já tô|como já tá
            está a começar|vai começar|já vai começar|tá começando|está começando|já começou
            vou me deitar|vou deitar me|vou dormir|vou pra cama|vou para a cama|vamos dormir
            vou sair|vou embora|vamos embora|vamos sair|vou indo|já vou|já vamos|estou de saída
            tô de saída|estamos de saída|tamos de saída|a gente vai dormir|a gente vai sair
            a gente já vai|a gente tá indo|tô indo|estou indo|tô saindo|estou saindo|estou a sair
            estamos a sair|estamos saindo|tamos saindo|a gente tá saindo|já estou a sair
            já tô saindo|tô chegando|estou chegando|estou a chegar|estamos a chegar
            estamos chegando|tá chegando|está chegando|está a chegar|tá entrando|está entrando
            está a entrar|tô morrendo|estou a morrer|estou morrendo|tá acabando|está a acabar
            está acabando|mal se vê|mal vejo|mal consigo|mal se ouve|mal ouço|mal oiço
            ainda que seja|apesar de|apesar d*|embora|seja como for|aconteça o que acontecer
            porque senão|se não vejo|agora que|não é por nada mas|por isso mesmo
            """,
        Mark.LATER: f"""
            {_all(_WAIT, "# minuto*|# segundo*|# hora*|uma hora|meia hora|um minuto")}
            espera um bocado|espera um pouco e|espere um pouco e
            depois|mais tarde|mais logo|logo|logo mais|logo à noite|logo à tarde|logo ao fim
            já já|jajá|daqui a|daqui a pouco|daqui a nada|daqui a bocado|daqui a um bocado
            daqui a bocadinho|daqui pouco|daqui um pouco|daqui #|daqui uns|daqui umas|daí a
            dentro de #|dentro de uma|dentro de um|dentro de meia|dentro de pouco|dentro de momentos
            dentro de instantes|dentro em pouco|dentro em breve|dentro de uns|dentro de umas|em breve|brevemente|em pouco tempo|em # minuto*|em # segundo*
            em # hora*|em # dia*|em # semana*|em # mes*|em # mês|em # # minutos|em # min|em # seg
            em # h|em # e # minutos|em *min|em uns # minutos|em umas # horas|em meia hora
            em uma hora|em um minuto|em um instante|numa hora|num minuto|num segundo|em uma meia hora
            # quartos de hora|um quarto de hora|daqui a # quartos de hora|daqui a um quarto de hora
            dentro de # quartos de hora|dentro de um quarto de hora|em # quartos de hora
            em um quarto de hora|num quarto de hora|às # e um quarto|às # e quarto|# para as #
            um quarto para as #|em cerca de|passad* # minuto*|passad* # hora*|passad* uma hora|passad* um bocado
            ao fim de #|ao fim de uma|após # minuto*|após # hora*|após o|após a|após os|após as
            amanhã|depois de amanhã|amanhã de manhã|amanhã à tarde|amanhã à noite|amanhã cedo
            hoje à noite|hoje à tarde|hoje de noite|hoje de tarde|esta noite|essa noite|esta tarde
            essa tarde|nesta noite|nessa noite|=à noite|=à noitinha|=à tarde|=à tardinha|=às noites
            de manhã|pela manhã|de manhãzinha|de tarde|de noite|de madrugada|da madrugada|da manhã
            da tarde|da noite|na madrugada|ao fim da tarde|ao fim do dia|no fim do dia
            no final do dia|no fim da tarde|no final da tarde|ao final do dia|ao anoitecer
            ao meio dia|=à meia noite|meia noite|meio dia|perto da meia noite|por volta d*
            lá para as|lá pras|lá pelas|lá pela uma|lá pelo meio|lá para a noite|lá para o fim
            lá para domingo|lá para sábado|pelas #|pela uma|pelo meio dia|por volta das #|cerca das #|perto das #
            =às #|às # horas|às # h|às *h|as # horas|as # h|as *h|às # da|as # da manhã|as # da tarde
            as # da noite|às # e meia|as # e meia|às # em ponto|=à uma|à uma hora|a uma da manhã
            a uma da tarde|à uma da|quando forem #|quando forem|antes das #|depois das #|até às #
            até as #|até à uma|a partir d*|a partir de|a partir das #|desde amanhã|para as #
            pras #|para a uma|para amanhã|pra amanhã|para logo|para depois|pra depois
            para mais tarde|pra mais tarde|para logo à noite|pra hoje à noite|para hoje à noite
            para segunda|para terça|para quarta|para quinta|para sexta|para sábado|para domingo
            para o jantar|pro jantar|para o almoço|pro almoço|para a semana|pra semana
            segunda feira|terça feira|quarta feira|quinta feira|sexta feira|segundas feiras
            na segunda|na terça|na quarta|na quinta|na sexta|no sábado|no domingo|sábado|domingo
            sábados|domingos|à segunda|às segundas|às terças|às quartas|às quintas|às sextas
            aos sábados|aos domingos|fim de semana|fins de semana|final de semana|finais de semana
            finde|dias úteis|dias de semana|durante a semana|semana que vem|na semana que vem
            próxima semana|na próxima semana|próximo mês|no próximo mês|próximo ano|mês que vem
            no mês que vem|para o mês que vem|pro mês que vem|ano que vem|na semana seguinte
            no dia seguinte|no dia #|dia # de|próximo sábado|próximo domingo|próxima segunda
            próxima terça|próxima quarta|próxima quinta|próxima sexta|próximo fim|próximo verão
            próximo inverno|próxima hora|todos os dias|todas as noites|todas as manhãs
            todas as tardes|todas as semanas|todas as horas|todo dia|todo santo dia|toda noite
            toda a noite|toda manhã|toda tarde|toda semana|toda hora|cada dia|cada noite
            cada manhã|cada hora|cada # minutos|cada # horas|a cada # minutos|a cada # horas
            a cada hora|de # em # minutos|de # em # horas|de hora em hora|diariamente
            semanalmente|o tempo todo|o dia todo|constantemente|às vezes|de vez em quando
            normalmente|permanentemente|em breve|um dia|um dia destes|um dia desses|qualquer dia
            outro dia|outra hora|outra altura|noutra altura|em outra hora|noutro dia|em outro dia
            no futuro|futuramente|de agora em diante|de hoje em diante|daqui em diante
            daqui para a frente|daqui pra frente|daqui por diante|doravante|posteriormente
            próximamente|ao pôr do sol|no pôr do sol|ao nascer do sol|no nascer do sol
            ao jantar|no jantar|ao almoço|no almoço|ao pequeno almoço
            no café da manhã|à hora de *|à hora do *|à hora da *|na hora de *|na hora do *
            na hora da *|depois do|depois da|depois dos|depois das|depois de jantar
            depois de almoçar|depois de comer|no natal|pelo natal|a seguir ao|a seguir à
            lembra me|lembre me|me lembra|me lembre|lembrem me|lembrar me|lembrete|acorda me
            me acorda|acorde me|me acorde|avisa me quando|me avisa quando|avise me quando
            me avise quando|põe um alarme|põe o alarme para|coloca um alarme|bota um alarme
            põe o despertador|põe um despertador|coloca o despertador|bota o despertador
            despertador|programa o|programa a|programa os|programa as|programa um|programa uma
            programe o|programe a|programar|agenda|agende|agendar|calendário|ainda não|agora não
            não agora|já não agora|hoje não|não hoje|não já|por enquanto não|por ora não
            por agora não|para já não|pra já não|de momento não|neste momento não|sempre
            """,
        Mark.PAST: """
            obrigado por|obrigada por|valeu por|ontem|anteontem|antes de ontem|ontem à noite
            ontem de manhã|ontem à tarde|esta manhã|essa manhã|hoje de manhã|hoje cedo
            esta madrugada|essa madrugada|a semana passada|na semana passada|semana passada
            o mês passado|no mês passado|mês passado|o ano passado|no ano passado|ano passado
            a noite passada|noite passada|na noite passada|da última vez|a última vez
            na última vez|no outro dia|outro dia mesmo|=há # minuto*|=há # hora*|=há # dia*
            =há # semana*|=há # mes*|=há # ano*|=há pouco|=há bocado|=há um bocado
            =há bocadinho|=há um bocadinho|=há muito|=há uma hora|=há uma semana|=há um minuto
            =há um mês|=há um ano|=há um instante|=há um momento|=há uma data|=há uns minutos
            =há uns dias|=há umas horas|=há tempo
            =há tempos|=há dias|=há horas|=há anos|=há meia|=há semanas|=há meses|agora há pouco
            ainda há pouco|ainda agora|agorinha há pouco|faz # minutos|faz # horas|faz # dias
            faz uma hora|faz uma semana|faz tempo|faz pouco|faz um tempo|faz um tempão|tem # dias
            recentemente|ultimamente|antigamente|anteriormente|previamente|naquele tempo|na altura
            naquela altura|em tempos|sem querer|por engano|por acidente|por descuido
            a noite toda|a noite inteira|toda a noite passada|este tempo todo|esse tempo todo
            acabei de|acabou de|acabamos de|acabámos de|acabaram de|acaba de|acabo de|acabas de
            acabaste de|acabava de|desde ontem|por pouco|por um triz|quase que|por pouco não
            em pequeno|em pequena|em criança|quando eu era|quando era pequen*|quando era mais
            era uma vez
            """,
        Mark.HABIT: """
            normalmente|geralmente|em geral|habitualmente|usualmente|por norma|por regra|por hábito
            costumo|costumas|costuma|costumamos|costumam|costumava|costumávamos|costumavam
            às vezes|de vez em quando|de tempos em tempos|volta e meia|muitas vezes|quase sempre
            a maior parte das vezes|na maioria das vezes|raramente|tenho o hábito|tem o hábito
            temos o hábito|tenho a mania|tem a mania|tem mania|é má ideia|é uma má ideia
            não é boa ideia|não é uma boa ideia|é boa ideia|seria um erro|é um erro|é inútil
            não serve de nada|não adianta|não adianta nada|é perigoso|é proibido|está proibido
            não é permitido|não faz sentido|é um disparate|é uma seca|é chato|é um saco|dá trabalho
            é um desperdício|é perda de tempo|é uma perda de tempo|é coisa minha|é mania minha
            demora uma eternidade|leva uma eternidade|sozinh* à noite|sozinh* de noite
            que bom que é|que bom é|que bem que sabe|como é bom
            """,
        Mark.REPORT: """
            disse|disseram|dissera|disseste|diz|dizem|dizia|diziam|dizer|dizendo|dito|diz que
            digo que|diga|digam|diga a|diga ao|diz ao|diz à|diz a|diz lhe|diz lhes|diga lhe
            diz pra|diz para|fala|falou|falaram|falei|falava|falando|fala pra|fala para|fale pra
            fale para|fala que|falou que|pergunta a|pergunta ao|pergunta à|pergunta se|pergunte
            perguntou|perguntaram|perguntava|pediu|pediram|pede que|pede para|pede pra|pedia|pediam
            mandou|mandaram|mandava|mandar mensagem|manda mensagem|mande mensagem|manda um
            manda uma|mande um|mande uma|envia um|envia uma|envie um|envie uma|manda lhe
            contou|conta que|contava|conta lhe|escreveu|escreve|escreva|escrever|escreveram
            escrevi|escreve se|está escrito|tá escrito|estava escrito|vem escrito|diz lá
            anota que|toma nota|tome nota|nota que|gritou|gritava|grita|gritando|berrou
            sussurrou|sugeriu|sugere|propôs|propõe|respondeu|responde|responda|insiste|insistiu
            prometeu|ordenou|ordena que|quis que|ela quer que|ele quer que|eles querem que
            elas querem que|ela queria que|ele queria que|querem que|queriam que|acha que|achava
            achou|acham que|pensa que|pensava que|acredita|opina|afirma|afirmou|garante que
            garantiu|comentou|comenta|mencionou|segundo o|segundo a|segundo ele|segundo ela
            segundo os|segundo as|de acordo com o|de acordo com a|ouvi|ouvi dizer|ouviu|ouvimos
            li que|li no|li na|lê em voz alta|leia em voz alta|lê me|leia me|me lê|me leia
            ler em voz alta|traduz|traduza|traduzir|traduz me|como se traduz|repete|repita|repetir
            soletra|soletre|pronuncia|pronuncie|dita|dite|mensagem|mensagens|sms|whatsapp|zap
            zapzap|correio eletrónico|email|e mail|telegram|a palavra|as palavras|a frase|a oração
            o comando apaga|a ordem|=intitulado|=intitulada|chamado|chamada|chama se|se chama
            se chamava|chamava se|a letra d*|letra d*|um conto|um poema|uma piada|anedota
            uma história|no filme|no livro|na série|na novela|anuncia|anuncie|anunciar|avisa a
            avisa o|avisa que|avise a|avise o|avise que|avisa os|informa|como se diz
            como é que se diz|o que significa|o que quer dizer|significa|definição|lembra que
            lembre que|memoriza|memorize|aspas|entre aspas|diz se|supostamente|alegadamente
            pelos vistos|pelo visto|ao que parece|recomendou|recomenda|recomendaram|recomendam
            aconselhou|aconselha|aconselharam|aconselham|avisou|avisaram|alertou|o cartaz
            no cartaz|a placa|na placa|a etiqueta|na etiqueta|o letreiro|no letreiro|o manual
            no manual|o bilhete|no bilhete|o recado|no recado|a tabuleta|cantando|a cantar|canta
            cantava|cantam|cantou|ensinou a|aprendeu a dizer|vive dizendo|vive a dizer|anda dizendo
            anda a dizer|vai lá e|vá lá e|vai lá * e|vai lá * * e|vá lá * e|vá lá * * e|vai ao * e|vai à * e
            vai no * e|vai na * e|vá ao * e|vá à * e|vá no * e|vá na * e|sobe e|desce e|corre e|levanta te e|chega aqui e
            passa lá e
            * pode|* podem|* quer que|* querem que
            """,
        Mark.ASK: f"""
            o que|o quê|o que é|o que é que|que é que|=que horas|=que hora|a que horas|que horas são
            que luzes|que luz|que portas|que janelas|que dispositivos|que aparelhos|que temperatura
            que tempo|que dia|=que|de que|em que|com que|para que serve|pra que serve|para que é que
            para quê|pra quê|por que|por quê|por que é que|porque é que|porquê|por que razão
            quem|quem é que|de quem|a quem|qual|quais|qual é|quanto|quanta|quantos|quantas
            quanto tempo|de quanto em quanto|desde quando|até quando|quando é que|quando foi
            como é que|como está|como estão|como vai|como se|como funciona|como posso
            como faço|como eu faço|onde|onde é que|onde está|onde estão|onde fica|aonde|de onde
            cadê|quedê|=está|=estás|estão|=tá|tão|estava|estavam|estará|estarão|esteve|=é|são|era
            eram|foi|foram|será|serão|seria|será que|és|estou a ver|há|havia|haverá|houve|tem|têm
            tinha|tinham|temos|tens|tenho que|tenho de|existe|existem|falta|faltam|ficou|ficaram
            devo|devemos|devia eu|posso|podia eu|poderia eu|pode o|pode a|podem os|podem as
            pode se|se pode|pode saber se|pode se saber|sabes|sabe|você sabe|vocês sabem|sabias
            sabia que|sabias que|conheces|conhece|achas|achas que|acha|você acha|você acha que
            pensas que|crês|lembras te|você lembra|você se lembra|te lembras|lembraste te
            você lembrou|você se lembrou|parece te normal|funciona|funcionam|está frio|está calor
            tá frio|tá calor|faz frio|faz calor|chove|vai chover|está a chover|tá chovendo
            está chovendo|vais|vai o|vai a|é capaz|és capaz|é seguro|é perigoso|é normal|é verdade
            é verdade que|convém|convém que|vale a pena|compensa|adianta|dá mal|faz mal|acaso
            não está|não estão|não tá|não há|não tem|não é|não são|não seria|não era
            diz me|diga me|digam me|me diz|me diga|me digam|diz nos|dizes me|você me diz
            podes dizer me|podes me dizer|pode me dizer|pode dizer me|podias dizer me|me pode dizer
            podia me dizer|podia dizer me|poderia me dizer|poderia dizer me|você pode me dizer
            você sabe me dizer|sabes dizer me|sabe dizer|sabe me dizer|sabes me dizer
            me fala|me fale|me conta|me conte|conta me|conte me|explica|explique|explica me
            explique me|me explica|me explique|podes explicar|pode explicar|pode me explicar
            podes explicar me|descreve|descreva|mostra|mostre|mostra me|me mostra|me mostre
            indica me|verifica|verifique|verificar|confirma|confirme|confirmar|confere|confira
            conferir|checa|cheque|checar|vê se|vê lá se|veja se|veja lá se|vê a|vê o|olha se
            olhe se|dá uma olhada|espreita|averigua|averigue|descobre|descubra|consulta|consulte
            pergunta|podes ver|pode ver|podias ver|podia ver|podes verificar|pode verificar
            podes confirmar|pode confirmar|você pode ver|você pode verificar|queria saber
            quero saber|gostava de saber|gostaria de saber|preciso saber|preciso de saber
            queremos saber|a gente quer saber|pergunto me|me pergunto|não sei se|alguma ideia
            alguém sabe|fazes ideia|faz ideia|tens ideia|tem ideia|o que se passa|o que acontece
            o que aconteceria|recomendas|recomenda|aconselhas|aconselha|dirias|diria
            por que não|vais *|=que *|=como *|=onde *|=quem *|qual *|quais * *|=quanto *
            quantos * *|quantas * *|=por que *|=porque é que *|=diz me que *|=diz me como *
            o que podes|o que pode|o que consegues|o que você pode|o que você consegue
            tu sabes|tu achas
            {_all("como |onde |para que |que |por que ", _TU)}
            """,
        Mark.JUST_ASKING: """
            pelo telemóvel|pelo celular|do telemóvel|do celular|com o telemóvel|com o celular
            pela app|pelo app|pela aplicação|pelo aplicativo|à distância|a distância|por voz
            remotamente|só uma pergunta|é só uma pergunta|apenas uma pergunta|uma simples pergunta
            só pergunto|só perguntei|só perguntando|só tô perguntando|só estou perguntando
            só estou a perguntar|só estava a perguntar|estou só a perguntar|era só para perguntar
            só pra perguntar|só para perguntar|era só uma pergunta|só por perguntar|por curiosidade
            só por curiosidade|é só por curiosidade|por pura curiosidade|mera curiosidade
            pura curiosidade|simples curiosidade|só curiosidade|é curiosidade|tô curioso|tô curiosa
            estou curioso|estou curiosa|só pra saber|só para saber|é só pra saber|é só para saber
            era só pra saber|era só para saber|só por saber|só queria saber|só quero saber
            apenas para saber|para ficar a saber|em teoria|teoricamente|hipoteticamente
            em princípio|em geral|pergunta hipotética|a título de curiosidade|a título informativo
            pergunto por
            """,
        Mark.DOUBT: """
            talvez|se calhar|quem sabe|quiçá|provavelmente|possivelmente|porventura|pode ser que
            acho que|eu acho que|penso que|creio que|penso em|estou a pensar|estou a pensar em
            tô pensando|tô pensando em|estou pensando|estou pensando em|estava a pensar
            estava a pensar em|estava pensando|tava pensando|ando a pensar em|pensava em
            estou na dúvida|tô na dúvida|imagino|imagina|imagine|imaginemos|imagina que
            imagine que|suponho|suponho que|supõe|supõe que|suponha|suponha que|suponhamos
            digamos que|vamos supor|faz de conta|faça de conta|finge|finja|como se|por exemplo
            oxalá|tomara|tomara que|quem me dera|quem dera|espero|espero que|esperemos
            esperemos que|teria|teríamos|terias|tivesse|tivesses|devia ter|devias ter|deveria ter
            podia ter|podias ter|poderia ter|tinha de ter|tinha que ter|era para ter|era pra ter
            era para eu|era pra eu|era para|era pra|esqueci|esqueci me|eu esqueci|me esqueci
            esqueceu|esqueceu se|esquecemos|esquecemo nos|odeio|detesto|adoro|adorei|gosto
            gosto de|gostei|não gosto|não gosto de|a gente gosta|amo|=não sei|não sei se
            não tenho certeza|não tenho a certeza|não tô certo|duvido|duvido que|tenho dúvidas
            tenho de|tenho que|temos de|temos que|a gente tem que|eu devo|devíamos|eu devia
            preciso eu de|eu preciso lembrar|eu preciso ligar|eu preciso desligar
            eu preciso trancar|eu preciso fechar|eu preciso abrir|será
            * podia|* poderia|* podiam|* poderiam
            """,
        Mark.CORRECTION: """
            mudei de ideia|mudei de ideias|tanto não|tanto também não|isso é muito|isso é demais
            isso é de mais|isso é demasiado|isso é pouco|isso é muito alto|isso é muito forte
            isso é muito quente|isso é muito claro|isso é muito baixo|isso é demasiado alto
            tão alto não|tão forte não|não tão alto|ah não|ai não|oh não|opa não|não não|não espera
            espera não|não pera|pera não|peraí não|não peraí|espera|espere|espera aí|espere aí
            espera lá|peraí|pera|pera aí|calma|calma aí|alto lá|desculpa|desculpe|desculpem
            não desculpa|desculpa não|perdão|não perdão|sorry|quer dizer|não quer dizer|quero dizer
            quis dizer|queria dizer|eu quis dizer|eu queria dizer|eu quero dizer|digo|não digo
            isto é|ou seja|ou melhor|melhor dizendo|não melhor|melhor|mas melhor|ou antes|ou então não
            aliás|não aliás|corrijo|correção|retifico|minto|não minto|enganei me|me enganei
            não enganei me|errei|confundi me|me confundi|troquei|troquei me|ops|opa|ups|oops|epa|eita
            ixe|ih|pensando bem|pensando melhor|na verdade|na realidade|afinal|afinal de contas
            não|que digo eu|o que é que eu digo|o que eu tô dizendo|mentira|ai que burro|que cabeça
            a minha cabeça|não era isso|não é isso|eu falei errado|falei errado|falei mal
            """,
        Mark.REVOKED: """
            ah não deixa|ai não deixa|ah deixa|ai deixa|oh deixa|não deixa|não deixa lá|não deixa pra lá
            não deixa estar|bom deixa|bem deixa|olha deixa|opa deixa|deixa lá|deixa lá isso
            deixa estar|deixe estar|deixa para lá|deixe para lá|deixa pra lá|deixe pra lá
            ah deixa pra lá|deixa isso|deixe isso|deixa lá estar|deixa quieto
            deixa comigo|deixa que eu faço|deixa que eu mesmo faço|eu faço|eu mesmo faço
            eu trato disso|eu já faço|faço eu|já faço eu|pode deixar que eu faço
            esquece|esqueça|esqueçam|esquece isso|esqueça isso|esquece lá isso|ah esquece|não esquece
            não esquece isso|ai esquece|esquece o que eu disse|esqueça o que eu disse
            esquece o que eu falei|esqueça o que eu falei|tanto faz|não importa|não interessa
            cancela isso|cancele isso|cancela tudo|cancela essa|cancela a ordem
            cancela o pedido|anula isso|anule isso|anula a ordem|ignora isso|ignore isso
            ignora o que|ignore o que|não faças nada|não faça nada|não faz nada|não faças isso
            não faça isso|não faz isso|não o faças|não nada|nada não|não é nada|nada esquece|nada deixa
            estava a brincar|estava brincando|tava brincando|estou a brincar|tô brincando
            estou brincando|é brincadeira|era brincadeira|foi brincadeira|brincadeira|brincadeirinha
            era a brincar|é a brincar|tô zoando|tava zoando|zoeira|mudei de ideia|mudei de ideias
            arrependi me|me arrependi|retiro o que disse|retiro o que eu disse|melhor não|é melhor não
            não melhor não|ou melhor não|ou não|bom não|afinal não|no fim não|pensando bem não
            pensando melhor não|na verdade não|já não é preciso|já não precisa|já não precisas
            não é preciso já|não precisa mais|não precisa não|agora já não|nem ligues
            espera não|não espera não|desculpa não
            não ligues|não te incomodes|não se incomode
            """,
        Mark.RELATION: """
            ao pé d*|ao lado d*|do lado d*|junto a|junto ao|junto à|junto d*|junto aos|junto às
            perto d*|próximo a|próximo ao|próximo à|próximo d*|próxima a|próxima ao|próxima d*
            atrás d*|detrás d*|por trás d*|por detrás d*|à frente d*|em frente d*|em frente a
            em frente ao|em frente à|na frente d*|diante d*|defronte d*|debaixo d*|por baixo d*
            em baixo d*|embaixo d*|em cima d*|por cima d*|encima d*|acima d*|abaixo d*|sobre o
            sobre a|sobre os|sobre as|sobre meu|sobre minha|sob o|sob a|entre o|entre a|entre os
            entre as|à volta d*|ao redor d*|em volta d*|em redor d*|à esquerda d*|à direita d*
            do lado esquerdo d*|do lado direito d*|contra a|contra o|para lá d*|do outro lado d*
            no outro lado d*|ao fundo d*|no fundo d*|no fim d*|no final d*|ao fim d*|longe d*
            além d*|mais próxim*|mais perto|mais distante|mais afastad*|mais longe|colad* a
            colad* ao|colad* à|colad* n*|encostad* a|encostad* ao|encostad* à|encostad* n*
            pres* a|pres* ao|pres* à|pres* n*|amarrad* n*|amarrad* a|amarrad* ao|pendurad* n*
            vizinh* d*|vizinh* a|que eu prendi|que prendi|que amarrei|rente a|rente ao|não longe d*
            """,
    },
    verbs=f"""
        {_COMMANDS}
        vai *ando|vai *endo|vai *indo|mais alto|mais baixo|mais baixinho|mais forte
        mais volume|menos volume|mais luz|menos luz|mais brilho|menos brilho|mais quente
        mais frio|mais calor|menos calor|mais rápido|mais depressa|mais devagar|play|pause|stop
        on|off
        """,
    subjects="""
        o bebé|a bebé|o bebê|o neném|as crianças|os miúdos|os meninos|as meninas|o menino|a menina
        o miúdo|a miúda|o cão|o cachorro|o gato|o telefone|as visitas|a visita|os gémeos|os gêmeos
        o sol|os convidados|o filme|o barulho|o comando|o que|a que|os que|as que|quem|eu|=ele|=ela
        nós|vós|eles|elas|você|vocês|=tu|a gente|isso|isto|aquilo|alguém|ninguém|toda a gente
        todo mundo|todo o mundo|a minha mulher|minha mulher|o meu marido|meu marido|minha esposa
        a minha esposa|meu esposo|o meu filho|meu filho|a minha filha|minha filha|a minha mãe
        minha mãe|o meu pai|meu pai|mãe|pai|mamãe|papai|mamã|papá|a mãe|o pai|a mamãe|o papai
        o meu irmão|meu irmão|a minha irmã|minha irmã|a minha avó|minha avó|a avó|o avô|a vovó
        o vovô|o meu avô|meu avô|o meu namorado|meu namorado|a minha namorada|minha namorada
        o meu chefe|meu chefe|os meus filhos|meus filhos|os meus pais|meus pais|as minhas filhas
        o meu amigo|meu amigo|a minha amiga|minha amiga|o meu vizinho|meu vizinho|o vizinho
        a vizinha|os vizinhos|as pessoas|o povo|o pessoal|o autocarro|o ônibus|o comboio|o trem
        o metrô|o técnico|aqui está|aí está|aqui há|aqui tem|lá está|o jantar|o almoço|o bolo
        a empregada|a diarista|o canalizador|o encanador|o eletricista|o papagaio|a novela
        """,
    finite=f"""
        {_STATEMENTS}
        {_all("se |sempre ", _ALONE)}
        {_alone("sozinho|sozinha|sozinhos|sozinhas|por si|à toa|do nada")}
        *aram|*eram|*iram|*ávamos|*íamos|*ámos|*guei|*quei|*cei|*tei|*dei|*nei|*rei|*xei|*lei|*pei
        *vei|*hei|*bei|*gou|*cou|*çou|*tou|*dou|*nou|*rou|*xou|*lou|*pou|*vou|*hou|*bou|*mou|*sou
        *iou|*eou|*zou|*jou|*quou|*guou|*ceu|*deu|*beu|*veu|*reu|*leu|*briu|*diu|*riu|*tiu|*biu
        *giu|*viu|*guiu|*aste|*ava|*avam|=é|são|era|eram|foi|foram|fui|fomos|será|serão|seria|sou
        somos|és|=está|estão|=tá|estava|estavam|tava|tavam|estou|tô|tou|estás|estamos|tamos
        estive|esteve|estiveram|estará|estarão|esteja|=há|houve|havia|haverá|tenho|tens|tem|têm
        temos|tinha|tinham|tive|teve|tiveram|vou|vais|vamos *ar|vai *ar|vai *er|vai *ir|vai haver
        vai embora|vão|ia|iam|íamos|indo embora|posso|pude|pôde|podia eu|queria eu|quis|=sei|sabia
        vem|vêm|veio|vieram|vinha|chega|chegam|chegou|cheguei|sai|saem|saiu|saí|entra|entram|entrou
        funciona|funcionam|funcionava|parece|parecem|parecia|soa|soam|brilha|pisca|piscam|cheira
        cheiram|gasta|gastam|consome|consomem|custa|custam|incomoda|incomodam|dói|dorme|dormem
        dormia|durmo|demora|demoram|acorda|acordam|chove|neva|faz frio|faz calor|faz muito|faz um
        faz uma|fez|fizeram|faz barulho|fazem|falta|faltam|resta|restam|acabo|acabou|acaba|queima
        queimou|apita|toca sozinh*|zumbe|ronca|roncam|rosna|cega|encandeia|encandeiam|ofusca|pinga
        estala|chia|gela|gelo|congelo|suo|suando|tremo|torro|derreto|morro|morre|venho|vejo|vemos|vê
        oiço|ouço|ouve se|vê se mal|leio|lemos|trabalho|cozinho|janto|jantamos|durmo|estudo|estuda
        ligo|desligo|fico|ficou|ficaram|ficava|quero|preciso|gosto|adoro|soube|disse|sinto|acho
        me deito|deito me|levanto me|me levanto|me acordo|me esqueci|esqueci|esqueceu|lembrei
        sou eu|és tu|=é ele|=é ela|está a *ar|estou a *ar|tem que|tem de|têm que|têm de
        acontece|aconteceu|cai|caiu|passou|parou|partiu|partiu se|estragou|avariou|quebrou
        tenho estado|tem estado|vinha aí|vem aí|vêm aí|andava|gosta
        gostam|morde|ladra|late|conheço|aprendeu|pôs|puseram|vende|vendem|dura|duram
        vive|vivem|nasce|cresce|estraga|funde|fundiu|rebentou|estourou|aguenta|sofre
        """,
    firsts="primeiro|em primeiro lugar",
    articles="""
        o|a|os|as|um|uma|uns|umas|do|da|dos|das|no|na|nos|nas|num|numa|ao|à|aos|às|pelo|pela|pelos
        pelas|meu|minha|meus|minhas|teu|tua|teus|tuas|seu|sua|seus|suas|nosso|nossa|nossos|nossas
        este|estes|estas|esse|essa|esses|essas|aquele|aquela|aqueles|aquelas|esta|neste|nesta
        nesse|nessa|naquele|naquela|deste|desta|desse|dessa|daquele|daquela|todo o|toda a
        todos os|todas as|todo|toda|todos|todas|cada|ambos|ambas|os dois|as duas|algum|alguma
        alguns|algumas|qualquer|todos esses|todas essas
        """,
    numbers="""
        um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze
        catorze|quatorze|quinze|dezasseis|dezesseis|dezassete|dezessete|dezoito|dezanove|dezenove
        vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento
        """,
    joining="de|do|da|dos|das|em|no|na|nos|nas|num|numa|ao|aos|para|pra|pro|por|pelo|pela|com|desde|dentro",
    within="em|no|na|nos|nas|num|numa",
    only="só|somente|apenas|unicamente",
    now="agora|agora mesmo|já|imediatamente|neste momento|nesse momento|para já|pra já|agorinha",
    particles="""
        acesa|aceso|acesas|acesos|apagada|apagado|apagadas|apagados|ligada|ligado|ligadas|ligados
        desligada|desligado|desligadas|desligados|aberta|aberto|abertas|abertos|fechada|fechado
        fechadas|fechados|trancada|trancado|trancadas|trancados|às escuras|no escuro|on|off
        """,
    pronouns="""
        aqui|o|a|os|as|lo|la|los|las|ele|ela|eles|elas|isso|isto|aquilo|tudo|assim|como está
        como estão|tal e qual|tal qual|do jeito que está|em paz|quieto|quieta|quietinho|acesa|aceso
        apagada|apagado|ligada|ligado|desligada|desligado|aberta|aberto|fechada|fechado|sossegado
        sossegada|trancada|trancado
        """,
    kinds={
        "cover:curtain": "cortina|cortinas|cortinado|cortinados|reposteiro|reposteiros",
        "cover:awning,blind,shade,shutter": """
            estore|estores|persiana|persianas|portada|portadas|veneziana|venezianas|toldo|toldos
            gelosia|gelosias
            """,
        "media_player:tv": "tv|televisão|televisor|televisores|televisões|tevê|tele|telê",
        "cover:garage": "garagem|porta da garagem|portão da garagem|porta de garagem",
        "cover:gate": "portão|portões|cancela|cancelas",
        "timer": """
            temporizador|temporizadores|contagem decrescente|contagem regressiva|cronómetro
            cronômetro|timer|alarme|contador|despertador
            """,
        "light": """
            luz|luzes|lâmpada|lâmpadas|candeeiro|candeeiros|luminária|luminárias|iluminação
            abajur|abajures|lustre|lustres|plafon|plafons|aplique|apliques|arandela|arandelas
            foco|focos|led|leds|fita led|fita de led|spot|spots|holofote|holofotes|refletor
            refletores|pendente|pendentes|lanterna|lampadazinha|luzinha|luzinhas|candeeirinho
            """,
        "switch": "interruptor|interruptores|tomada|tomadas|ficha|fichas|régua|extensão",
        "fan": "ventoinha|ventoinhas|ventilador|ventiladores|exaustor|exaustores|extrator",
        "cover:window": "janela|janelas|claraboia|claraboias",
        "cover:door,garage": "porta|portas",
        "cover": "blackout|blackouts",
        "lock": """
            fechadura|fechaduras|trinco|trincos|ferrolho|ferrolhos|cadeado|cadeados|tranca
            porta|portas
            """,
        "valve": """
            válvula|válvulas|água|torneira|torneiras|registro|registros|rega|irrigação|aspersor
            aspersores
            """,
        "climate": """
            aquecimento|aquecedor|aquecedores|termóstato|termostato|termostatos|temperatura
            ar condicionado|ar|climatização|radiador|radiadores|caldeira|bomba de calor|calefação
            esquentador
            """,
        "media_player": """
            coluna|colunas|caixa de som|alto falante|rádio|música|som|volume|aparelhagem
            barra de som|canção|filme|leitor|estéreo|podcast|vídeo|faixa
            """,
        "vacuum": """
            aspirador|aspiradores|robô|robôs|robot|robô aspirador|aspirador robô|roomba
            """,
        "lawn_mower": "corta relva|cortador de grama|máquina de cortar relva|robô cortador",
        "todo": """
            lista|listas|lista de compras|lista das compras|lista do mercado|lista de tarefas
            as compras
            """,
        "alarm_control_panel": "alarme|alarmes|sistema de alarme|sistema de segurança",
        "scene": "cena|cenas|ambiente|ambientes|cenário|cenários",
        "script": "script|scripts|rotina|rotinas",
        "humidifier": """
            humidificador|umidificador|desumidificador|humidificadores|umidificadores|humidade
            umidade
            """,
        "button": "botão|botões",
        "siren": "sirene|sirenes",
    },
    moves="limpar|limpe|aspirar|às escuras|descer|subir|cair|entrar|sair|passar|correr|aspirando|limpando",
    relatives="que|quem|qual|cujo|cuja|onde",
    nothing="nada|ninguém|nem um palmo|patavina|nenhum|nenhuma|mais",
    wholes="""
        tudo|todas|todos|toda|todo|o resto|o restante|os demais|as demais|as outras|os outros
        cada|ambas|ambos
        """,
    owners="seu|sua|seus|suas",
    its="o|a|os|as|lo|la|los|las|ele|ela|eles|elas|isso|isto|aquilo",
    do_its="""
        faz isso|faça isso|faz lá isso|faz isso por mim|faz isso pra mim|trata disso|trate disso
        cuida disso|cuide disso|resolve isso|podes fazer isso|pode fazer isso|podes tratar disso
        pode cuidar disso|fá lo|faça o
        """,
    thens="então|pois então|nesse caso|e então|aí|daí|então vá",
    speakers="""
        eu|ela|=ele|alguém|ninguém|a minha mãe|minha mãe|o meu pai|meu pai|o meu marido|meu marido
        a minha mulher|minha mulher|meu filho|minha filha|a gente|mamãe|papai
        """,
    infinitives="*ar|*er|*ir|pôr",
    orders_tell=True,
    clear_orders=True,
    affirms="=sim|isso sim|=já sim|pode|podes|essa sim|esse sim",
    clitics="se|me|te|nos|vos|lhe|lhes|o|a|os|as",
    vocatives="""
        querida|querido|amor|meu amor|minha querida|meu querido|meu bem|paixão|fofa|fofo|gata|gato
        linda|lindo|filho|filha|meu filho|minha filha|pá|mano|cara|meu|meu caro|chefe|amigo|amiga
        parceiro|gente|pessoal|moça|moço|rapaz|menina|menino|bicho|velho|véi|véio|rapariga
        colega|princesa|minha linda|minha rica|meu rico|robô
        """,
    hedges="digamos|digamos que|vamos dizer|melhor|talvez melhor|põe antes|fica em|vá|ou antes",
    conclusions="""
        portanto|por isso|então|logo|pois|de modo que|por conseguinte|assim|assim sendo|por isso já
        daí|aí|por isso vá|então vá|pelo que
        """,
    addressees="=tu|tu|você|vocês|vós|o senhor|a senhora|cê",
    ones="a do|a da|o do|o da|a de|o de|as do|as da|os do|os da|a que|o que|aquela|aquele",
    overs="em cima d*|por cima d*|sobre a|sobre o|acima d*",
    provisos="contanto que|enquanto|desde que|sempre que",
    stays="continue|continuem|fique|fiquem|siga|sigam|se mantenha",
    likes="como",
    states="""
        abafado|abafo|bafo|calorão|friaca|breu|barulheira|sono|barulho|escuridão|luz|fresco|escuro|escura|frio|calor|preto|negro|quente
        claro|gelado
        """,
    disbelief="""
        acreditas|acredita|vê se pode|veja se pode|não me digas|não me diga|não acredito|fala sério
        tás a gozar|estás a gozar|tá brincando|tá de brincadeira|já viu|já viste|imaginas
        era só o que faltava
        """,
    units="por cento|porcento|graus|grau",
    spans="minutos|uma hora|outra hora|meia hora|horas|horinha|quarto de hora",
    not_thats="""
        não essa não|essa não|esse não|essas não|esses não|não esse não|esta não|este não
        não não essa|não não esse|não essa|não esse|não esta|não este|não é essa|não é esse
        aquela não|aquele não|não aquela|não aquele
        """,
    ofs="de|do|da|dos|das",
    lastings="""
        ainda|sempre|o tempo todo|o dia todo|o dia inteiro|continuamente|constantemente|há horas
        há uma hora|há # horas|há # minutos|há um tempão|há imenso tempo|há séculos|faz horas
        desde cedo|desde manhã|a tarde toda|a manhã toda|sem parar|há bocado
        """,
    presents="""
        ainda|já|agora|agora mesmo|atualmente|neste momento|nesse momento|por acaso|exatamente
        porventura|realmente
        """,
    to_dos="de *ar|de *er|de *ir|de pôr",
    bits="um pouco|um pouquinho|um bocado|um bocadinho|um tiquinho|só um pouco|um cadinho",
    partways="""
        a meio|pela metade|até metade|até a metade|até à metade|até meio|ao meio|a metade|metade
        um terço|dois terços|três quartos|um quarto do caminho
        """,
    yours="teu|tua|seu|sua|vosso|vossa",
    own_reports="""
        eu disse|disse|tinha dito|eu tinha dito|disse te|te disse|acabei de dizer|disse antes
        eu falei|falei|acabei de falar|eu disse que
        """,
    shares="por cento|porcento",
)
"""Portuguese, as it is spoken to a house."""
