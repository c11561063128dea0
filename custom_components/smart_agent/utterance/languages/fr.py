"""French."""

from collections.abc import Mapping

from ..phrases import Language, Mark, split_phrases

_CLOCK = (*(str(hour) for hour in range(25)), *(f"0{hour}" for hour in range(10)))
"""Hours as they are written in front of "h" or a colon."""

_TU = """
    allumes éteins ouvres fermes rouvres refermes mets remets baisses montes remontes descends
    augmentes diminues réduis règles changes ajustes tamises lances démarres arrêtes stoppes
    coupes actives désactives joues passes verrouilles déverrouilles ajoutes rajoutes enlèves
    retires supprimes coches fais nettoies aspires envoies renvoies branches débranches
    relances reprends éclaires chauffes arroses exécutes déclenches tonds sautes donnes lèves
"""
"""Verbs behind "tu", with which things are asked for."""

_VOUS = """
    allumez éteignez ouvrez fermez mettez remettez baissez montez descendez augmentez diminuez
    réduisez réglez changez ajustez lancez démarrez arrêtez coupez activez désactivez jouez
    passez verrouillez déverrouillez ajoutez enlevez supprimez faites nettoyez envoyez
    branchez débranchez relancez reprenez
"""
"""The same behind "vous"."""

_TO_WHOM = (
    "",
    "me ",
    "m ",
    "nous ",
    "le ",
    "la ",
    "l ",
    "les ",
    "me l ",
    "me le ",
    "me la ",
)
"""What stands between "tu" and its verb."""

_EVER = "e|es|ez|er"
"""How a command with a verb in -er ends; a participle ends in an accent."""


def _all(starts: str, words: str) -> str:
    """Return every start, they are between bars, with every word."""
    return "|".join(
        f"{start}{word}" for start in starts.split("|") for word in words.split()
    )


def _asked(subject: str, verbs: str) -> str:
    """Return what begins with "tu" and a verb: "tu allumes", "tu m'allumes"."""
    return _all("|".join(f"{subject} {to}" for to in _TO_WHOM), verbs)


def _er(stems: str) -> str:
    """Return the commands of verbs in -er: "allume", "allumez", "allumer"."""
    return "|".join(
        f"{stem}{end}" for stem in stems.split() for end in _EVER.split("|")
    )


_AT_HOURS = "|".join(
    f"{at} {hour}h*|={at} {hour}:*"
    for at in ("à", "vers", "dès", "pour", "après", "dans")
    for hour in _CLOCK
)
"""Hours of the clock: "à 20h30", "vers 7:15"."""

_UNTIL_HOURS = "|".join(
    f"{to} {hour}h*" for to in ("jusqu à", "avant") for hour in _CLOCK
)
"""The same with "until"."""

_KINDLY = "|".join(
    f"{who} {what} de"
    for who in (
        *("aurais tu", "auriez vous", "tu aurais", "vous auriez"),
        *("si tu avais", "si vous aviez", "aurait on"),
        *("pourrais tu avoir", "pourriez vous avoir", "tu pourrais avoir"),
        *("voudrais tu avoir", "voudriez vous avoir", "vous pourriez avoir"),
    )
    for what in (
        *("la gentillesse", "l amabilité", "l obligeance", "l extrême obligeance"),
        *("la bonté", "la courtoisie", "la délicatesse"),
    )
)
"""Asked for as a kindness: "auriez-vous l'amabilité de"."""


def _elided(marks: Mapping[Mark, str]) -> Mapping[Mark, str]:
    """Return phrases also as they are said before a vowel: "de", and "d"."""
    return {
        mark: "|".join(
            (
                text,
                *(
                    phrase[:-1]
                    for phrase in split_phrases(text)
                    if phrase.endswith((" de", " que", " me"))
                ),
            )
        )
        for mark, text in marks.items()
    }


FRENCH = Language(
    code="fr",
    marks=_elided(
        {
            Mark.COURTESY: """
            aie la bonté de|ayez la bonté de|aie l amabilité de|aie l obligeance de
            ayez la courtoisie de|soyez assez aimable pour|soyez assez gentil pour
            sois assez gentil pour|sois assez gentille pour|si vous aviez la bonté
            si ce n est pas trop vous demander|si ce n est pas trop te demander
            faites moi l amitié de|fais moi l amitié de
            comme je ne sais quoi|comme je ne sais pas quoi|comme je sais pas quoi
            comme pas possible|comme c est pas permis|comme un fou|comme une folle
            comme jamais|comme tout|avant que j oublie|avant que j oublie encore
            avant que je n oublie|avant que je l oublie|avant que je ne l oublie
            avant qu on oublie|avant d oublier|pendant que j y pense|tant que j y pense
            pour ne pas oublier|pour ne pas l oublier|pour pas que j oublie
            que je n oublie pas|pour que je n oublie pas|sinon j oublie|sinon je vais oublier
            avant que ça me sorte de la tête
            n oublie pas de|n oublie pas d|n oublie pas|tant que t y es|tant que tu y es
            pendant que t y es|pendant que tu y es|tant qu à faire|tant que tu es là
            puisque tu y es|puisque t y es|bon alors|bon ben|allez|allez hop|dis donc
            écoute|chéri|chérie|mon cœur|mon amour|mon ami|ma belle
            encore une fois|une fois de plus|de nouveau|à nouveau|vite|vite fait|illico
            illico presto|sur le champ|sans tarder|sans attendre|dès maintenant
            si ça te dérange pas|si ça ne te dérange pas|si ça t embête pas
            si ça ne t embête pas|si tu veux bien|si tu peux|si c est possible|quand tu peux
            quand tu as une minute|quand tu auras une minute|quand t as deux minutes
            quand t as une minute|sois gentil|sois gentille|sois sympa|sois mignon|sois un amour
            sois un ange|fais moi plaisir|rends moi service|s te plaît|steuplait|stp|svp
            merci d avance|merci bien|merci beaucoup|je te remercie|bon sang|nom d un chien
            pour moi|pour nous|à ma place|s il te plaît pour moi
            comme d habitude|comme d hab|comme toujours|comme à l ordinaire|comme normalement
            comme en général
            t inquiète pas|ne t inquiète pas|t inquiète
            s il te plaît|s il vous plaît|s il te plait|s il vous plait|s te plaît|s te plait
            steuplait|siteplait|stp|svp|please|merci|merci beaucoup|merci bien|merci d avance
            pour moi|pour nous|hé|hey|eh|ohé|salut|bonjour|bonsoir|coucou|allô|bonne nuit
            bon|ben|bah|bien|alors|donc|et donc|eh bien|euh|hum|ah|oh|oui|ouais|ok|okay
            d accord|allez|allez hop|hop|vas y|allez y|allons y|en avant|dis donc|dis voir
            dites donc|excuse moi|excusez moi|gentiment|maintenant|dès maintenant|là maintenant
            tout de suite|de suite|immédiatement|sur le champ|sans attendre|sans tarder
            sans délai|sans faute|sans plus attendre|vite|vite fait|rapidement|au plus vite
            au plus tôt|le plus vite possible|le plus tôt possible|le plus rapidement possible
            aussi vite que possible|dès que possible|dès que tu peux|dès que vous pouvez
            aussitôt que possible|quand tu peux|quand vous pouvez|quand tu veux|quand vous voulez
            quand tu pourras|quand vous pourrez|quand tu as le temps|quand tu auras le temps
            quand vous avez le temps|quand vous aurez le temps|quand tu as un moment
            quand tu auras un moment|quand tu as une minute|quand tu auras une minute
            quand tu as deux minutes|quand tu auras deux minutes|quand vous avez un moment
            quand vous aurez un moment|quand vous aurez une minute|quand c est possible
            si tu peux|si vous pouvez|si tu veux|si tu veux bien|si vous voulez|si possible
            si vous voulez bien|si tu le veux bien|si vous le voulez bien|si c est possible
            si tu as le temps|si vous avez le temps|si tu as un moment|si tu as une minute
            si tu pouvais|si vous pouviez|si ça ne te dérange pas|si ça te dérange pas
            si ça ne vous dérange pas|si ça vous dérange pas|si cela ne te dérange pas
            si cela ne vous dérange pas|si ce n est pas trop demander|si c est bon pour toi
            si tu n y vois pas d inconvénient|si vous n y voyez pas d inconvénient
            sois gentil|sois gentille|sois gentil et|sois gentille et|soyez gentil
            soyez gentille|sois un amour et|sois un ange et|sois mignon|sois mignonne
            aie la gentillesse de|ayez la gentillesse de|ayez l amabilité de|ayez l obligeance de
            fais moi plaisir et|fais moi le plaisir de|faites moi le plaisir de
            rends moi service et|rends moi un service et|rendez moi service et
            n oublie pas|n oublie pas de|n oublie pas d|n oubliez pas|n oubliez pas de
            n oubliez pas d|oublie pas de|oublie pas d|n hésite pas à|n hésitez pas à
            hésite pas à|pense à|pense bien à|pensez à|pensez bien à|assure toi de
            assurez vous de|veille à|veillez à|juste|simplement
            encore|encore une fois|de nouveau|à nouveau|quand même
            pas de souci|pas de soucis|pas de problème|pas de panique|pas de quoi|pas grave
            aucun problème|aucun souci|sans problème|sans souci|rien ne presse|y a pas le feu
            il n y a pas le feu|ne t inquiète pas|t inquiète|t inquiète pas|pourquoi pas
            pas seulement|non seulement|pendant que tu y es|pendant que vous y êtes
            tant que tu y es|tant que vous y êtes|tant qu à faire|tant qu on y est
            pendant qu on y est|il est temps de|il est temps d|il est l heure de|c est l heure de
            c est l heure d|c est le moment de|c est le moment d
            s il y a moyen|si y a moyen|n est ce pas|pas vrai|hein|c est bon
            que tu|que vous|qu on|que tu me|que tu m
            """,
            Mark.DEGREE: """
            un peu plus|un peu moins|encore un peu|pas trop
            pas trop fort|pas trop vite|pas trop chaud|pas trop froid|pas si fort
            pour la nuit|aujourd hui|n importe quel|n importe quelle|n importe quoi
            n importe où|n importe lequel|n importe laquelle
            """,
            Mark.POLITE: f"""
            seriez vous assez gentil pour|seriez vous assez gentille pour
            serais tu assez gentil pour|serais tu assez gentille pour
            tu serais assez gentil pour|vous seriez assez aimable pour|tu serais un amour de
            tu serais un ange de|puis je vous prier de|puis je vous demander de
            pourrais je vous demander de|puis je te prier de|oserais je te demander de
            oserais je vous demander de|cela vous ennuierait il de|cela vous ennuierait de
            ça vous ennuierait de|vous serait il possible de|te serait il possible de
            me feriez vous le plaisir de|me ferais tu le plaisir de|tu me ferais le plaisir de
            vous me feriez le plaisir de|me rendrais tu le service de|vous plairait il de
            te plairait il de
            ça t embêterait de|ça t embêterait d|ça t embêterait pas de|ça t embêterait pas d
            ça ne t embêterait pas de|ça ne t embêterait pas d|ça t embête de|ça t embête d
            ça t embête pas de|ça t ennuierait de|ça t ennuierait d|ça t ennuierait pas de
            ça t ennuierait pas d|ça ne t ennuierait pas de|ça te dérangerait pas de
            ça te dérangerait pas d|ça te dérange pas de|ça te dérange pas d|ça te dérange de
            ça te dérange d|ça te gênerait de|ça te gênerait d|ça te gênerait pas de
            ça te gênerait pas d|ça te ferait rien de|ça te ferait rien d|ça vous embêterait de
            ça vous embêterait d|ça vous dérangerait pas de|ça vous dérangerait pas d
            cela te dérangerait de|cela te dérangerait d|cela vous dérangerait de
            cela vous dérangerait d|serait il possible de|serait il possible d
            il serait possible de|il serait possible d
            ce serait possible de|ce serait possible d
            y a moyen de|y a moyen d|il y a moyen de|il y a moyen d|puis je te demander de
            puis je te demander d|je peux te demander de|je peux te demander d
            je pourrais te demander de|je pourrais te demander d|aurais tu la gentillesse de
            aurais tu la gentillesse d|tu aurais la gentillesse de|tu aurais la gentillesse d
            aurais tu l amabilité de|aie la gentillesse de|aie la gentillesse d
            ayez l amabilité de|ayez l amabilité d|tu veux bien|tu voudrais bien|tu pourrais pas
            tu peux pas|veux tu bien|voudrais tu bien
            ça t embête de|ça t embête d|ça te dérange de|ça te dérange d|ça t ennuie de
            ça t ennuie d|ça vous embête de|ça vous embête d|ça vous dérange de|tu *rais
            tu me *rais|tu m *rais|tu nous *rais|vous *riez|vous me *riez|vous nous *riez
            peux tu|peux tu me|peux tu m|peux tu nous|pourrais tu|pourrais tu me|pourrais tu m
            pourrais tu nous|tu peux|tu peux me|tu peux m|tu peux nous|tu pourrais
            tu pourrais me|tu pourrais m|tu pourrais nous|pouvez vous|pourriez vous|vous pouvez
            vous pourriez|pouvez vous me|pourriez vous me|pouvez vous m|pourriez vous m
            veux tu|veux tu bien|voudrais tu|voudrais tu bien|tu veux bien|tu voudrais bien
            tu voudrais|voulez vous|voulez vous bien|voudriez vous|voudriez vous bien
            vous voulez bien|vous voudriez bien|accepterais tu de|accepteriez vous de
            est ce que tu peux|est ce que tu pourrais|est ce que tu veux bien
            est ce que tu voudrais|est ce que tu voudrais bien|est ce que vous pouvez
            est ce que vous pourriez|est ce que vous voulez bien|est ce que vous voudriez
            est ce qu on peut|est ce qu on pourrait|est ce que nous pouvons
            est ce que nous pourrions|est ce que ce serait possible de|on peut|on pourrait
            peut on|pourrait on|pouvons nous|pourrions nous|nous pouvons|nous pourrions
            tu pourrais pas|tu ne pourrais pas|ne pourrais tu pas|ne peux tu pas
            vous ne pourriez pas|vous pourriez pas|ne pourriez vous pas|ne pouvez vous pas
            tu voudrais pas|tu ne voudrais pas|tu veux pas|tu ne veux pas|ne veux tu pas
            ça te dérange de|ça te dérange d|ça te dérangerait de|ça te dérangerait d
            ça vous dérange de|ça vous dérangerait de|cela vous dérangerait il de
            cela te dérangerait il de|ça t embête de|ça t embêterait de|ça t ennuie de
            ça t ennuierait de|serait il possible de|serait il possible d|ce serait possible de
            ce serait possible d|il serait possible de|c est possible de|c est possible d
            il y a moyen de|il y aurait moyen de|y a moyen de|y aurait moyen de
            aurais tu la gentillesse de|auriez vous la gentillesse de|tu aurais la gentillesse de
            aurais tu l amabilité de|auriez vous l amabilité de|auriez vous l obligeance de
            aurais tu l obligeance de|tu serais gentil de|tu serais gentille de
            vous seriez gentil de|serais tu assez aimable pour|seriez vous assez aimable pour
            puis je avoir|pourrais je avoir|je peux avoir|je pourrais avoir|on peut avoir
            est ce que je peux avoir|est ce que je pourrais avoir|que dirais tu de
            que diriez vous de|ça te dit de|ça te dirait de
            et si tu allumais|et si tu éteignais|et si tu ouvrais|et si tu fermais|et si tu mettais
            et si tu baissais|et si tu montais|et si tu lançais|et si on allumait|et si on éteignait
            et si on ouvrait|et si on fermait|et si on mettait|et si on baissait|et si on montait
            et si vous allumiez|et si vous éteigniez|et si vous ouvriez|et si vous fermiez
            pourquoi tu n allumes pas|pourquoi tu n éteins pas|pourquoi ne pas
            {_KINDLY}
            {_asked("tu", _TU)}
            {_asked("vous", _VOUS)}
            """,
            Mark.WISH: """
            je te serais reconnaissante de|je vous serais reconnaissante de
            je vous saurais gré de|je vous serais obligé de|je vous serais obligée de
            auriez vous la gentillesse|je vous serais très reconnaissant de
            je te serais très reconnaissante de
            ce serait sympa de|ce serait sympa d|ce serait gentil de|ce serait gentil d
            ce serait bien de|ce serait bien d|ce serait cool de|ce serait cool d
            ce serait chouette de|ce serait chouette d|ce serait super de|ce serait super d
            ça serait sympa de|ça serait sympa d|ça serait bien de|ça serait bien d
            ça serait cool de|ça serait cool d|ça serait gentil de|ça serait gentil d
            il serait temps de|il serait temps d|il est temps de|il est temps d|il faudrait
            faudrait|il faut|faut|peut s éteindre|peut être éteint|peut être éteinte
            peut être allumée|peut être allumé|peut être fermé|doit être éteinte
            doit être éteint|doit être fermé|je te demande de|je te demande d|je vous demande de
            je vous demande d|je te prie de|je te prie d|merci de|merci d
            je te serais reconnaissant de|je te saurais gré de|je te saurais gré d
            j apprécierais que tu|je voudrais bien que tu|j aimerais bien que tu
            on éteint|on allume|on ferme|on ouvre|on baisse|on monte|on coupe|on lance|on met
            je veux|je veux que|je veux que tu|je voudrais|je voudrais bien|je voudrais que
            je voudrais que tu|je voudrais que vous|j aimerais|j aimerais bien|j aimerais que
            j aimerais que tu|j aimerais que vous|je souhaite|je souhaiterais|je désire
            je désirerais|j ai besoin|j ai besoin de|j ai besoin d|j ai besoin que
            j aurais besoin|j aurais besoin de|j aurais besoin d|j ai envie|j ai envie de
            j ai envie d|il me faut|il me faudrait|il nous faut|il nous faudrait|il faut
            il faut que tu|il faut que vous|il faudrait|il faudrait que tu|il faudrait que vous
            faudrait|faut|nous voulons|nous voudrions|nous aimerions|nous souhaitons
            nous avons besoin|nous avons besoin de|on veut|on voudrait|on voudrait bien
            on aimerait|on aimerait bien|on a besoin|on a besoin de|on a besoin d
            je préfère|je préférerais|je préfèrerais|je prendrais bien|je veux bien
            je veux bien que|ce serait bien|ce serait bien de|ce serait bien d|ce serait bien que
            ce serait bien que tu|ce serait bien si tu|ce serait bien si vous|ce serait bien si on
            ça serait bien|ça serait bien que|ça serait bien que tu|ça serait bien si tu
            ce serait sympa de|ce serait sympa que|ce serait sympa si tu|ça serait sympa de
            ça serait sympa si tu|ce serait gentil de|ce serait gentil si tu|ce serait super si tu
            ce serait génial si tu|ce serait cool si tu|tu dois|vous devez|tu devrais
            vous devriez|tu as le droit de|tu n as qu à|t as qu à|vous n avez qu à
            je te demande de|je te demande d|je vous demande de|je vous demande d|je te prie de
            je te prie d|je vous prie de|je vous prie d|je te laisse|je vous laisse
            j apprécierais que|je te serais reconnaissant de|je vous serais reconnaissant de
            je compte sur toi pour|merci de|merci d|merci de bien vouloir|veuillez
            prière de|prière d|doit être|doivent être|devrait être|devraient être
            """,
            Mark.TAG: """
            ok|okay|d accord|oui|hein|non|n est ce pas|pas vrai|tu veux bien|veux tu
            voulez vous|vous voulez bien|tu peux|peux tu|pouvez vous|tu pourrais|s il te plaît
            s il vous plaît|s te plaît|stp|svp|ça marche|ça va|ça te va|c est bon|c est possible
            possible|si possible|compris|entendu|tu veux|ça joue
            """,
            Mark.UNWISH: """
            je ne veux pas|je veux pas|je ne veux plus|je veux plus|je ne veux aucun*
            je ne veux surtout pas|je veux surtout pas|je ne voudrais pas|je voudrais pas
            je ne voulais pas|je voulais pas|on ne veut pas|on veut pas|on ne veut plus
            on veut plus|on ne voudrait pas|nous ne voulons pas|nous ne voulons plus
            nous ne voudrions pas|personne ne veut|je n aimerais pas|j aimerais pas
            j aimerais mieux pas|j aimerais que tu ne|j aimerais que vous ne|je veux que tu ne
            je voudrais que tu ne|je voudrais que vous ne|je ne souhaite pas|je souhaite pas
            je ne désire pas|je n ai pas besoin|j ai pas besoin|je n ai plus besoin
            j ai plus besoin|nous n avons pas besoin|on n a pas besoin|on a pas besoin
            je n ai pas envie|j ai pas envie|je n ai plus envie|j ai plus envie|on n a pas envie
            je préfère pas|je préfère ne pas|je préfère que tu ne|je préférerais ne pas
            je préférerais que tu ne|je préfère sans|pas besoin|pas besoin de|pas besoin d
            plus besoin|plus besoin de|plus besoin d|nul besoin|nul besoin de|inutile
            inutile de|inutile d|pas la peine|pas la peine de|pas la peine d|plus la peine
            ce n est pas la peine|c est pas la peine|pas nécessaire|il n est pas nécessaire
            ce n est pas nécessaire|c est pas nécessaire|il ne faut pas|il faut pas|faut pas
            il ne faut plus|il faut plus|faut plus|il ne faudrait pas|il faudrait pas
            faudrait pas|tu ne dois pas|tu dois pas|vous ne devez pas|vous devez pas
            tu ne devrais pas|tu devrais pas|vous ne devriez pas|tu n as pas besoin
            t as pas besoin|vous n avez pas besoin|tu n as pas à|t as pas à|vous n avez pas à
            tu n es pas obligé|t es pas obligé|vous n êtes pas obligé|tu ne peux pas|tu peux pas
            vous ne pouvez pas|vous pouvez pas|ne doit pas|ne doivent pas|doit pas|doivent pas
            ne devrait pas|ne devraient pas|devrait pas|ne doit plus|ne doivent plus
            surtout pas|mieux vaut pas|mieux vaut ne pas|il vaut mieux ne pas|vaut mieux pas
            vaut mieux ne pas|je te demande de ne pas|je vous demande de ne pas|merci de ne pas
            prière de ne pas|veuillez ne pas
            """,
            Mark.NEGATION: f"""
            ne|n|pas|jamais|rien|aucun|aucune|personne|ni|sans|nullement|guère|non|nan
            plus jamais|plus rien|plus aucun|plus aucune|plus personne|plus du tout|plus la
            plus le|plus les|plus l|plus cette|plus ce|pas du tout|non plus|nulle part
            ne pas|ne plus|ne jamais|ne rien|surtout pas|en aucun cas|à aucun prix
            sous aucun prétexte|à aucun moment|en aucune façon|hors de question|pas question
            il est hors de question|interdit|interdite|interdit de|interdiction|interdis
            interdiction de|défense de|défense d|je t interdis|je vous interdis|je refuse
            {_all("arrête |arrêtez |arrêter |cesse |cessez |cesser |évite |évitez |éviter ", "de d")}
            arrête donc de|empêche*|abstiens toi|abstenez vous|garde toi de|gardez vous de
            renonce à|renoncez à|au lieu de|au lieu d|au lieu du|plutôt que|plutôt que de
            plutôt que d|bas les pattes|pas touche|jamais de la vie
            """,
            Mark.HOLD: """
            tu laisses comme ça|tu laisses|tu le laisses|tu la laisses|tu les laisses
            ne bouge pas|reste comme
            laisse|laisses|laissez|laisser|laissons|garde|gardes|gardez|garder|conserve
            conservez|conserver|maintiens|maintient|maintenez|maintenir|doit rester
            doivent rester|devrait rester|devraient rester|peut rester|peuvent rester
            faut rester|rester|restent|elle reste|il reste|qu elle reste|qu il reste
            que ça reste|ça reste|reste comme|reste tel|reste telle|=reste allumé|=reste allumée
            =reste éteint|=reste éteinte|reste ouvert|reste ouverte|=reste fermé|=reste fermée
            reste en|reste à|reste sur|reste ainsi|reste où
            ignore|ignorez|ignorer|épargne|épargnez|épargner
            """,
            Mark.EXCEPTION: """
            sauf bien sûr|sauf peut être|sauf évidemment|sauf alors|à part peut être
            à part bien sûr|à part évidemment|sauf juste
            sauf si c est la|sauf si c est le|à moins que ce soit la|à moins que ce soit le
            oublie le|oublie la|oublie les|oublie l|laisse tomber le|laisse tomber la
            laisse tomber l|laisse tomber les
            exclue|exclu|exclues|exclus|exceptée|excepté|exceptées|exceptés|mise à part
            mis à part|mises à part|non comprise|non compris|hormis|hors|à l exclusion de
            à l exclusion du|à l exception de|à l exception du|à l exception des|non incluse
            non inclus|en dehors de|en dehors du
            sauf|excepté|exceptée|hormis|à part|mis à part|hors|à l exception|à l exception de
            à l exception du|à l exception des|à l exception d|à l exclusion de|à l exclusion du
            à l exclusion des|en dehors de|en dehors du|en dehors des|exception faite de
            exception faite du|sans compter|sans toucher|sans inclure|en laissant|en excluant
            en exceptant|mais pas|mais surtout pas|mais ne|mais sans|et pas|et surtout pas
            ou pas dans|mais jamais|mais aucun|mais aucune|pas celle|pas celui|pas ceux
            pas celles|et non|mais non|à la réserve de|mais laisse|mais laissez
            non pas
            """,
            Mark.CONTRAST: """
            n * que|ne * que|n * plus que|ne * plus que|n en * que
            mais|seulement|uniquement|cependant|toutefois|pourtant|néanmoins|par contre
            en revanche|plutôt|mais plutôt|à la place|au contraire|rien que|ne serait ce que
            """,
            Mark.JOIN: """
            et|puis|et puis|ensuite|et ensuite|et après|après ça|après cela|et aussi|aussi
            ainsi que|également|de plus|en plus|ou|ou bien|ou encore|puis ensuite|avec ça
            sans oublier|enfin et|et enfin|de même que|et également|en même temps
            du coup
            """,
            Mark.CONDITION: f"""
            avant que j oublie de|avant que je n oublie de|avant d oublier de
            pour ne pas oublier de|pendant que j y pense à
            du moment que|l essentiel c est que
            si|s il|s ils|et si|et s il|que si|quand|lorsque|lorsqu|dès que|dès qu|une fois que|une fois qu
            aussitôt que|aussitôt qu|sitôt que|sitôt qu|tant que|tant qu|aussi longtemps que
            aussi longtemps qu|à moins que|à moins qu|à moins de|à moins d|au cas où|en cas de
            en cas d|dans le cas où|pour le cas où|pourvu que|pourvu qu|à condition
            à condition que|à condition qu|à condition de|sous condition|sous réserve
            pendant que|pendant qu|tandis que|tandis qu|avant que|avant qu|avant de|avant d
            avant|après que|après qu|chaque fois|chaque fois que|chaque fois qu|à chaque fois
            à chaque fois que|à chaque fois qu|toutes les fois|la prochaine fois
            la prochaine fois que|au moment où|au moment de|le jour où|le moment venu|selon si
            selon que|selon qu|en fonction de|en fonction du|suivant que|suivant si|même si
            sauf si|sauf quand|sauf s il|seulement alors|alors seulement|seulement si|seulement s il|seulement quand
            uniquement si|uniquement s il|uniquement quand|en supposant que|en admettant que
            étant entendu que|dépendamment|jusqu à ce que|jusqu à ce qu|jusqu à # heure*
            jusqu à # # heure*|jusqu à demain|jusqu à minuit|jusqu à midi|jusqu à ce soir
            jusqu au matin|jusqu au soir|jusqu au lever|jusqu au coucher|jusqu à nouvel ordre
            jusqu à mon|jusqu à ma|jusqu à son|jusqu à notre|jusqu à la fin|jusqu à l arrivée
            jusqu à l aube|jusqu à lundi|jusqu à mardi|jusqu à mercredi|jusqu à jeudi
            jusqu à vendredi|jusqu à samedi|jusqu à dimanche|en rentrant|en partant|en sortant
            en arrivant|en entrant|en quittant|en attendant|en me couchant|en me levant
            en me réveillant|en allant|en passant|le temps que|le temps qu|le temps de|le temps d
            d ici à ce que|d ici que|à mon retour|à son retour|à notre retour|à mon arrivée
            à son arrivée|à mon signal
            {_UNTIL_HOURS}
            """,
            Mark.REASON: """
            quelle fournaise|quelle canicule|quel boucan|quel vacarme|quelle obscurité
            quel raffut
            quel froid|quelle chaleur|qu est ce qu il fait froid|qu est ce qu il fait chaud
            qu est ce qu il fait noir|qu est ce qu il fait sombre|qu est ce que c est sombre
            vu que|étant donné que|puisque|puisqu|comme il fait|comme il y a|comme il commence
            comme je|comme on|comme c est|comme j|maintenant que|maintenant qu il|parce que
            parce qu|que c est sombre|qu il fait froid|qu il fait noir
            même si|bien que|quoi qu il arrive
            parce que|parce qu|car|puisque|puisqu|vu que|vu qu|étant donné que|étant donné qu
            comme il|comme elle|comme je|comme j|comme on|comme c|comme nous|comme tu|comme ça
            pour que|pour qu|pour ne pas|pour ne plus|pour pas|pour pas que|pour éviter
            pour économiser|pour empêcher|afin de|afin d|afin que|afin qu|histoire de|histoire d
            histoire que|de sorte que|de sorte qu|de façon à|de façon que|de manière à
            de manière que|si bien que|si bien qu|sinon|à cause de|à cause du|à cause des
            à cause d|grâce à|c est que|d autant que|d autant plus que|du fait que|maintenant que
            maintenant qu|de peur que|de peur de|de crainte que|sous prétexte|raison pour laquelle
            """,
            Mark.LATER: f"""
            sur les coups de|attends # minutes|à trois
            pendant les vacances|pendant la nuit|pendant la journée|pendant ce temps
            demain|demain matin|demain soir|après demain|ce soir|ce midi|cet après midi
            cette après midi|cette nuit|cette semaine|plus tard|un peu plus tard|tout à l heure
            tantôt|bientôt|prochainement|ultérieurement|par la suite|un jour|un de ces jours
            un autre jour|une autre fois|une prochaine fois|à un autre moment|dans le futur
            à l avenir|désormais|dorénavant|à partir de|à partir du|à partir d|à partir des
            dès demain|dès ce soir|dès le *|dès l *|dès la *|dès lundi|à compter de
            la semaine prochaine|le mois prochain|l année prochaine|l an prochain
            la prochaine fois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lundis|mardis
            mercredis|jeudis|vendredis|samedis|dimanches|week end|weekend|week ends|weekends
            en semaine|la semaine|le matin|le soir|le midi|l après midi|la nuit|au matin|au soir
            la journée|en journée|en soirée|dans la soirée|dans la nuit
            dans la matinée|dans la journée|dans l après midi|dans l heure|en fin de *
            en début de *|au milieu de la nuit|pendant la nuit|pendant la journée
            toute la journée|tous les jours|tous les soirs|tous les matins|tous les midis
            toutes les nuits|toutes les heures|toutes les semaines|toutes les # minute*
            toutes les # heure*|tous les # jours|chaque jour|chaque soir|chaque matin
            chaque nuit|chaque semaine|chaque heure|chaque mois|chaque année|quotidien*
            hebdomadaire*|toujours|tout le temps|en permanence|constamment|de temps en temps
            régulièrement|parfois|d habitude
            dans # seconde*|dans # minute*|dans # heure*|dans # jour*|dans # semaine*|dans # mois
            dans # # seconde*|dans # # minute*|dans # # heure*|dans # min|dans # mn|dans # h
            dans # sec|dans *min|dans *mn|dans *sec|dans *h|dans une heure|dans une minute
            dans une demi heure|dans une petite heure|dans une bonne heure|dans un quart d heure
            dans trois quarts d heure|dans quelques minutes|dans quelques heures
            dans quelques instants|dans un instant|dans un moment|dans un petit moment
            dans peu de temps|dans pas longtemps|dans une dizaine|dans une vingtaine
            dans une quinzaine|dans une trentaine|dans environ|d ici #|d ici une heure
            d ici quelques|d ici ce soir|d ici demain|d ici peu|d ici là|sous peu|sous # minute*
            au bout de #|attends # minute*|attends # seconde*|attends # heure*|attends une heure
            attendez # minute*|attendez # seconde*
            à # heure*|à # h|vers # heure*|vers # h|dès # heure*|pour # heure*|après # heure*
            à # # heure*|à vingt et une heures|vers vingt et une heures
            à *h|vers *h|dès *h|après *h|à midi|vers midi|à minuit|vers minuit
            # heures pile|# heures et demie|# heures et quart|# heures moins|heures du matin
            heures du soir|heures de l après midi
            au coucher|au coucher du soleil|au lever|au lever du soleil|au crépuscule|à l aube
            à l aurore|à la tombée de la nuit|à la nuit tombée|au réveil|au dîner|au déjeuner
            au souper|au goûter|au petit déjeuner|à l heure du *|à l heure de *|à l heure d *
            à noël|après le *|après la *|après l *|après les *|après mon *|après ma *|après mes *
            après #|après minuit|après midi|après dîner|après manger|après avoir|après être
            après ça seulement|passé minuit|passé # heure*
            rappelle moi|rappelle nous|rappelez moi|rappelez nous|rappel|réveille moi
            réveillez moi|réveille nous|mets un réveil|mets une alarme|mets moi un réveil
            mets le réveil|programme le|programme la|programme les|programme un|programme une
            programme l|programmer|programmez|planifie*|planning|calendrier
            pas encore|pas maintenant|pas tout de suite|pas de suite|pas ce soir
            pas aujourd hui|pas pour l instant|pas pour le moment|pas dans l immédiat
            {_AT_HOURS}
            """,
            Mark.PAST: """
            merci pour
            merci d avoir|merci de m avoir|merci de l avoir|merci de les avoir
            hier|hier soir|hier matin|avant hier|déjà|tout juste|ce matin|la nuit dernière
            la semaine dernière|le mois dernier|l année dernière|l an dernier|la dernière fois
            dernièrement|récemment|auparavant|autrefois|jadis|naguère|à l époque|l autre jour
            l autre fois|il y a #|il y a une heure|il y a une minute|il y a longtemps
            il y a un moment|il y a un instant|il y a quelques|il y a peu|y a #|y a longtemps
            plus tôt|par erreur|par accident|par inadvertance|par mégarde|sans faire exprès
            sans le vouloir|toute la nuit|depuis hier|depuis # heure*|depuis # minute*
            depuis longtemps|depuis ce matin|viens de|viens d|vient de|vient d|viennent de
            viennent d|venais de|venait de|tout ce temps
            """,
            Mark.HABIT: """
            est une mauvaise idée|n est pas une bonne idée|c est une mauvaise idée
            est une bonne idée|serait une erreur|est une erreur|ce serait une erreur|est inutile
            ne sert à rien|sert à rien|est dangereux|est interdit|n est pas autorisé
            n a pas de sens|prend un temps fou|prend des heures|prend une éternité|est pénible
            est une corvée|est une habitude|est mon boulot|est une manie
            c est pas une bonne idée|c est pas malin
            d habitude|normalement|habituellement|d ordinaire|ordinairement|en général
            généralement|la plupart du temps|le plus souvent|en principe c est|en temps normal
            j ai l habitude|on a l habitude|il a l habitude|elle a l habitude|a tendance à
            parfois|de temps en temps|de temps à autre|quelquefois|souvent|il m arrive de
            il nous arrive
            """,
            Mark.REPORT: """
            recommandé|recommande|recommandent|conseillé|conseille|conseillent|déconseillé
            a suggéré|est écrit|c est écrit|c est marqué|le panneau|la pancarte|sur l affiche
            préconise|préconisé
            va dans la|va dans le|va éteindre|va allumer|va fermer|va ouvrir|va vite
            monte éteindre|monte allumer|monte fermer|monte ouvrir|descends éteindre
            descends allumer|descends fermer|cours éteindre|cours fermer|lève toi|monte vite
            n arrête pas de dire|n arrête pas de crier|répète sans cesse|passe son temps à dire
            cours vite
            dit|dits|disait|disent|disais|dirait|=a dit|dire|dis à|dis au|dis aux|dis lui|dis leur
            dis que|dis qu|dites à|dites lui|dites leur|dites que|demande à|demande lui
            demandez à|demande|demandé|demandait|demandent|=demandé|écrit|écris|écrivez|écrire
            note|notes|notez|noter|noté|prends note|prends en note|prenez note|crie|criait
            répond|réponds|répondu|répondre|=pensé|pense que|pensait|croit|croyait|raconte
            racontait|racontez|affirme|affirmait|prétend|prétendait|propose|proposait|suggère
            suggérait|insiste|promis|promet|veut que|veut qu|voulait|voulaient|voudrait que
            ordonne|ordonnait|exige|entendu|entends|traduis|traduit|traduire|traduisez|traduction
            répète|répétez|répéter|épelle|épeler|épelez|prononce|prononcer|prononcez|dicte
            dicter|dictez|cite|citation|message|messages|texto|sms|mail|email|courriel
            envoie à|envoie un|envoie lui|envoyez un|le mot|les mots|la phrase|une phrase
            les paroles|paroles|le terme|l expression|la commande|l ordre|=appelé
            =appelée|=nommé|=nommée|intitulé|intitulée|surnommé|surnommée|baptisé
            la chanson dit|dans la chanson|histoire|poème|blague|dans le film|dans le livre
            dans la série|annonce|annoncer|annoncez|diffuse un|lis moi|lis à voix haute
            lis nous|lis le message|comment dit on|comment on dit|comment dire|que veut dire
            qu est ce que veut dire|que signifie|signifie|veut dire|ça veut dire|définis
            définition|souviens toi|souvenez vous|retiens que|retenez que|rappelle toi
            rappelle à|préviens|prévenez|informe|informez|il paraît|paraît que|selon lui|selon elle
            d après lui|d après elle|entre guillemets|entre parenthèses
            """,
            Mark.ASK: """
            qu est ce que|qu est ce qu|qu est ce qui|est ce que|est ce qu|est ce|quoi|c est quoi
            c est comment|c est combien|c est qui|c est où|ça fait combien|il fait combien
            il fait quelle|il est quelle|on est quel|on est le combien|nous sommes le combien
            qui|qui est ce qui|à qui|de qui|que fait|que font|que se passe|que se passe t il
            que peux tu|que pouvez vous|que sais tu|que savez vous|que dit|que faire|que faut il
            que vois tu|que penses tu|que reste|qu y a|qu as tu|qu avez vous|qu en est il
            qu en penses tu|qu arrive|que devient|que s est|quel|quelle|quels|quelles|à quel
            à quelle|à quels|à quelles|de quel|de quelle|de quelles|dans quel|dans quelle
            dans quelles|dans quels|depuis quand|depuis combien|jusqu à quand|pour quand|lequel
            laquelle|lesquels|lesquelles|combien|comment|=où|d où|=par où|ou est|ou sont|ou se
            ou en|pourquoi|quand est ce que|quand est ce qu|quand a|quand as|quand ont
            quand est|quand sont|quand vas|quand va|quand vais|quand dois|y a t il|y a t
            y avait il|y aurait il|y a encore|y a du|y a des|y a quelqu un|y a quoi|y a combien
            est il|est elle|est on|sont ils|sont elles|était il|était elle|étaient ils
            étaient elles|sera t il|sera t elle|es tu|tu es|étais tu|tu étais|êtes vous|vous êtes
            serais tu capable|serais tu|seriez vous|es tu capable|tu es capable|tu serais capable
            as tu|tu as|t as|tu avais|avais tu|avez vous|vous avez|aviez vous|ai je|est ce que j ai
            a t il|a t elle|a t on|avons nous|ont ils|ont elles|avait il|avait elle
            aurait il|aurait elle|suis je|dois je|doit on|devons nous|devrais je|devrait on
            doit il|doit elle|faut il|faut t il|faudrait il|puis je|pourrais je
            je peux|je pourrais|je dois|ai je le droit|peut il|peut elle|peuvent ils
            peuvent elles|pourrait il|pourrait elle|va t il|va t elle|va t on|vas tu|tu vas
            allez vous|vous allez|vont ils|vont elles|fait il|fait t il|fais tu|faites vous
            sais tu|tu sais|savez vous|vous savez|tu connais|connais tu|connaissez vous
            tu vois|vois tu|voyez vous|tu crois|crois tu|croyez vous|penses tu|tu penses
            pensez vous|te souviens tu|tu te souviens|te rappelles tu|tu te rappelles
            te souviens|tu trouves|trouves tu|comprends tu|tu comprends|tu te sens
            n est ce pas que|n as tu pas|n est il pas|n est elle pas|n y a t il pas
            ne devrais je pas|ne faut il pas|ne faudrait il pas|tu n as pas|t as pas
            dis moi|dites moi|dis nous|dites nous|donne moi la température
            donne moi l état|donne moi l heure|donne moi la météo|explique|explique moi
            expliquez|expliquez moi|expliquer|décris|décrivez|montre moi|montrez moi|liste moi
            énumère|je me demande|je me demandais|on se demande|j aimerais savoir
            j aimerais bien savoir|je voudrais savoir|je voudrais bien savoir|je veux savoir
            je voulais savoir|on voudrait savoir|j ai besoin de savoir|il faut que je sache
            vérifie|vérifiez|vérifier|vérifie que|contrôle si|contrôle que
            regarde s il|regarde dans|va voir|va vérifier|jette un œil|tiens moi au courant
            peux tu me dire|pourrais tu me dire|tu peux me dire|tu pourrais me dire
            pouvez vous me dire|pourriez vous me dire|vous pouvez me dire|vous pourriez me dire
            est ce que tu peux me dire|est ce que tu pourrais me dire|peux tu nous dire
            peux tu m expliquer|tu peux m expliquer|pourrais tu m expliquer
            peux tu vérifier|tu peux vérifier|pourrais tu vérifier|pouvez vous vérifier
            est ce que tu peux vérifier|peux tu voir|tu peux voir|peux tu regarder
            tu peux regarder|peux tu savoir|peux tu déjà|tu peux déjà|peux tu seulement
            est ce que tu sais|est ce que tu as|est ce que tu es|peut on savoir|on peut savoir
            on sait|sait on|une idée|aucune idée|tu as une idée|est il possible
            est ce possible|c est possible|est ce normal|c est normal|est ce dangereux
            que se passerait il|qu arriverait il|ça serait possible|demande si|que conseilles tu
            tu conseilles|tu recommandes|recommandes tu|tu dirais|dirais tu
            est ce que tu|est ce que vous|est ce qu on|qu est ce que tu|qu est ce que vous
            qu est ce qu on|pourquoi tu|pourquoi vous|pourquoi on|comment tu|comment vous
            comment on|comment peux tu|comment pourrais tu|comment puis je
            comment pouvez vous|comment peut on|pourquoi peux tu|que pourrais tu
            que pourriez vous|que veux tu|que voulez vous|combien tu|combien peux tu|où tu
            =où peux tu|quel * tu|quelle * tu|quels * tu|quelles * tu|quel * vous
            quelle * vous|quels * vous|quelles * vous|quel * peux tu|quelle * peux tu
            quels * peux tu|quelles * peux tu|quels * pouvez vous|quelles * pouvez vous
            quelles * on peut|quels * on peut|ce que tu|ce que vous|ce qu on
            quand est ce que tu|depuis quand tu|à quelle heure tu|regarde si|regarde si tu
            regardez si|lesquels tu|lesquelles tu|laquelle tu|lequel tu|lesquelles peux tu
            lesquels peux tu|qui peut
            """,
            Mark.JUST_ASKING: """
            simple question|juste une question|une simple question|c est juste une question
            ce n est qu une question|c est qu une question|par curiosité|par simple curiosité
            simple curiosité|par pure curiosité|juste par curiosité|juste curieux|juste curieuse
            je suis juste curieux|je suis juste curieuse|juste pour savoir|c est pour savoir
            pour savoir|juste histoire de savoir|histoire de savoir|je demande juste
            je demande seulement|je demande ça comme ça|je demandais juste|je te demande juste
            je pose juste la question|je posais juste la question|je me renseigne
            juste comme ça|juste pour info|pour info|pour information|à titre d information
            à titre indicatif|question bête|en théorie|théoriquement|hypothétiquement
            question hypothétique|en principe|en général|de manière générale
            d une manière générale|de façon générale|dans l absolu|je vérifie juste
            je veux juste savoir|je voulais juste savoir|je voudrais juste savoir
            """,
            Mark.DOUBT: """
            peut être|éventuellement|possiblement|probablement|sans doute|apparemment
            je pense|je pense que|je crois|je crois que|je pense à|je pensais|je pensais à
            je réfléchis|je songe|j envisage|j hésite|on hésite|j imagine|imagine|imagines
            imaginez|imaginons|suppose|supposons|supposons que|supposez|mettons que|admettons
            admettons que|disons que|faisons comme si|fais comme si|faites comme si
            fais semblant|faites semblant|comme si|par exemple
            j espère|espérons|j aurais|j aurais dû|j aurais pu|j aurais voulu
            j aurais aimé|tu aurais|tu aurais dû|tu aurais pu|on aurait|on aurait dû
            on aurait pu|il aurait|elle aurait|nous aurions|vous auriez|aurait dû|aurait pu
            aurais dû|aurais pu|aurait fallu|il aurait fallu|si seulement|si j étais|si j avais
            si tu étais|j ai oublié|j avais oublié|on a oublié|j adore|j aime|je déteste
            j ai horreur|je hais|je ne sais pas|je sais pas|j sais pas|chais pas|je doute
            je ne suis pas sûr|je suis pas sûr|je ne suis pas sûre|je suis pas sûre|pas sûr
            pas sûre|pas certain|pas certaine|il se peut|il se pourrait|ça se peut|ça se pourrait
            il faut que je|il faut que j|il faudrait que je|il faudrait que j|faut que je
            faut que j|faudrait que je|faudrait que j|il faut que nous
            """,
            Mark.CORRECTION: """
            non la|non le|non les|non l|j ai changé d avis|je change d avis
            pas tant|pas autant|c est trop|non c est trop|pas si fort|pas si haut
            oublie|oublie ça|laisse tomber|tu sais quoi|ah non|euh non|attends non|non attends
            ou plutôt|enfin non|non plutôt|ah non attends
            euh|heu|stop|arrête|arrêtez|zut|mince|attends|attends non|attendez|attendez non|non attends|non attendez|non|nan|non non
            euh non|ah non|oh non|mais non|non pardon|pardon|désolé|désolée|non désolé
            non désolée|je veux dire|je voulais dire|non je veux dire|non je voulais dire
            enfin|enfin non|enfin plutôt|ou plutôt|plutôt non|non plutôt|ou mieux|ou bien non
            correction|erreur|oups|oups non|mince|zut|je me suis trompé|je me suis trompée
            je me trompe|je rectifie|c est à dire|finalement|en fait|en réalité|non le|non la
            non les|non l|au temps pour moi|autant pour moi|réflexion faite
            à la réflexion|ou disons
            """,
            Mark.REVOKED: """
            ah non laisse|ah laisse|ah laisse tomber|ah non laisse tomber|non laisse tomber
            bon laisse|bon laisse tomber|finalement non|en fait non|en fait laisse
            finalement laisse|non oublie|ah oublie|c est bon laisse|je m en occupe
            je le fais moi même|euh non rien|pas la peine|plus besoin|au final non
            tout compte fait non|non finalement|annule
            laisse tomber|laissez tomber|laisse béton|oublie ça|oublie cela|oublie tout|oublie
            oubliez|oubliez ça|oublie ce que|oublie ma demande|non oublie|non laisse
            non laisse tomber|non laissez|c est bon laisse|laisse c est bon|tant pis|annule ça
            annule cela|annule tout|annulez ça|annulez tout|annule ma demande
            annule la commande|annule ce que|non rien|rien du tout|rien finalement|peu importe
            ça ne fait rien|ça fait rien|ça n a pas d importance|pas la peine|c est pas la peine
            ce n est pas la peine|finalement non|finalement pas|en fait non|en fait pas
            non finalement|non en fait|finalement laisse|finalement ne|en fait ne|non ne
            ou pas|ou non|ou finalement non|ou plutôt non|ou plutôt pas|je rigole|je plaisante
            je blague|je déconne|c était une blague|c est une blague|c était pour rire
            c est pour rire|pour rire|j ai changé d avis|je change d avis|je retire|ne fais rien
            ne faites rien|fais rien|n en fais rien|n en faites rien|ne le fais pas|le fais pas
            ne fais pas ça|fais pas ça|mieux vaut pas|vaut mieux pas|il vaut mieux pas
            stop non|non stop
            """,
            Mark.RELATION: """
            près de|près du|près des|près d|auprès de|à côté|à côté de|à côté du|à côté des
            à côté d|proche de|proche du|proche des|à proximité|à proximité de|à proximité du
            derrière le|derrière la|derrière l|derrière les|derrière mon|derrière ma|devant le
            devant la|devant l|devant les|devant chez|devant mon|devant ma|sous le|sous la
            sous l|sous les|sous mon|sous ma|en dessous|en dessous de|en dessous du|au dessous de
            au dessous du|au dessus|au dessus de|au dessus du|au dessus des|en face|en face de
            en face du|en face des|en face d|face à|face au|entre le|entre la|entre l|entre les
            autour de|autour du|autour des|à gauche de|à gauche du|à gauche d|à droite de
            à droite du|à droite d|contre le|contre la|contre l|au delà de|au delà du|au bout de
            au bout du|au bout d|non loin de|non loin du|loin de|loin du|à l extérieur de
            à l extérieur du|hors de|hors du|de l autre côté|de l autre côté de|le plus proche
            la plus proche|les plus proches|le plus près|la plus près|le plus loin
            la plus loin|le plus éloigné|la plus éloignée|voisin de|voisine de|le long de|le long du
            """,
        }
    ),
    verbs=f"""
        actionne|actionnez|actionner|balance|balancez|colle|collez|fous|claque|claquez|vire|virez|flanque
        {
        _er('''allum rallum ferm referm baiss mont remont augment diminu lanc relanc démarr
        redémarr arrêt stopp coup activ réactiv désactiv jou rejou pass saut verrouill
        déverrouill barr débarr ajout rajout retir supprim effac annul coch valid marqu
        rang rentr tamis vari aspir ajust chang règl régl branch débranch illumin éclair
        chauff réchauff aér ventil arros exécut déclench arm désarm sonn donn bascul
        invers rel lev lèv relèv relev abaiss tir pouss pos prépar termin commenc
        recommenc continu enlèv enlev ray bloqu débloqu recharg réinitialis vid
        ramèn ramen amèn apport ramass nettoy lav balay tourn retourn diffus
        repass mut démut montr affich entrouvr entrebâill command écout regard
        enclench rétabl retranch trac glis calm adouc entr retard soulèv''')
    }
        éteins|éteint|éteignez|éteindre|éteignons|rééteins|ouvre|ouvres|ouvrez|ouvrir|rouvre
        rouvrez|rouvrir|mets|met|mettez|mettre|remets|remet|remettez|remettre|descends|descend
        descendez|descendre|redescends|redescendre|réduis|réduit|réduisez|réduire|fais|fait
        faites|faire|refais|refaire|reprends|reprend|reprenez|reprendre|nettoie|nettoies|tonds
        tond|tondez|tondre|envoie|envoies|envoyez|envoyer|renvoie|renvoies|renvoyez|renvoyer
        appuie|appuies|appuyez|appuyer|essuie|assombris|assombrir|assombrissez|éclaircis
        éclaircir|rafraîchis|rafraîchir|refroidis|refroidir|finis|finir|finissez|interromps
        interrompre|suspends|suspendre|poursuis|poursuivre|soustrais|soustrait|soustraire
        rends|rendre|rendez|remplis|remplir|sors|sortir|va|vas|aller|crée|crées|créer|créez
        lis|lire|lisez|pause|stop|lecture|reprise|suivant|suivante|précédent|précédente|muet
        plus fort|moins fort|plus haut|plus bas|plus chaud|moins chaud|plus froid|moins froid
        plus clair|plus sombre|plus lumineux|plus vite|moins vite|plus de|moins de|on|off
        allumage|extinction|ouverture|fermeture|verrouillage|déverrouillage|arrêt|marche
        essaie|essaye|balaie|paie|garnis
        """,
    subjects="""
        les enfants|les petits|le bébé|le petit|la petite|le chien|le chat|le téléphone
        les voisins|les invités|les jumeaux
        le soleil|le bébé|les invités|le film|le bruit
        je|j|il|elle|on|nous|ils|elles|ça|cela|ceci|c|ce sont|ce n|ce ne|ce serait|ce sera
        c était|tu|vous|moi je|toi tu|lui il|quelqu un|personne|tout le monde|chacun
        ma femme|mon mari|mon fils|ma fille|ma mère|mon père|maman|papa|mamie|papi|papy|mémé
        pépé|ma sœur|mon frère|mon ami|mon amie|ma copine|mon copain|mon compagnon|ma compagne
        mon conjoint|ma conjointe|mes enfants|mes parents|mes amis|les enfants|les gens|les voisins
        mon chef|mon patron|le voisin|la voisine|le bus|le train|voilà|voici|il y a
        """,
    finite="""
        tourne|tournent|ronfle|ronronne|bourdonne|vrombit|hurle|gronde|débute|transpire
        transpirons|grelotte|bout
        croirait|croit|dirait|gèle|crève|étouffe|cuit
        va|s en va|s en aller|on s en va
        réveille|prend|caille|caillait|pleut|neige|sert|énerve|agace|suffit|sonne|chauffe|pue
        traîne|restent|coule|manque|manquent|tombe|commence|rentre|lis
        travaille|travaillons|regarde|mange|mangeons|veux|crève|crevons|gèle|gèlent
        saute|sautent|y a|ya|éblouit|aveugle|vais me coucher
        fait|vois|vois pas|ai|suis|vais|peux|entends|dois|dort|dorment|on voit|on entend|voit|entend
        est|sont|était|étaient|sera|seront|serait|seraient|suis|es|sommes|êtes|ai|as|avons|avez
        ont|avait|avaient|avais|aura|auront|aurait|=a *é|=a *ée|=a *és|=a *ées|=a éteint|a mis
        a ouvert|a pris|a fait|a dit|a vu|a eu|a descendu|a réduit|a rouvert|a remis|n a|l a|m a
        t a|nous a|vous a|vont|vais|allait|allaient|peut|peuvent|pouvait|pourrait|pourraient
        veut|veulent|voulait|voudrait|fonctionne|fonctionnent|fonctionnait|devient|deviennent
        devenait|semble|semblent|semblait|paraît|faisait|faisaient|font|vient|viennent|venait
        arrive|arrivent|arrivait|brille|brillent|clignote|clignotent|consomme|consomment
        coûte|coûtent|aime|aiment|adore|adorent|déteste|détestent|dort|dorment|dormait|gêne
        dérange|se trouve|se trouvent|s allume|s allument|s allumait|s éteint|s éteignent
        s éteignait|s ouvre|s ouvrent|s ouvrait|s arrête|s arrêtent|s arrêtait|se ferme
        se ferment|se fermait|se bloque|se lance|se met|se mettent|se mettait|s est|se sont
        s était|allumait|éteignait|éteignent|ouvrait|ouvrent|fermait|ferment|allument|mettait
        mettent|marchait|marchent|restait|ne marche|marche pas|marche plus|marche bien
        """,
    firsts="d abord|tout d abord|en premier|premièrement",
    articles="""
        le|la|l|les|un|une|des|du|de la|de l|mon|ma|mes|ton|ta|tes|sa|ses|notre|nos|votre|vos
        leur|leurs|ce|cet|cette|ces|tout|toute|tous|toutes|tout le|toute la|tous les
        toutes les|tous mes|toutes mes|tous nos|toutes nos|toutes ces|tous ces|chaque|les deux
        l ensemble des|l ensemble du|quelques|certains|certaines|chacun des|chacune des
        """,
    numbers="""
        un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze
        seize|vingt|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|cent
        quelques|demi|demie
        """,
    joining="de|d|du|des|dans|sur|à|au|aux|en|chez|pour|vers|depuis|côté",
    within="dans",
    only="n * que|ne * que|seulement|uniquement|rien que",
    now="maintenant|tout de suite|immédiatement|là maintenant",
    particles="allumée|=allumé|éteinte|éteint|ouvert|ouverte|=fermé|fermée|allumées|=allumés|éteintes|éteints|on|off",
    pronouns="ici|la|le|les|ça|cela|tout|comme ça|tel quel|telle quelle|tranquille|tranquilles|en|=allumé|allumée|éteint|éteinte|ouvert|ouverte|=fermé|fermée|y",
    kinds={
        "cover:curtain": "rideau|rideaux|voilage|voilages",
        "cover:awning,blind,shade,shutter": "volet|volets|store|stores|persienne|persiennes|volet roulant|volets roulants",
        "media_player:tv": "télé|télés|télévision|téléviseur|tv",
        "cover:garage": "garage|porte de garage|porte du garage",
        "cover:gate": "portail|portails|barrière",
        "timer": "minuteur|minuteurs|minuterie|compte à rebours|chrono|chronomètre|timer|alarme|réveil",
        "light": """
            lumière|lumières|lampe|lampes|lampadaire|lampadaires|éclairage|éclairages|ampoule
            ampoules|spot|spots|plafonnier|plafonniers|lustre|lustres|veilleuse|veilleuses
            applique|appliques|led|leds|guirlande|guirlandes|luminaire|luminaires|néon|néons
            liseuse|projecteur|projecteurs|bandeau led|ruban led
            """,
        "switch": "interrupteur|interrupteurs|prise|prises|multiprise|multiprises|prise de courant",
        "fan": """
            ventilateur|ventilateurs|ventilo|ventilos|brasseur d air|brasseurs d air|hotte|vmc
            aération|ventilation
            """,
        "cover": """
            fenêtre|fenêtres|porte
            portes|auvent|velux
            """,
        "lock": "serrure|serrures|verrou|verrous|loquet|loquets|porte|portes|cadenas",
        "valve": """
            vanne|vannes|valve|valves|eau|robinet|robinets|arrosage|arroseur|arroseurs
            irrigation|arrivée d eau
            """,
        "climate": """
            chauffage|chauffages|radiateur|radiateurs|thermostat|thermostats|température|clim
            climatisation|climatiseur|climatiseurs|pompe à chaleur|chaudière|chaleur
            convecteur|convecteurs
            """,
        "media_player": """
            enceinte|enceintes|radio|musique|son|volume
            haut parleur|haut parleurs|chaîne|chaîne hi fi|barre de son|chanson|morceau|film
            lecteur|ampli|podcast|média|playlist|vidéo
            """,
        "vacuum": "aspirateur|aspirateurs|aspi|robot|robots|robot aspirateur|aspirateur robot|roomba",
        "lawn_mower": "tondeuse|tondeuses|robot tondeuse|tondeuse robot",
        "todo": "liste|listes|liste de courses|liste des courses|liste de tâches|courses",
        "alarm_control_panel": "alarme|alarmes|système d alarme|système de sécurité",
        "scene": "scène|scènes|ambiance|ambiances",
        "script": "script|scripts|routine|routines|scénario|scénarios",
        "humidifier": "humidificateur|humidificateurs|déshumidificateur|déshumidificateurs|humidité",
        "button": "bouton|boutons",
        "siren": "sirène|sirènes",
    },
    moves="aspirer|nettoyer|descendre|redescendre|monter|remonter|entrer|rentrer|sortir",
    relatives="qui|que|qu|dont|où|lequel|laquelle|ce que|ce qui",
    nothing="""
        rien|plus rien|rien du tout|pas grand chose|personne|goutte|que dalle|plus|pas|que couic
        """,
    wholes="tout|toutes|tous|le reste|les autres|partout|toute|chaque|les deux",
    owners="sa|ses|leur|leurs",
    its="la|le|les|l|ça|cela|celle là|celui là|celles ci|ceux ci|en",
    do_its="""
        fais le|fais ça|fais le donc|fais cela|occupe t en|charge t en|fais le toi
        tu peux le faire|tu peux t en occuper|peux tu le faire|peux tu t en occuper
        tu t en charges|tu t en occupes|faites le
        """,
    thens="alors|et alors|donc|et donc|dans ce cas|eh bien",
    infinitives="*er|*re|*ir|*oir",
    rejects="non",
    orders_tell=True,
    clear_orders=True,
    affirms="oui|si|par contre oui|mais oui",
    clitics="se|s|me|m|te|t|le|la|les|l|y|en|nous|vous",
    vocatives="""
        chéri|chérie|mon chou|ma belle|mon grand|mon pote|mon vieux|mon cœur|mon coeur
        mon ami|mec|ma puce|mon trésor|mon amour|ma chérie|mon chéri|mon petit|chef|les amis
        mon lapin|ma grande
        """,
    hedges="disons|disons plutôt|mettons|mettons plutôt|plutôt|on va dire",
    conclusions="""
        et donc|alors vite|bon|par conséquent
        donc|alors|du coup|eh bien|bon alors|alors s il te plaît|ben alors|bon ben
        """,
    addressees="toi|vous",
    ones="celle|celui|ceux|celles",
    overs="au dessus de|au dessus du|au dessus d",
    provisos="pourvu que|pourvu qu|tant que|du moment que|l essentiel c est que",
    stays="reste|restent|continue|continuent|continue à",
    likes="comme",
    states="chaleur|fournaise|canicule|boucan|vacarme|obscurité|raffut|bruit|noir|sombre|froid|chaud",
    disbelief="""
        tu te rends compte|tu y crois|tu le crois ça|vous vous rendez compte
        c est pas vrai|ce n est pas vrai|pas possible|c est pas possible|j y crois pas
        tu rigoles|sans blague|tu plaisantes
        """,
    units="pour cent|pourcent|degrés|degré",
    spans="minutes|une heure|heures|demi heure|quart d heure",
    not_thats="""
        pas celle là|pas celui là|non pas celle là|non pas celui là|pas ceux là
        pas celles là|non pas ça|pas ça
        """,
    ofs="de|d|du|des",
    lastings="""
        toujours|tout le temps|en permanence|constamment|depuis des heures|depuis une heure
        depuis # heure*|depuis # minute*|depuis un moment|depuis une éternité|depuis longtemps
        depuis ce matin|depuis des lustres|toute la journée|sans arrêt
        """,
    presents="""
        encore|toujours|déjà|maintenant|actuellement|en ce moment|à présent|pour l instant|au juste
        par hasard|donc
        """,
    to_dos="""
        de *er|d *er|de *re|d *re|de *ir|d *ir
        """,
    bits="un peu|un petit peu",
    partways="""
        à moitié|de moitié|à mi hauteur|à mi course|à demi|au tiers|d un tiers|au quart
        aux trois quarts|moitié
        """,
    yours="ton|ta|tes|votre|vos",
    own_reports="""
        j ai dit|je sais que j ai dit|j avais dit|je t ai dit|je disais|j ai demandé
        """,
    shares="pour cent|pourcent|pourcents",
)
"""French, as it is spoken to a house."""
