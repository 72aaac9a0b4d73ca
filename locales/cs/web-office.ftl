### The organiser’s pages of an event.

office-template = Vzor
office-template-club_blitz = Klubový blesk
office-template-rapid_sunday = Nedělní rapid
office-template-nine_round_open = Open na devět kol
office-template-league_match = Utkání družstev
office-name = Název turnaje
office-organiser = Vaše jméno
office-create = Založit turnaj
