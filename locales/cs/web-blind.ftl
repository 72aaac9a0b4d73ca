### Hra na klávesnici a po sluchu.

time-left = { $s ->
    [60] Zbývá jedna minuta
   *[other] Zbývá { $s } sekund
}
blind-help = c hodiny, l poslední tah, o soupeř, p pozice, p J pole jezdců, s a nebo s 4 projde sloupec nebo řadu, b e4 co tam stojí, duty co vás zavazuje, press stisk hodin, draw nabídka remízy, accept přijmout, decline odmítnout, resign vzdát se. Vše ostatní je tah.
blind-empty = prázdné
blind-none = žádné
blind-no-move = Žádný tah ještě nebyl proveden.
blind-no-duty = Nic vás nezavazuje.
blind-no-help = V této partii sál neříká, kam lze kameny táhnout.
key-browse = o tah zpět nebo vpřed
key-ends = na začátek, k partii, jak stojí
key-times = řekne časy
key-last = řekne poslední tah
key-position = řekne pozici
key-duty = řekne, co vás zavazuje
key-targets = řekne, kam lze kameny táhnout
key-touch = dotkne se kamene nebo jej položí
key-put-back = vrátí kámen
