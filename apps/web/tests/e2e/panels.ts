// What the tests of the panels share: puzzles whose paths they know, cells by name.

import type { Locator, Page } from '@playwright/test';
import { cell as cellAt, expect, play } from './page';

// Easy: 51 steps, all of them singles; the first is 7 in r2c6.
export const singles = '...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.';
export const singlesSolution = '863214975154897362792653814945371628281546739376982451618729543439165287527438196';
// Extreme: 76 steps, with a chain, fish and wings.
export const extreme = '......64.41..2..9..2...9..1...7.3.6..8.....1...3........2596.......3...8.9.4...7.';

export function cell(page: Page, name: string): Locator {
  const [, row, column] = /^r(\d)c(\d)$/.exec(name)!;
  return cellAt(page, Number(row), Number(column));
}

export async function open(page: Page, puzzle: string): Promise<void> {
  await play(page, puzzle);
  const first = [...puzzle].findIndex((sign) => sign !== '.');
  await expect(cellAt(page, Math.floor(first / 9) + 1, (first % 9) + 1)).toHaveAccessibleName(
    new RegExp(`given ${puzzle[first]}`),
  );
}

// The button beside the board, not the one in the panel.
export const askHint = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Hint', exact: true }).first().click();

// Nothing sticks out sideways.
export async function expectNoSideways(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}
