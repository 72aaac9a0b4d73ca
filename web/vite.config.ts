import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { budget } from './build/budget.ts';
import { worker } from './build/worker.ts';

/** Where `npm run dev` finds a hall: one started with `arbiter serve`. */
const hall = process.env.HALL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), worker(), budget()],
  build: {
    target: 'es2022',
    // The hall serves what is here; nothing is inlined, since its pages allow no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: hall, ws: true, changeOrigin: true } },
  },
  // Components are tested as the browser runs them.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
});
