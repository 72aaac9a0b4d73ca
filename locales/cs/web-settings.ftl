### Nastavení zařízení, opuštění partie a aplikace.

settings = Nastavení
settings-all = Všechna nastavení
settings-kept = Ukládá se v tomto zařízení a platí ihned.
settings-preview = Šachovnice podle vaší volby
settings-try = Udělat tah
settings-board = Šachovnice a kameny
settings-page = Stránka a notace
settings-sound = Zvuk a klávesy
setting-board = Šachovnice
setting-pieces = Kameny
setting-coordinates = Souřadnice
setting-motion = Pohyb kamenů
setting-captured = Sebrané kameny u hodin
setting-theme = Vzhled
setting-letters = Písmena kamenů
setting-notation = Notace
setting-facing = Kameny na společné obrazovce
setting-sounds = Zvuky
setting-volume = Hlasitost
setting-speech = Mluvené tahy
setting-timeWarnings = Upozornění na málo času
setting-vibration = Vibrovat, když jste na tahu
setting-singleKeys = Jednotlivé klávesy
board-look-blue = Modrá
board-look-slate = Břidlice
board-look-contrast = Vysoký kontrast
pieces-wood = Dřevo
pieces-bold = Výrazné
pieces-plain = Jednoduché
pieces-letters = Písmena
coordinates-frame = Na rámu
coordinates-inside = V polích
coordinates-off = Žádné
motion-normal = Běžný
motion-fast = Rychlý
motion-slow = Pomalý
motion-off = Žádný
facing-owner = Čelem k hráči
facing-one-way = Všechny stejně
volume-full = Plná
volume-medium = Střední
volume-quiet = Tichá
captured = { $n ->
    [0] Žádný sebraný kámen
    [one] { $n } sebraný kámen
    [few] { $n } sebrané kameny
    [many] { $n } sebraného kamene
   *[other] { $n } sebraných kamenů
}

leave-game = Opustit partii?
leave-game-why = Partie pokračuje bez vás a vaše hodiny běží dál. Můžete se kdykoli vrátit.
leave-game-no = Zůstat
leave-game-yes = Opustit

about-work-gif = Pohyblivé obrázky (gifenc)
