// The files that the pages of events, of the rulebook and of the course read; one chunk each. Their list is a chunk of its own, so that a game does not load it.

export const EVENT_TEXTS = import.meta.glob<string>(
  [
    '../../../locales/*/{event,pairing}.ftl',
    '../../../locales/*/web-{desk,event,event-public,office,paper,rules,screen,tables}.ftl',
    '../../../locales/*/web-{learn,learn-course,learn-exam}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
