// Unit tests and those of the engine: in Node, with what Svelte gives a browser.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ['browser'] },
  test: { environment: 'node', include: ['**/*.test.ts'], testTimeout: 60_000 },
});
