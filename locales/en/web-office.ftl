### The organiser’s pages of an event.

office-template = Start from
office-template-club_blitz = Club blitz
office-template-rapid_sunday = Rapid Sunday
office-template-nine_round_open = Open in nine rounds
office-template-league_match = Team match
office-name = Name of the event
office-organiser = Your name
office-create = Set up the event
