// The texts of the pages in one language. Sentences about acts, claims, refusals and rules come from the server, so their files are not included.
const files = import.meta.glob<string>(
  [
    '../../../../locales/cs/*.ftl',
    '!**/acts.ftl',
    '!**/breaches.ftl',
    '!**/claims.ftl',
    '!**/refusals.ftl',
    '!**/rules.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files);
