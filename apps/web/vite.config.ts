// The page is built into build/web as plain files with relative addresses: any folder of any host
// serves it. The engine comes from its own build, split into assets `first.wasm` and `rest.wasm`; beside it stands
// `photo.wasm`.

import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './plugin/offline';
import { split } from './plugin/split';

const here = fileURLToPath(new URL('.', import.meta.url));
const linked = process.env.NONET_LINKED ?? resolve(here, '../../build/wasm/bin/nonet_linked.wasm');
const photo = resolve(dirname(linked), 'photo.wasm'); // built beside it

if (!existsSync(linked)) throw new Error(`no ${linked}: build the preset "wasm" first, or set NONET_LINKED`);
const { first, rest } = split(linked, here);

export default defineConfig({
  root: resolve(here, 'app'),
  base: './',
  plugins: [svelte({ configFile: false }), offline()],
  // With what follows the name, as in `first.wasm?url`.
  resolve: {
    alias: [
      { find: /^first\.wasm(?=\?|$)/, replacement: first },
      { find: /^rest\.wasm(?=\?|$)/, replacement: rest },
      { find: /^photo\.wasm(?=\?|$)/, replacement: photo },
    ],
  },
  // A worker and a module script are separate files: the policy allows neither inline.
  worker: { format: 'es' },
  build: {
    outDir: resolve(here, '../../build/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
