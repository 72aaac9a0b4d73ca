### The organiser’s pages of an event.

office-template = Vzor
office-template-club_blitz = Klubový blesk
office-template-rapid_sunday = Nedeľný rapid
office-template-nine_round_open = Open na deväť kôl
office-template-league_match = Zápas družstiev
office-name = Názov turnaja
office-organiser = Vaše meno
office-create = Založiť turnaj
