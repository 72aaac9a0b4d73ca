/** Writes the service worker: the files of this build go into it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function worker(): Plugin {
  return {
    name: 'arbiter-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      // Fonts are large, and each reader needs a few of them: they are kept when they are used.
      const files = Object.keys(bundle)
        .filter((file) => /\.(js|css)$/.test(file))
        .sort()
        .map((file) => `/${file}`);
      const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('../src/app/worker.js', import.meta.url), 'utf8')
        .replace('__BUILD__', build)
        .replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}
