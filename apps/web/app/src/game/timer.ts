// A stopwatch that is told the time: no clock of its own, so that it can be tested and kept.

export interface Timer {
  readonly elapsed: number; // milliseconds of all finished runs
  readonly since: number | null; // when the run under way began
}

export const stopped = (elapsed = 0): Timer => ({ elapsed, since: null });

export function start(timer: Timer, now: number): Timer {
  return timer.since === null ? { ...timer, since: now } : timer;
}

export function stop(timer: Timer, now: number): Timer {
  return stopped(read(timer, now));
}

// A clock that was set back does not take time away.
export function read(timer: Timer, now: number): number {
  return timer.elapsed + (timer.since === null ? 0 : Math.max(0, now - timer.since));
}

// "4:07", "1:02:33"
export function format(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] > 0 ? parts : parts.slice(1);
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
