### Hra na klávesnici a po sluchu.

time-left = { $s ->
    [60] Zostáva jedna minúta
   *[other] Zostáva { $s } sekúnd
}
blind-help = c hodiny, l posledný ťah, o súper, p postavenie, p J polia jazdcov, s a alebo s 4 prejde stĺpec alebo rad, b e4 čo tam stojí, duty čo vás zaväzuje, press stlačenie hodín, draw ponuka remízy, accept prijať, decline odmietnuť, resign vzdať sa. Všetko ostatné je ťah.
blind-empty = prázdne
blind-none = žiadne
blind-no-move = Nijaký ťah ešte nebol vykonaný.
blind-no-duty = Nič vás nezaväzuje.
blind-no-help = V tejto partii sála nehovorí, kam možno figúrkami ťahať.
key-browse = o ťah späť alebo dopredu
key-ends = na začiatok, k partii, ako stojí
key-times = povie časy
key-last = povie posledný ťah
key-position = povie postavenie
key-duty = povie, čo vás zaväzuje
key-targets = povie, kam možno figúrkami ťahať
key-touch = dotkne sa figúrky alebo ju položí
key-put-back = vráti figúrku
