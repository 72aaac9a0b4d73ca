### Screens in the playing area.
