// Every language says the same things: the same keys, the same kinds of values, and every value that is put
// into a sentence shows in it.

import { afterEach, describe, expect, it } from 'vitest';
import { called, titleOf } from '../../app/src/panels/words';
import { languageIds, languages, preferred, speak, strings } from '../../app/src/strings';
import { defaultSettings, Store } from '../../app/src/game/store';

type Leaf = [path: string, value: unknown];
function leaves(value: unknown, path = ''): Leaf[] {
  const isTable = Array.isArray(value) && value.some((one) => typeof one !== 'string');
  if (isTable) return [[path, `list of ${value.length}`]];
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key));
  return [[path, value]];
}
const kindOf = (value: unknown): string => (typeof value === 'function' ? `function of ${value.length}` : typeof value);

// What a function of words does with its values: which of them can be read in the sentence.
function shown(value: unknown): string {
  if (typeof value !== 'function') return '';
  const words = value as (...values: unknown[]) => string;
  const given = Array.from({ length: words.length }, (_, i) => 41 + i);
  const text = words(...given);
  return given.map((one) => (text.includes(String(one)) ? 'shown' : 'not')).join();
}

describe.each(languageIds.filter((id) => id !== 'en'))('the words of %s', (id) => {
  const english = new Map(leaves(languages.en));
  const own = new Map(leaves(languages[id]));

  it('have the keys of the English ones', () => expect([...own.keys()]).toEqual([...english.keys()]));
  it('are of the same kinds', () => {
    for (const [path, value] of own) expect(`${path}: ${kindOf(value)}`).toBe(`${path}: ${kindOf(english.get(path))}`);
  });
  it('show the same values', () => {
    for (const [path, value] of own) expect(`${path}: ${shown(value)}`).toBe(`${path}: ${shown(english.get(path))}`);
  });
  it('are not the English ones', () => {
    // Names, and words that both languages have.
    const same =
      /^(app\.(name|untitled)|print\.papers|timer\.pause|board\.(placed|colourNames)|saves\.name|(make\.level|print\.levels)\.unfair|techniques\.families\.(singles|wings)|takeAway\.(format|formats)|(bring|book)\.placeholder|book\.(pages|others)|settings\.keyList)/;
    const left = [...own].filter(([path, value]) => typeof value === 'string' && value === english.get(path));
    expect(left.map(([path]) => path).filter((path) => !same.test(path))).toEqual([]);
  });
});

describe('the language of the page', () => {
  afterEach(() => speak('en'));

  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'de', 'en'], 'de'],
    [['en-US', 'de'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('is the first that the visitor reads: %j', (wanted, language) =>
    expect(preferred(wanted)).toBe(language),
  );
  it('changes what everybody imports', () => {
    speak('de');
    expect(strings.pad.hint).toBe('Tipp');
    expect(titleOf('Easy')).toBe('Leicht');
    expect(titleOf('My puzzle')).toBe('My puzzle');
  });
  it('is remembered', () => {
    const items = new Map<string, string>();
    const slot = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    const store = new Store(() => slot);
    expect(store.loadSettings().language).toBe('auto');
    store.saveSettings({ ...defaultSettings, language: 'de' });
    expect(store.loadSettings().language).toBe('de');
    items.set('nonet/settings/1', JSON.stringify({ language: 'xx' }));
    expect(store.loadSettings().language).toBe('auto');
  });
  it('calls rows by their letters too', () => {
    expect(called('In den Zeilen 2 und 6 und Zeile 3', 'A1')).toBe('In den Zeilen B und F und Zeile C');
  });
});
