### Nastavenia zariadenia, opustenie partie a aplikácia.

settings = Nastavenia
settings-all = Všetky nastavenia
settings-kept = Ukladá sa v tomto zariadení a platí ihneď.
settings-preview = Šachovnica podľa vašej voľby
settings-try = Urobiť ťah
settings-board = Šachovnica a kamene
settings-page = Stránka a notácia
settings-sound = Zvuk a klávesy
setting-board = Šachovnica
setting-pieces = Kamene
setting-coordinates = Súradnice
setting-motion = Pohyb kameňov
setting-captured = Zobraté kamene pri hodinách
setting-theme = Vzhľad
setting-letters = Písmená kameňov
setting-notation = Notácia
setting-facing = Kamene na spoločnej obrazovke
setting-sounds = Zvuky
setting-volume = Hlasitosť
setting-speech = Hovorené ťahy
setting-timeWarnings = Upozornenia na málo času
setting-vibration = Vibrovať, keď ste na ťahu
setting-singleKeys = Jednotlivé klávesy
board-look-blue = Modrá
board-look-slate = Bridlica
board-look-contrast = Vysoký kontrast
pieces-wood = Drevo
pieces-bold = Výrazné
pieces-plain = Jednoduché
pieces-letters = Písmená
coordinates-frame = Na ráme
coordinates-inside = V poliach
coordinates-off = Žiadne
motion-normal = Bežný
motion-fast = Rýchly
motion-slow = Pomalý
motion-off = Žiadny
facing-owner = Čelom k hráčovi
facing-one-way = Všetky rovnako
volume-full = Plná
volume-medium = Stredná
volume-quiet = Tichá
captured = { $n ->
    [0] Žiadny zobratý kameň
    [one] { $n } zobratý kameň
    [few] { $n } zobraté kamene
    [many] { $n } zobratého kameňa
   *[other] { $n } zobratých kameňov
}

leave-game = Opustiť partiu?
leave-game-why = Partia pokračuje bez vás a vaše hodiny bežia ďalej. Kedykoľvek sa môžete vrátiť.
leave-game-no = Zostať
leave-game-yes = Opustiť

about-work-gif = Pohyblivé obrázky (gifenc)
