### The course, the exercises without end and the examination: what the pages say around them.

learn = Výuka
learn-course = Kurz
learn-course-why = Šestnáct krátkých lekcí: přečtěte si dvě nebo tři stránky a odpovězte na šachovnici. Každou odpověď posoudí server podle Pravidel.
learn-done = { $done } z { $all }
learn-done-label = Hotovo { $done } z { $all } cvičení
learn-lessons = Lekce
learn-lesson-label = Lekce { $n }: { $name }
learn-screen-of = Stránka { $n } z { $all }
learn-exercise-of = Cvičení { $n } z { $all }
learn-board = Šachovnice lekce
learn-board-hint = Klepněte na pole nebo se pohybujte šipkami. Enter se dotkne kamene.
learn-next = Další
learn-back = Zpět
learn-to-exercises = Začít cvičení
learn-read-again = Přečíst lekci znovu
learn-next-exercise = Další cvičení
learn-next-lesson = Další lekce: { $name }
learn-finished = Kurz máte za sebou. Zkuste cvičení bez konce nebo zkoušku rozhodčího.
learn-right = Správně
learn-not-yet = Ještě ne
learn-not-asked = To není to, co bylo zadáno.
learn-try-again = Zkusit znovu
learn-show = Ukázat řešení
learn-hint = Poradit
learn-skip = Přeskočit
learn-hint-title = Rada
learn-rulebook = Přečíst článek
learn-told = Co se stalo
learn-unclear = Server tuto otázku neumí rozhodnout.
learn-loading = Načítá se …
learn-answers = Odpovědi
learn-white = Bílý
learn-black = Černý
learn-forget = Smazat můj postup
learn-key-number = Vybrat odpověď
learn-key-next = Další stránka nebo cvičení
learn-key-hint = Rada
learn-practice = Cvičení bez konce
learn-practice-why = Pokaždé nové pozice; správnou odpověď vždy určí server.
learn-practice-start = Procvičovat
learn-exam-open = Přejít ke zkoušce
learn-level = Úroveň
learn-level-1 = Začátečník
learn-level-2 = Hráč
learn-level-3 = Rozhodčí
learn-daily = Dnešní sada
learn-daily-of = Otázka { $n } z { $all }
learn-daily-done = Dnešní sada je hotová: správně { $right } z { $all }. Přijďte zase zítra.
learn-daily-endless = Pokračovat bez konce
learn-score = { $right } správně, { $wrong } špatně
learn-next-question = Další otázka
learn-to-move-white = Na tahu je bílý.
learn-to-move-black = Na tahu je černý.
learn-exam = Zkouška rozhodčího
learn-exam-why = Dvacet situací podle všech čtyř znění Pravidel. Rozhodněte každou jako rozhodčí. Odpovědi se vyhodnotí na konci, každá s příslušným článkem.
learn-exam-pool = Situací v zásobě: { $n }.
learn-exam-best = Dosud nejlepší výsledek: { $right } z { $all }.
learn-exam-start = Začít zkoušku
learn-exam-situations = Situace
learn-exam-nth = Situace { $n }
learn-exam-of = Situace { $n } z { $all }
learn-exam-ruling = Vaše rozhodnutí
learn-exam-question = Co následuje?
learn-exam-save = Uložit odpověď
learn-exam-change = Odpovědi se vyhodnotí na konci, každá s příslušným článkem. Do té doby je můžete měnit.
learn-exam-finish = Dokončit a vyhodnotit
learn-exam-missing = Bez odpovědi: { $n }
learn-exam-result = Správně { $right } z { $all }
learn-exam-passed = Zkoušku jste složili. Potřeba je 16 správných odpovědí.
learn-exam-failed = Zkoušku jste nesložili: potřeba je 16 správných odpovědí.
learn-exam-yours = Vaše odpověď
learn-exam-none = Bez odpovědi
learn-exam-right = Správná odpověď
learn-exam-way = Jak chcete odpovědět?
learn-exam-way-choose = Vybrat rozhodnutí
learn-exam-way-act = Jednat jako rozhodčí
learn-exam-act-why = Rozhodněte jako u stolku rozhodčího: přidejte nebo uberte čas, ukončete partii, nebo ji nechte pokračovat. Kameny vrátí server sám, kdykoli to Pravidla žádají.
learn-exam-act-white = Hodiny bílého
learn-exam-act-black = Hodiny černého
learn-exam-act-plus = +{ $n } min
learn-exam-act-minus = −{ $n } min
learn-exam-act-half = −½ zbývajícího času
learn-exam-act-result = Partie je u konce
learn-exam-act-score =
    { $winner ->
        [white] Vyhrává bílý
        [black] Vyhrává černý
       *[other] Remíza
    }
learn-exam-act-done = Vaše úkony
learn-exam-act-none = Žádný úkon: partie pokračuje.
learn-exam-act-undo = Vrátit poslední úkon
learn-exam-again = Zkusit další zkoušku
learn-exam-before = Předtím
learn-exam-pace-standard = vážný šach
learn-exam-pace-rapid = rapid šach
learn-exam-pace-blitz = blesková hra
learn-exam-supervision-inadequate = Na partie je málo rozhodčích: dozor není dostatečný.
learn-exam-supervision-none = Rozhodčí není přítomen.
learn-exam-default =
    { $minutes ->
        [one] Čekací doba: { $minutes } minuta.
        [few] Čekací doba: { $minutes } minuty.
        [many] Čekací doba: { $minutes } minuty.
       *[other] Čekací doba: { $minutes } minut.
    }
learn-lesson-board = Šachovnice a kameny
learn-lesson-pieces = Jak kameny táhnou
learn-lesson-pawns = Pěšci
learn-lesson-check = Šach
learn-lesson-mate = Mat
learn-lesson-stalemate = Pat
learn-lesson-castling = Rošáda
learn-lesson-notation = Zápis
learn-lesson-clock = Hodiny
learn-lesson-touch = Dotknuto-hráno
learn-lesson-illegal = Nepřípustné tahy
learn-lesson-draws = Remízy a reklamace
learn-lesson-flag = Praporek a mrtvé pozice
learn-lesson-rapid = Rapid šach a blesková hra
learn-lesson-conduct = Chování hráčů
learn-lesson-tournament = Váš první turnaj
