// Keys that are tapped or clicked leave the focus where it is, on the board: the arrow keys go on from
// there. A key that is reached by Tab has it already, and keeps it.
export function keepFocus(keys: HTMLElement): void {
  keys.addEventListener('mousedown', (event) => event.preventDefault());
}
