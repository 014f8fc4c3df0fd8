// Where the page is: what stands behind '#' in the address, and a puzzle in '?s='.

import { isDay, type Day } from './game/dates';
import { levels, type Level } from './game/making';

export type Route =
  | { view: 'today' | 'play' | 'new' | 'photo' | 'techniques' | 'learn' | 'library' | 'you' | 'lost' }
  | { view: 'daily'; day: Day; level: Level }
  | { view: 'technique' | 'lesson' | 'practise'; id: string }
  | { view: 'collection'; id: string }
  | { view: 'set'; id: string | null } // of a draft, or '=' and a puzzle
  | { view: 'replay'; id: number }
  | { view: 'shared' | 'variant'; code: string };

// Views that are called what their address says.
const kPlain = ['play', 'new', 'techniques', 'learn', 'library', 'you'] as const;
// Those with a name behind it.
const kNamed = { technique: 'technique', learn: 'lesson', practise: 'practise' } as const;

export function parseHash(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean);
  const [first, second, third] = parts;
  if (parts.length === 0) return { view: 'today' };
  if (parts.length === 1 && first === 'set') return { view: 'set', id: null };
  if (parts.length === 1) return { view: kPlain.find((name) => name === first) ?? 'lost' };
  if (parts.length === 2 && first in kNamed && /^[\w-]+$/.test(second)) {
    return { view: kNamed[first as keyof typeof kNamed], id: second.replaceAll('-', '_') };
  }
  if (parts.length === 2 && first === 'set' && /^=?[\w-]+$/.test(second)) return { view: 'set', id: second };
  if (parts.length === 2 && first === 'library' && /^[\w-]+$/.test(second)) return { view: 'collection', id: second };
  if (parts.length === 2 && first === 'you' && /^\d+$/.test(second)) return { view: 'replay', id: Number(second) };
  if (parts.length === 2 && first === 'new' && second === 'photo') return { view: 'photo' };
  if (parts.length === 2 && first === 'variant') return { view: 'variant', code: second };
  if (parts.length === 2 && first === 'p') return { view: 'shared', code: second };
  const level = levels.find((name) => name === third);
  if (parts.length === 3 && first === 'daily' && isDay(second) && level) return { view: 'daily', day: second, level };
  return { view: 'lost' };
}

export function hashOf(route: Route): string {
  switch (route.view) {
    case 'today':
    case 'lost':
      return '#/';
    case 'technique':
    case 'practise':
      return `#/${route.view}/${route.id}`;
    case 'lesson':
      return `#/learn/${route.id}`;
    case 'photo':
      return '#/new/photo';
    case 'collection':
      return `#/library/${route.id}`;
    case 'set':
      return route.id === null ? '#/set' : `#/set/${route.id}`;
    case 'replay':
      return `#/you/${route.id}`;
    case 'daily':
      return `#/daily/${route.day}/${route.level}`;
    case 'variant':
      return `#/variant/${route.code}`;
    case 'shared':
      return `#/p/${route.code}`;
    default:
      return `#/${route.view}`;
  }
}

// A share link holds an exchange code or 81 cells, both short, and may hold a title.
export function sharedPuzzle(search: string): { code: string; title: string } | null {
  const fields = new URLSearchParams(search);
  const code = fields.get('s') ?? '';
  return code.length > 0 && code.length <= 200 ? { code, title: (fields.get('t') ?? '').slice(0, 80) } : null;
}
