// The sentences of one language, as the crate `words` reads them too.
const files = import.meta.glob<string>('../../../../locales/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files);
