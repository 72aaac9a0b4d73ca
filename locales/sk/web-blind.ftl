### Hra na klávesnici a po sluchu.

time-left = { $s ->
    [60] Zostáva jedna minúta
   *[other] Zostáva { $s } sekúnd
}
blind-help = c hodiny, l posledný ťah, o súper, p postavenie, p J polia jazdcov, s a alebo s 4 prečíta stĺpec alebo rad, b e4 čo stojí na e4, duty vaša povinnosť (dotknuté-ťahané), press stlačenie hodín, draw ponuka remízy, accept prijať, decline odmietnuť, resign vzdať sa. Všetko ostatné je ťah.
blind-empty = prázdne
blind-none = žiadne
blind-no-move = Ešte nebol vykonaný žiadny ťah.
blind-no-duty = Nemáte žiadnu povinnosť.
blind-no-help = Nápoveda ťahov je v tejto partii vypnutá.
key-browse = o ťah späť alebo dopredu
key-ends = na začiatok / na aktuálne postavenie
key-times = ohlási časy
key-last = ohlási posledný ťah
key-position = ohlási postavenie
key-duty = ohlási vašu povinnosť (dotknuté-ťahané)
key-targets = ohlási, kam možno ťahať
key-touch = dotkne sa figúrky alebo ju položí
key-put-back = vráti figúrku
