### Hra na klávesnici a po sluchu.

time-left = { $s ->
    [60] Zbývá jedna minuta
   *[other] Zbývá { $s } sekund
}
blind-help = c hodiny, l poslední tah, o soupeř, p pozice, p J pole jezdců, s a nebo s 4 přečte sloupec nebo řadu, b e4 co stojí na e4, duty vaše povinnost (dotknuto-hráno), press stisknutí hodin, draw nabídka remízy, accept přijmout, decline odmítnout, resign vzdát se. Vše ostatní je tah.
blind-empty = prázdné
blind-none = žádné
blind-no-move = Žádný tah ještě nebyl proveden.
blind-no-duty = Nemáte žádnou povinnost.
blind-no-help = Nápověda tahů je v této partii vypnuta.
key-browse = o tah zpět nebo vpřed
key-ends = na začátek / na aktuální pozici
key-times = ohlásí časy
key-last = ohlásí poslední tah
key-position = ohlásí pozici
key-duty = ohlásí vaši povinnost (dotknuto-hráno)
key-targets = ohlásí, kam lze táhnout
key-touch = dotkne se kamene nebo jej položí
key-put-back = vrátí kámen
