### The course, the exercises without end and the examination: what the pages say around them.

learn = Výučba
learn-course = Kurz
learn-course-why = Šestnásť krátkych lekcií: prečítajte si dve alebo tri stránky a odpovedzte na šachovnici. Každú odpoveď posúdi server podľa Pravidiel.
learn-done = { $done } z { $all }
learn-done-label = Hotových { $done } z { $all } cvičení
learn-lessons = Lekcie
learn-lesson-label = Lekcia { $n }: { $name }
learn-screen-of = Stránka { $n } z { $all }
learn-exercise-of = Cvičenie { $n } z { $all }
learn-board = Šachovnica lekcie
learn-board-hint = Ťuknite na pole alebo sa pohybujte šípkami. Enter sa dotkne figúrky.
learn-next = Ďalej
learn-back = Späť
learn-to-exercises = Začať cvičenia
learn-read-again = Prečítať lekciu znova
learn-next-exercise = Ďalšie cvičenie
learn-next-lesson = Ďalšia lekcia: { $name }
learn-finished = Kurz máte za sebou. Skúste cvičenia bez konca alebo skúšku rozhodcu.
learn-right = Správne
learn-not-yet = Ešte nie
learn-not-asked = To nie je to, čo bolo zadané.
learn-try-again = Skúsiť znova
learn-show = Ukázať riešenie
learn-hint = Poradiť
learn-skip = Preskočiť
learn-hint-title = Rada
learn-rulebook = Prečítať článok
learn-told = Čo sa stalo
learn-unclear = Server túto otázku nevie rozhodnúť.
learn-loading = Načítava sa …
learn-answers = Odpovede
learn-white = Biely
learn-black = Čierny
learn-forget = Vymazať môj postup
learn-key-number = Vybrať odpoveď
learn-key-next = Ďalšia stránka alebo cvičenie
learn-key-hint = Rada
learn-practice = Cvičenia bez konca
learn-practice-why = Vždy nové pozície; správnu odpoveď vždy určí server.
learn-practice-start = Precvičovať
learn-exam-open = Prejsť ku skúške
learn-level = Úroveň
learn-level-1 = Začiatočník
learn-level-2 = Hráč
learn-level-3 = Rozhodca
learn-daily = Dnešná sada
learn-daily-of = Otázka { $n } z { $all }
learn-daily-done = Dnešná sada je hotová: správne { $right } z { $all }. Príďte zase zajtra.
learn-daily-endless = Pokračovať bez konca
learn-score = { $right } správne, { $wrong } nesprávne
learn-next-question = Ďalšia otázka
learn-to-move-white = Na ťahu je biely.
learn-to-move-black = Na ťahu je čierny.
learn-exam = Skúška rozhodcu
learn-exam-why = Dvadsať situácií podľa všetkých štyroch znení Pravidiel. Rozhodnite každú ako rozhodca. Odpovede sa vyhodnotia na konci, každá s príslušným článkom.
learn-exam-pool = Situácií v zásobe: { $n }.
learn-exam-best = Doteraz najlepší výsledok: { $right } z { $all }.
learn-exam-start = Začať skúšku
learn-exam-situations = Situácie
learn-exam-nth = Situácia { $n }
learn-exam-of = Situácia { $n } z { $all }
learn-exam-ruling = Vaše rozhodnutie
learn-exam-question = Čo nasleduje?
learn-exam-save = Uložiť odpoveď
learn-exam-change = Odpovede sa vyhodnotia na konci, každá s príslušným článkom. Dovtedy ich môžete meniť.
learn-exam-finish = Dokončiť a vyhodnotiť
learn-exam-missing = Bez odpovede: { $n }
learn-exam-result = Správne { $right } z { $all }
learn-exam-passed = Skúšku ste zložili. Potrebných je 16 správnych odpovedí.
learn-exam-failed = Skúšku ste nezložili: potrebných je 16 správnych odpovedí.
learn-exam-yours = Vaša odpoveď
learn-exam-none = Bez odpovede
learn-exam-right = Správna odpoveď
learn-exam-way = Ako chcete odpovedať?
learn-exam-way-choose = Vybrať rozhodnutie
learn-exam-way-act = Konať ako rozhodca
learn-exam-act-why = Rozhodnite ako pri rozhodcovskom stole: pridajte alebo uberte čas, ukončite partiu, alebo ju nechajte pokračovať. Figúrky vráti server sám vždy, keď to Pravidlá žiadajú.
learn-exam-act-white = Hodiny bieleho
learn-exam-act-black = Hodiny čierneho
learn-exam-act-plus = +{ $n } min
learn-exam-act-minus = −{ $n } min
learn-exam-act-half = −½ zostávajúceho času
learn-exam-act-result = Partia sa skončila
learn-exam-act-score =
    { $winner ->
        [white] Vyhráva biely
        [black] Vyhráva čierny
       *[other] Remíza
    }
learn-exam-act-done = Vaše úkony
learn-exam-act-none = Žiadny úkon: partia pokračuje.
learn-exam-act-undo = Vrátiť posledný úkon
learn-exam-again = Skúsiť ďalšiu skúšku
learn-exam-before = Predtým
learn-exam-pace-standard = vážny šach
learn-exam-pace-rapid = rapid šach
learn-exam-pace-blitz = bleskový šach
learn-exam-supervision-inadequate = Na partie je málo rozhodcov: dozor nie je dostatočný.
learn-exam-supervision-none = Rozhodca nie je prítomný.
learn-exam-default =
    { $minutes ->
        [one] Čakacia doba: { $minutes } minúta.
        [few] Čakacia doba: { $minutes } minúty.
        [many] Čakacia doba: { $minutes } minúty.
       *[other] Čakacia doba: { $minutes } minút.
    }
learn-lesson-board = Šachovnica a figúrky
learn-lesson-pieces = Ako figúrky ťahajú
learn-lesson-pawns = Pešiaci
learn-lesson-check = Šach
learn-lesson-mate = Mat
learn-lesson-stalemate = Pat
learn-lesson-castling = Rošáda
learn-lesson-notation = Zápis
learn-lesson-clock = Hodiny
learn-lesson-touch = Dotknuté-ťahané
learn-lesson-illegal = Nemožné ťahy
learn-lesson-draws = Remízy a reklamácie
learn-lesson-flag = Zástavka a mŕtve pozície
learn-lesson-rapid = Rapid šach a bleskový šach
learn-lesson-conduct = Správanie hráčov
learn-lesson-tournament = Váš prvý turnaj
