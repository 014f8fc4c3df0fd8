// What every end-to-end test starts from: the page, opened, and no complaint of the browser at the
// end (an exception, a request that failed, something that the policy forbade).

import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

// examples/example.line.txt; the first and the second puzzle.
export const easy = '......4.21..524.6.432..8..7..1.95.4.25.....7...82.6...8176.2..4.954...21...91...6';
export const easySolution = '586739412179524863432168957761395248253841679948276135817652394695483721324917586';
export const hard = '...2.76........1........379..5..8...1.......7.7..462.1.1.79...59..4...23.8...3...';

// Closing something by a button or a key is a step back that the browser takes some time later. An address that is
// opened before would be left again: whoever drives the page faster than a hand waits for it.
async function waitForSteps(page: Page): Promise<void> {
  type Counting = Window & { stepsUnderWay?: number };
  // A dialog tells its end a moment later. (No timer: a test may have stopped the clock.)
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port2.postMessage(null);
    return new Promise((resolve) => (port1.onmessage = resolve)).then(() => {});
  });
  await page.waitForFunction(() => !(window as Counting).stepsUnderWay);
}
function countSteps(): void {
  const counting = window as Window & { stepsUnderWay?: number };
  const go = history.go.bind(history);
  history.go = (by) => {
    counting.stepsUnderWay = (counting.stepsUnderWay ?? 0) + 1;
    go(by);
  };
  addEventListener('popstate', () => (counting.stepsUnderWay = Math.max(0, (counting.stepsUnderWay ?? 0) - 1)), true);
}

export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({}, use) => use(process.env.NONET_URL),
  page: async ({ page }, use) => {
    await page.addInitScript(countSteps);
    const { goto, goBack, reload } = page;
    page.goto = async (...words) => (await waitForSteps(page), goto.apply(page, words));
    page.goBack = async (...words) => (await waitForSteps(page), goBack.apply(page, words));
    page.reload = async (...words) => (await waitForSteps(page), reload.apply(page, words));
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row} column ${column},`) });

export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Sudoku board' });

// 81 characters as the cells tell them: '.' for an empty one.
export async function digitsOn(page: Page): Promise<string> {
  const names = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return names.map((name) => /, (?:given )?([1-9])(?:,|$)/.exec(name)?.[1] ?? '.').join('');
}

// Opens the page with a puzzle on the board.
export async function play(page: Page, puzzle = easy): Promise<void> {
  await page.goto(`./?s=${puzzle.replaceAll('.', '0')}`);
  await expect(grid(page)).toBeVisible();
  // It has been looked at, and has a name.
  await expect(page.locator('.title')).not.toHaveText(/^(Sudoku)?$/);
}

export async function read(page: Page, text: string): Promise<void> {
  await page.goto('./#/new');
  await page.getByRole('textbox', { name: 'Paste a puzzle' }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}
