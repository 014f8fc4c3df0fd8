// Where the page is: what stands behind '#' in the address, and a puzzle in '?s='.

export type Route =
  { view: 'play' } | { view: 'new' } | { view: 'techniques' } | { view: 'technique'; id: string } | { view: 'lost' };

export function parseHash(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean);
  if (parts.length === 0) return { view: 'play' };
  if (parts.length === 1 && parts[0] === 'new') return { view: 'new' };
  if (parts.length === 1 && parts[0] === 'techniques') return { view: 'techniques' };
  if (parts.length === 2 && parts[0] === 'technique' && /^[\w-]+$/.test(parts[1])) {
    return { view: 'technique', id: parts[1].replaceAll('-', '_') };
  }
  return { view: 'lost' };
}

export function hashOf(route: Route): string {
  if (route.view === 'technique') return `#/technique/${route.id}`;
  return route.view === 'play' || route.view === 'lost' ? '#/' : `#/${route.view}`;
}

// A share link holds an exchange code or 81 cells, both short, and may hold a title.
export function sharedPuzzle(search: string): { code: string; title: string } | null {
  const fields = new URLSearchParams(search);
  const code = fields.get('s') ?? '';
  return code.length > 0 && code.length <= 200 ? { code, title: (fields.get('t') ?? '').slice(0, 80) } : null;
}
