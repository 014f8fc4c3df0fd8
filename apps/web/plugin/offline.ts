// What a built page needs to be installable and to work offline, written next to it when the build
// is done: the service worker with the list of every file, and the policy of what may be loaded.
//
// Cache first, one cache per build, named after the content of all files: a page never mixes files
// of two builds. A new build is fetched in the background and takes over on the next visit.
//
// A first visit fetches what it shows. All else (other views, the rest of the engine) is kept once somebody has
// touched the page: it says so (app/src/keeping.ts).

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rollup } from 'vite';

// Nothing from anywhere else; 'wasm-unsafe-eval' lets WebAssembly compile and nothing more.
export const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function filesUnder(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesUnder(path) : [path];
    });
}

// Chunks that none of those imports which the page starts with, and their styles.
function laterChunks(bundle: Rollup.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const atOnce = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || atOnce.has(name)) return;
    [name, ...(chunk.viteMetadata?.importedCss ?? [])].forEach((file) => atOnce.add(file));
    chunk.imports.forEach(visit);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => visit(fileName));
  const files = chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return new Set(files.filter((file) => !atOnce.has(file)));
}

// Of the engine's modules and workers only the first is needed at once.
const isLaterModule = (name: string): boolean =>
  (name.endsWith('.wasm') && !/(^|\/)first-/.test(name)) || /(^|\/)photo_worker-/.test(name);

function serviceWorker(version: string, first: string[], later: string[]): string {
  return `// Cache first: everything this page needs, kept on the visitor's own machine.
const cacheName = 'nonet-${version}';
const first = ${JSON.stringify(['./', ...first])};
const later = ${JSON.stringify(later)};

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(first)));
});

// One after the other: nobody waits for these.
self.addEventListener('message', (event) => {
  if (event.data !== 'keep the rest') return;
  event.waitUntil((async () => {
    const cache = await caches.open(cacheName);
    for (const file of later) if (!(await cache.match(file))) await cache.add(file).catch(() => {});
  })());
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('nonet-') && name !== cacheName) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(cacheName);
    const wanted = request.mode === 'navigate' ? './' : request;
    return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
  })());
});
`;
}

export function offline(): Plugin {
  let folder = '';
  let chunks = new Set<string>();
  return {
    name: 'nonet-offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    transformIndexHtml() {
      return [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
          injectTo: 'head-prepend',
        },
      ];
    },
    generateBundle(_options, bundle) {
      chunks = laterChunks(bundle);
    },
    closeBundle() {
      const paths = filesUnder(folder).filter((path) => !path.endsWith(`${sep}sw.js`));
      const hash = createHash('sha256');
      const names = paths.map((path) => relative(folder, path).split(sep).join('/'));
      paths.forEach((path, i) => hash.update(names[i]).update(readFileSync(path)));
      const isLater = (name: string): boolean => chunks.has(name) || isLaterModule(name);
      const version = hash.digest('hex').slice(0, 12);
      writeFileSync(
        join(folder, 'sw.js'),
        serviceWorker(
          version,
          names.filter((name) => name !== 'index.html' && !isLater(name)),
          names.filter(isLater),
        ),
      );
    },
  };
}
