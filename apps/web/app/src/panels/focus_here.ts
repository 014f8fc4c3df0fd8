// For the heading of a view that was just opened: the focus, and with it a screen reader, starts there.
export function focusHere(heading: HTMLElement): void {
  heading.focus();
}
