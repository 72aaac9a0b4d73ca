### Co říká každá stránka.

playing-hall = Hrací sál
skip-to-page = Přejít na obsah stránky
page-not-fetched = Stránka nedorazila.
page-not-fetched-why = Server sálu neodpověděl. Nic se nezměnilo; vaše partie na něm běží dál.
try-again = Zkusit znovu
lost = Takový stůl tu není.
lost-why = Tato adresa nikam nevede. Partie zůstávají uloženy; v seznamu jsou ty, které se hrají.
to-start = Na začátek

## Zda sál odpovídá.

reach-here = Sál odpovídá
reach-joining = Připojování
reach-silent = Sál neodpovídá
reach-offline = Bez sítě

## Klávesy.

keyboard-help = Nápověda ke klávesnici
key-tab = na další ovládací prvek
key-enter = stiskne jej
key-escape = zavře, co je otevřené; zvolí bezpečnou odpověď
key-help = tato nápověda
single-keys = Jednoklávesové zkratky

## Volby tohoto zařízení.

look-and-sound = Vzhled a zvuk
theme = Motiv
theme-auto = Podle systému
theme-light = Světlý
theme-dark = Tmavý
board-look = Šachovnice
board-look-hall = Dřevo
board-look-vinyl = Rolovací
board-look-print = Tisk
letters = Písmena figur
letters-auto = Auto
letters-en = Nf3
letters-cs = Jf3
letters-figurine = ♘f3
notation = Zápis
notation-short = Krátký
notation-long = Dlouhý
sounds = Zvuky
switch-on = Zapnuto
switch-off = Vypnuto
speech = Hlášení tahů
speech-off = Vypnuto
speech-plain = Běžná řeč
speech-laws = Podle Pravidel
language = Jazyk

## Co sál neudělal.

problem-no_such_game = Taková partie v tomto sále není.
problem-no_invitation = Na toto místo už někdo zasedl. Partii můžete sledovat.
problem-players_first = Nejdříve musí zasednout hráči. Zkuste to, až tu budou oba.
problem-silent = Sál neodpovídá. Nic se nezměnilo; zkuste to znovu.
problem-too_many_games = Z tohoto zařízení bylo za minutu připraveno příliš mnoho stolů. Chvíli počkejte a zkuste to znovu.
problem-full = Sál je plný. Zkuste to, až některá partie skončí.
problem-closing = Sál se zavírá. Nic nebylo připraveno.
problem-journal_failed = Sál teď nemůže nic zapsat, a proto se nic nestalo.
problem-journal_lost = Soubor s partiemi na serveru byl smazán nebo nahrazen, a proto se nic nezaznamenalo. Správce musí server znovu spustit.
problem-organiser_only = To smí jen pořadatel.
