// The table of techniques: asked for once in a language, then known. A failure is not kept.

import type { TechniqueRow } from '../../../engine/answers';
import type { Engine } from '../../../engine/client';

export type Catalogue = ReadonlyMap<string, TechniqueRow>;

interface Known {
  language: string | undefined;
  rows: Promise<Catalogue>;
}
const known = new WeakMap<object, Known>();

export function catalogue(engine: Pick<Engine, 'techniques'> & { language?: string }): Promise<Catalogue> {
  const { language } = engine;
  const found = known.get(engine);
  if (found && found.language === language) return found.rows;
  const rows = engine.techniques().then((list) => new Map(list.map((row) => [row.id, row])));
  rows.catch(() => known.delete(engine));
  known.set(engine, { language, rows });
  return rows;
}

export interface Family {
  id: string;
  rows: TechniqueRow[];
}

// By family, in the order of the table; within a family by place on the ladder, those that are only
// used on request last. Every word that is looked for must occur somewhere.
export function families(rows: Iterable<TechniqueRow>, search = ''): Family[] {
  const words = search
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
  const found = new Map<string, Family>();
  for (const row of rows) {
    const text = `${row.id} ${row.name} ${row.family} ${row.description} ${row.hodoku ?? ''}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    let family = found.get(row.family);
    if (!family) found.set(row.family, (family = { id: row.family, rows: [] }));
    family.rows.push(row);
  }
  for (const family of found.values()) family.rows.sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
  return [...found.values()];
}

// From 1 for singles to 5 for last resorts, by the place on the ladder; null where there is none.
const kSteps = [30, 190, 480, 850];
export function difficulty(row: Pick<TechniqueRow, 'rank'> | undefined): number | null {
  const rank = row?.rank ?? null;
  return rank === null ? null : 1 + kSteps.filter((limit) => rank > limit).length;
}
