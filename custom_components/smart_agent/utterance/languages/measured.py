"""How people ask for what is measured, of each language."""

from collections.abc import Mapping
from enum import StrEnum


class Measure(StrEnum):
    """What somebody asks how much it is."""

    BATTERY = "battery"
    HUMIDITY = "humidity"
    POWER = "power"
    VOLUME = "volume"
    BRIGHTNESS = "brightness"
    TARGET = "target"
    """The temperature that something is set to."""
    POSITION = "position"
    """How far a cover is open."""
    TEMPERATURE = "temperature"
    """How warm a thing itself is, such as a lake or an oven."""
    READING = "reading"
    """Whatever the only number is that a thing tells."""


MEASURED: Mapping[str, Mapping[Measure, str]] = {
    "en": {
        Measure.BATTERY: "battery, batteries, charge left, charged, how much charge, any charge, "
        "much charge, juice",
        Measure.HUMIDITY: "humidity, humid, damp, steamy, muggy, moist",
        Measure.POWER: "watts, wattage, how much power, how much electricity, "
        "how much electric, how much current",
        Measure.VOLUME: "volume, loud",
        Measure.BRIGHTNESS: "brightness, bright",
        Measure.TARGET: "set to, set at, set, at what temperature, heating to, heating it to, "
        "get to, get it to, aiming for, heat up to",
        Measure.POSITION: "how far open, how far up, how far down, how far closed, "
        "how open, how wide open, what position",
        Measure.TEMPERATURE: "how cold, how warm, how hot, how chilly",
        Measure.READING: "reading, showing, registering, what does it say",
    },
    "de": {
        Measure.BATTERY: "akku, batterie, akkustand, ladestand, batteriestand, geladen",
        Measure.HUMIDITY: "luftfeuchtigkeit, luftfeuchte, feucht, feuchtigkeit",
        Measure.POWER: "watt, wie viel strom, wieviel strom, leistung, stromverbrauch",
        Measure.VOLUME: "lautstärke, laut",
        Measure.BRIGHTNESS: "helligkeit, hell",
        Measure.TARGET: "eingestellt, gestellt",
        Measure.POSITION: "wie weit offen, wie weit ist, wie weit sind",
        Measure.TEMPERATURE: "wie kalt, wie warm, wie heiß",
        Measure.READING: "zeigt, misst",
    },
    "fr": {
        Measure.BATTERY: "batterie, charge",
        Measure.HUMIDITY: "humidité, humide",
        Measure.POWER: "watts, combien d'électricité, puissance",
        Measure.VOLUME: "volume, fort",
        Measure.BRIGHTNESS: "luminosité",
        Measure.TARGET: "réglé, réglée",
        Measure.POSITION: "ouvert à combien, ouverte à combien, ouvert à quel point",
        Measure.TEMPERATURE: "à quelle température",
        Measure.READING: "indique, affiche",
    },
    "es": {
        Measure.BATTERY: "batería, carga",
        Measure.HUMIDITY: "humedad, húmedo",
        Measure.POWER: "vatios, cuánta electricidad, potencia",
        Measure.VOLUME: "volumen, alto",
        Measure.BRIGHTNESS: "brillo",
        Measure.TARGET: "puesto, puesta",
        Measure.POSITION: "cuánto abierto, cuánto abierta, qué tan abierta",
        Measure.TEMPERATURE: "a qué temperatura",
        Measure.READING: "marca, indica",
    },
    "it": {
        Measure.BATTERY: "batteria, carica",
        Measure.HUMIDITY: "umidità, umido",
        Measure.POWER: "watt, quanta elettricità, potenza",
        Measure.VOLUME: "volume, alto",
        Measure.BRIGHTNESS: "luminosità",
        Measure.TARGET: "impostato, impostata",
        Measure.POSITION: "quanto aperta, quanto aperto, quanto è aperta, quanto è aperto",
        Measure.TEMPERATURE: "a che temperatura",
        Measure.READING: "segna, indica",
    },
    "nl": {
        Measure.BATTERY: "batterij, accu, opgeladen",
        Measure.HUMIDITY: "luchtvochtigheid, vochtig",
        Measure.POWER: "watt, hoeveel stroom, vermogen",
        Measure.VOLUME: "volume, hard",
        Measure.BRIGHTNESS: "helderheid, fel",
        Measure.TARGET: "ingesteld",
        Measure.POSITION: "hoe ver open, hoe ver staat",
        Measure.TEMPERATURE: "hoe koud, hoe warm, hoe heet",
        Measure.READING: "geeft aan, meet",
    },
    "sv": {
        Measure.BATTERY: "batteri, batteriet, batterinivån, laddad, laddat",
        Measure.HUMIDITY: "luftfuktighet, luftfuktigheten, fuktigt",
        Measure.POWER: "watt, hur mycket el, hur mycket ström, effekt, effekten",
        Measure.VOLUME: "volym, volymen",
        Measure.BRIGHTNESS: "ljusstyrka, ljusstyrkan",
        Measure.TARGET: "inställd, inställt",
        Measure.POSITION: "hur öppen, hur långt öppen, hur mycket öppen",
        Measure.TEMPERATURE: "hur kall, hur kallt, hur varm, hur varmt",
        Measure.READING: "visar, mäter",
    },
    "da": {
        Measure.BATTERY: "batteri, batteriet, batteriniveauet, opladt, opladet",
        Measure.HUMIDITY: "luftfugtighed, luftfugtigheden, fugtigt",
        Measure.POWER: "watt, hvor meget strøm, effekt, effekten",
        Measure.VOLUME: "lydstyrke, lydstyrken, volumen",
        Measure.BRIGHTNESS: "lysstyrke, lysstyrken",
        Measure.TARGET: "indstillet",
        Measure.POSITION: "hvor åben, hvor langt åben, hvor meget åben",
        Measure.TEMPERATURE: "hvor kold, hvor koldt, hvor varm, hvor varmt",
        Measure.READING: "viser, måler",
    },
    "nb": {
        Measure.BATTERY: "batteri, batteriet, batterinivået, ladet",
        Measure.HUMIDITY: "luftfuktighet, luftfuktigheten, fuktig",
        Measure.POWER: "watt, hvor mye strøm, effekt, effekten",
        Measure.VOLUME: "volum, volumet",
        Measure.BRIGHTNESS: "lysstyrke, lysstyrken",
        Measure.TARGET: "innstilt, stilt inn",
        Measure.POSITION: "hvor åpen, hvor langt åpen, hvor mye åpen",
        Measure.TEMPERATURE: "hvor kald, hvor kaldt, hvor varm, hvor varmt",
        Measure.READING: "viser, måler",
    },
    "pl": {
        Measure.BATTERY: "bateria, baterii, naładowany, naładowana",
        Measure.HUMIDITY: "wilgotność, wilgotno",
        Measure.POWER: "watów, ile prądu, moc",
        Measure.VOLUME: "głośność, głośno",
        Measure.BRIGHTNESS: "jasność",
        Measure.TARGET: "ustawiony, ustawiona, ustawione",
        Measure.POSITION: "jak bardzo otwarta, jak bardzo otwarte, na ile otwarta",
        Measure.TEMPERATURE: "jak zimna, jak zimny, jak zimne, jak ciepła, jak ciepły, jak ciepłe",
        Measure.READING: "pokazuje, wskazuje",
    },
    "cs": {
        Measure.BATTERY: "baterie, baterii, nabitý, nabitá",
        Measure.HUMIDITY: "vlhkost, vlhko",
        Measure.POWER: "wattů, kolik elektřiny, příkon",
        Measure.VOLUME: "hlasitost, hlasitý",
        Measure.BRIGHTNESS: "jas",
        Measure.TARGET: "nastavený, nastavená, nastavené",
        Measure.POSITION: "jak moc otevřená, jak moc otevřené, na kolik otevřená",
        Measure.TEMPERATURE: "jak studená, jak studený, jak studené, jak teplá, jak teplý, jak teplé",
        Measure.READING: "ukazuje, měří",
    },
    "pt": {
        Measure.BATTERY: "bateria, carga",
        Measure.HUMIDITY: "humidade, umidade, húmido, úmido",
        Measure.POWER: "watts, quanta eletricidade, potência",
        Measure.VOLUME: "volume, alto",
        Measure.BRIGHTNESS: "brilho",
        Measure.TARGET: "definido, definida, regulado",
        Measure.POSITION: "quão aberto, quão aberta, quanto aberta",
        Measure.TEMPERATURE: "a que temperatura",
        Measure.READING: "marca, indica",
    },
}
"""What a question has that asks for it; commas between the ways."""

NOT_HOW_MUCH: Mapping[str, str] = {
    "en": "why, when, who, where, since, long, too, enough, should, can, need, than, "
    "average, usually, cost, costs, price, change, replace, buy",
    "de": "warum, wieso, weshalb, wann, wer, wo, seit, lange, zu, genug, soll, sollte, "
    "kann, muss, als, durchschnitt, kostet, kosten, preis, an, aus, wechseln, kaufen",
    "fr": "pourquoi, quand, qui, où, depuis, longtemps, trop, assez, peux, peut, dois, "
    "moyenne, coûte, prix, changer, acheter",
    "es": "por qué, cuándo, quién, dónde, desde, demasiado, bastante, puedo, puede, debo, "
    "media, cuesta, precio, cambiar, comprar",
    "it": "perché, quando, chi, dove, da quando, troppo, abbastanza, posso, può, devo, "
    "media, costa, prezzo, cambiare, comprare",
    "nl": "waarom, wanneer, wie, waar, sinds, lang, te, genoeg, kan, moet, dan, "
    "gemiddeld, kost, kosten, prijs, aan, uit, vervangen, kopen",
    "sv": "varför, när, vem, var, sedan, länge, för, nog, ska, bör, kan, måste, än, "
    "genomsnitt, kostar, pris, på, av, byta, köpa",
    "da": "hvorfor, hvornår, hvem, hvor er, siden, længe, for, nok, skal, bør, kan, må, "
    "end, gennemsnit, koster, pris, tændt, slukket, skifte, købe",
    "nb": "hvorfor, når, hvem, hvor er, siden, lenge, for, nok, skal, bør, kan, må, enn, "
    "gjennomsnitt, koster, pris, på, av, bytte, kjøpe",
    "pl": "dlaczego, kiedy, kto, gdzie, odkąd, długo, za, zbyt, dość, czy mogę, muszę, "
    "niż, średnio, kosztuje, cena, wymienić, kupić",
    "cs": "proč, kdy, kdo, kde, odkdy, dlouho, příliš, moc, dost, můžu, musím, než, "
    "průměr, stojí, cena, vyměnit, koupit",
    "pt": "porque, por que, quando, quem, onde, desde, demais, demasiado, bastante, "
    "posso, pode, devo, média, custa, preço, trocar, comprar",
}
"""What makes it a question for something else than how much that is now."""

OF_ALL: Mapping[str, str] = {
    "en": "house, home, flat, apartment, place, we, total, altogether, everything",
    "de": "haus, zuhause, wohnung, wir, insgesamt, gesamt, alles",
}
"""What says that it is asked of the whole home."""
