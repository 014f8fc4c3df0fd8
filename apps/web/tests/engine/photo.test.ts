// The module of photos: it answers what the program answers, bit by bit, and asks nothing of a system.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PhotoHost } from '../../engine/photo_host';
import type { ReadAnswer } from '../../engine/photo_answers';
import { drawPage, pgmOf, rgbaOf, type Drawn } from '../photo_page';
import { fieldsOf, problemsOf } from './types';

const built = (path: string): string => fileURLToPath(new URL(`../../../../build/${path}`, import.meta.url));
const wasm = process.env.NONET_WASM ?? built('wasm/bin/nonet.wasm');
const program = process.env.NONET ?? built('release/bin/nonet');
const host = new PhotoHost(new WebAssembly.Module(readFileSync(join(dirname(wasm), 'photo.wasm'))));

const easy = '......4.21..524.6.432..8..7..1.95.4.25.....7...82.6...8176.2..4.954...21...91...6';
const hard = '...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.';

const here = (drawn: Drawn): ReadAnswer =>
  host.read({ width: drawn.width, height: drawn.height, factor: 1, rgba: rgbaOf(drawn) });
function there(drawn: Drawn): ReadAnswer {
  const out = execFileSync(program, ['read', '--json', '--quiet', '-'], { input: pgmOf(drawn) });
  return { ...(JSON.parse(out.toString()) as ReadAnswer), file: '' };
}

describe('the module of photos', () => {
  test('reads what is drawn, as the program does', () => {
    const drawn = drawPage(hard);
    const answer = here(drawn);
    expect(answer.status).toBe('read');
    expect(answer.grids[0].puzzle).toBe(hard);
    expect(answer.grids[0].unique).toBe(true);
    expect(answer).toEqual(there(drawn));
  });

  test('two grids are two', () => {
    const answer = here(drawPage(easy, hard));
    expect(answer.status).toBe('several');
    expect(answer.grids.map((grid) => grid.puzzle)).toEqual([easy, hard]);
  });

  test('nothing is none, however small', () => {
    for (const [width, height] of [
      [1, 1],
      [300, 200],
    ]) {
      const drawn = { width, height, grey: new Uint8Array(width * height).fill(255) };
      expect(here(drawn)).toMatchObject({ status: 'none', grids: [], width, height });
    }
  });

  test('its answers have the fields of their type and no others', () => {
    const nothing = { width: 300, height: 200, grey: new Uint8Array(300 * 200).fill(255) };
    for (const drawn of [drawPage(hard), drawPage(easy, hard), nothing]) {
      expect(problemsOf(here(drawn), 'ReadAnswer')).toEqual([]);
    }
  });

  test('docs/PHOTO.md has every field', () => {
    const text = readFileSync(new URL('../../../../docs/PHOTO.md', import.meta.url), 'utf8');
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    const told = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`(\w+)`/g)].map(([, name]) => name));
    for (const type of ['ReadAnswer', 'PhotoGrid']) {
      expect(told, type).toEqual(expect.arrayContaining([...fieldsOf(type).keys()]));
    }
  });
});
