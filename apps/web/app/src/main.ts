// The start of the page: one engine in a worker, one game, and the app around them.

import { mount } from 'svelte';
import { Engine } from '../../engine/client';
import Root from './Root.svelte';
import { Archive } from './game/archive.svelte';
import { Game } from './game/game.svelte';
import { Store } from './game/store';
import { openVault } from './game/vault';
import { Turn } from './game/turn';
import { keepOffline } from './keeping';
import './theme.css';

const engine = new Engine(() => new Worker(new URL('../../engine/worker.ts', import.meta.url), { type: 'module' }));
const game = new Game(engine, new Store(() => localStorage), () => Date.now(), new Turn(navigator.locks));
const archive = new Archive();
archive.open(openVault(globalThis.indexedDB));

mount(Root, { target: document.getElementById('app')!, props: { game, archive } });

if (import.meta.env.PROD) keepOffline();
