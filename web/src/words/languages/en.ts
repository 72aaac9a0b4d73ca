// The texts that the pages always need in one language. Sentences about rulings, acts, claims, refusals and rules come from the
// server; what only some pages read is in the chapters of `languages.ts`.
const files = import.meta.glob<string>(
  [
    '../../../../locales/en/{common,grammar}.ftl',
    '../../../../locales/en/web-{blind,casual,common,finished,game,settings}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files);
