// The page is built into build/web as plain files with relative addresses: any folder of any host
// serves it. The engine's module comes from its own build, as an asset under the name `nonet.wasm`.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './plugin/offline';

const here = fileURLToPath(new URL('.', import.meta.url));
const wasm = process.env.NONET_WASM ?? resolve(here, '../../build/wasm/bin/nonet.wasm');

export default defineConfig(({ command }) => {
  if (command === 'build' && !existsSync(wasm)) {
    throw new Error(`no ${wasm}: build the preset "wasm" first, or set NONET_WASM`);
  }
  return {
    root: resolve(here, 'app'),
    base: './',
    plugins: [svelte({ configFile: false }), offline()],
    resolve: { alias: [{ find: /^nonet\.wasm(?=$|\?)/, replacement: wasm }] },
    // A worker and a module script are separate files: the policy allows neither inline.
    worker: { format: 'es' },
    build: {
      outDir: resolve(here, '../../build/web'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
});
