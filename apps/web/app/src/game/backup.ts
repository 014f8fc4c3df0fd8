// Everything the page keeps as one file, and back: games, history, what was learnt, collections, settings. An
// import says what it brings before it replaces anything.

import { toPlayed, type Archive } from './archive.svelte';
import type { Game } from './game.svelte';

export const kSchema = 'nonet/backup/1';

interface Backup {
  schema: typeof kSchema;
  made: string;
  game: Record<string, string>; // what localStorage holds
  archive: [string, unknown][];
}

export function packBackup(game: Game, archive: Archive, now: number): string {
  const backup: Backup = {
    schema: kSchema,
    made: new Date(now).toISOString(),
    game: game.backup(),
    archive: archive.pairs(),
  };
  return `${JSON.stringify(backup)}\n`;
}

export interface Contents {
  readonly made: string;
  readonly games: number; // finished ones that it holds
  readonly fresh: number; // of them, those that are not here yet
  readonly others: number; // lessons, collections
  readonly hasGame: boolean;
  readonly backup: Backup;
}

// What is in a file; null if it is no backup of ours.
export function lookInto(text: string, archive: Archive): Contents | null {
  let found: Partial<Backup>;
  try {
    found = JSON.parse(text) as Partial<Backup>;
  } catch {
    return null;
  }
  if (found?.schema !== kSchema || typeof found.game !== 'object' || !Array.isArray(found.archive)) return null;
  const pairs = found.archive.filter(
    (pair): pair is [string, unknown] => Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string',
  );
  const games = pairs.flatMap(([, value]) => toPlayed(value) ?? []);
  const known = new Set(archive.played.map(({ id }) => id));
  return {
    made: typeof found.made === 'string' ? found.made : '',
    games: games.length,
    fresh: games.filter(({ id }) => !known.has(id)).length,
    others: pairs.length - games.length,
    hasGame: Object.keys(found.game ?? {}).length > 0,
    backup: { schema: kSchema, made: found.made ?? '', game: found.game ?? {}, archive: pairs },
  };
}

// Finished games of here and there are joined; of everything else the file's word counts.
export async function restore({ backup }: Contents, game: Game, archive: Archive): Promise<void> {
  const joined = new Map<string, unknown>([...archive.pairs(), ...backup.archive]);
  await archive.replace([...joined]);
  game.restoreBackup(backup.game);
}
