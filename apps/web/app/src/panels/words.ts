// Words for what the engine names by an id.

// The effect of a step in short: "r6c6=9", "r1c5<>18".
export function effectText(step: { place: readonly string[]; eliminate: readonly string[] }): string {
  const gone = new Map<string, string>();
  for (const name of [...step.eliminate].sort()) {
    const cell = name.slice(1);
    gone.set(cell, (gone.get(cell) ?? '') + name[0]);
  }
  const placed = step.place.map((name) => `${name.slice(1)}=${name[0]}`);
  return [...placed, ...[...gone].map(([cell, digits]) => `${cell}<>${digits}`)].join(', ');
}

// What went wrong, as the engine or the browser says it.
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
