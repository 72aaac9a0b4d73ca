// What pages say in one language. Sentences about acts, claims and refusals come from the hall, so their files stay there.
const files = import.meta.glob<string>(
  ['../../../../locales/en/*.ftl', '!**/acts.ftl', '!**/breaches.ftl', '!**/claims.ftl', '!**/refusals.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files);
