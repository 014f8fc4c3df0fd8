// For what appears where nobody may be looking, below the edge of a phone: it is brought into sight.
export function showHere(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
}
