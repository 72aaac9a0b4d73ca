/** Holds the first load of the game page to its budget: what a browser fetches before somebody can play. */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Script and style, packed, in bytes. */
const BUDGET = 150_000;
/** What the first load of the game page runs: the entry, the page, and one language. */
const PARTS = ['index.html', 'src/pages/Game.svelte', 'src/words/languages/cs.ts'];

type Bundle = Rolldown.OutputBundle;

/** Adds up what the parts fetch, each file once. */
export function firstLoad(bundle: Bundle): { total: number; files: [string, number][] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const seen = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (!file || seen.has(name)) return;
    seen.add(name);
    if (file.type !== 'chunk') return;
    for (const imported of file.imports) visit(imported);
    for (const style of file.viteMetadata?.importedCss ?? []) visit(style);
  };
  for (const part of PARTS) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(part));
    if (!chunk) throw new Error(`the build has no chunk for ${part}`);
    visit(chunk.fileName);
  }
  const files = [...seen].map((name): [string, number] => {
    const file = bundle[name];
    const text = file?.type === 'chunk' ? file.code : (file?.source ?? '');
    return [name, gzipSync(text, { level: 9 }).length];
  });
  return { total: files.reduce((sum, [, size]) => sum + size, 0), files };
}

export function budget(): Plugin {
  return {
    name: 'arbiter-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const { total, files } = firstLoad(bundle);
      console.log(`first load of the game page: ${total} bytes packed, at most ${BUDGET}`);
      if (total > BUDGET) {
        const list = files.sort((one, other) => other[1] - one[1]).map(([name, size]) => `${size} ${name}`);
        throw new Error(`the first load of the game page is too large:\n${list.join('\n')}`);
      }
    },
  };
}
