// The pages of events, each a chunk that is loaded when it is first opened.

export const PAGES = {
  events: () => import('../pages/Events.svelte'),
  new: () => import('../pages/EventNew.svelte'),
  enter: () => import('../pages/EventEnter.svelte'),
  public: () => import('../pages/EventPublic.svelte'),
  me: () => import('../pages/EventMe.svelte'),
  desk: () => import('../pages/EventDesk.svelte'),
  office: () => import('../pages/EventOffice.svelte'),
  screen: () => import('../pages/EventScreen.svelte'),
  print: () => import('../pages/EventPrint.svelte'),
} as const;

export type EventPage = keyof typeof PAGES;
