// Which techniques hints and explanations may use. The choice is kept in the browser; a browser that
// keeps nothing starts with every technique.

import type { Options } from '../../../engine/client';

export type Schedule = 'standard' | 'hodoku';
export const schedules: readonly Schedule[] = ['standard', 'hodoku'];

const kKey = 'nonet/ladder/1';

function load(): { schedule: Schedule; uniqueness: boolean } {
  try {
    const found = JSON.parse(localStorage.getItem(kKey) ?? '{}');
    return {
      schedule: schedules.includes(found?.schedule) ? found.schedule : 'standard',
      uniqueness: found?.uniqueness !== false,
    };
  } catch {
    return { schedule: 'standard', uniqueness: true };
  }
}

export class Ladder {
  private kept = $state.raw(load());

  get schedule(): Schedule {
    return this.kept.schedule;
  }
  set schedule(schedule: Schedule) {
    this.keep({ ...this.kept, schedule });
  }
  get uniqueness(): boolean {
    return this.kept.uniqueness;
  }
  set uniqueness(uniqueness: boolean) {
    this.keep({ ...this.kept, uniqueness });
  }

  get isWhole(): boolean {
    return this.schedule === 'standard' && this.uniqueness;
  }

  useEverything(): void {
    this.keep({ schedule: 'standard', uniqueness: true });
  }

  // As the command line calls them.
  options(): Options {
    const options: Options = {};
    if (this.schedule !== 'standard') options.schedule = this.schedule;
    if (!this.uniqueness) options['no-uniqueness'] = true;
    return options;
  }

  private keep(choice: { schedule: Schedule; uniqueness: boolean }): void {
    this.kept = choice;
    try {
      localStorage.setItem(kKey, JSON.stringify(choice));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

export const ladder = new Ladder();
