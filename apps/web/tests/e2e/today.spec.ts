// The start: a board to play on at once, the puzzles of the day, and the end of a game.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { cell, digitsOn, easySolution, expect, grid, play, test } from './page';
import { expectNoSideways } from './panels';

const start = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const givensOn = async (page: Page): Promise<number> => (await digitsOn(page)).replaceAll('.', '').length;

const program = process.env.NONET ?? fileURLToPath(new URL('../../../../build/release/bin/nonet', import.meta.url));
const daily = (day: string, level: string, digit: number): string =>
  execFileSync(
    program,
    [
      'generate',
      '--seed',
      `${day.replaceAll('-', '')}${digit}`,
      '--difficulty',
      level,
      '--symmetry',
      'rot180',
      '--timeout',
      '120',
    ],
    { encoding: 'utf8' },
  ).trim();

// A puzzle of which four cells are left, and its end.
const blanks = [0, 12, 40, 80];
const nearly = [...easySolution].map((digit, at) => (blanks.includes(at) ? '.' : digit)).join('');
async function solve(page: Page): Promise<void> {
  for (const at of blanks) {
    await page.locator(`[data-cell="${at}"]`).click();
    await page.keyboard.press(easySolution[at]);
  }
}

test('a first visit has a board to play on, and one filled button', async ({ page }) => {
  await page.goto('./');
  await expect(start(page)).toBeEnabled();
  await expect(page.locator('button.primary:visible, a.primary:visible')).toHaveCount(1);
  expect(await givensOn(page)).toBeGreaterThanOrEqual(17);
  const before = await grid(page).boundingBox();
  const blank = (await digitsOn(page)).indexOf('.');
  await page.locator(`[data-cell="${blank}"]`).click();
  await page.keyboard.press('5');
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  await expect(page.locator(`[data-cell="${blank}"]`)).toHaveAccessibleName(/, 5/);
  expect(await grid(page).boundingBox()).toEqual(before); // the board stays where it was
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
});

test('nothing moves while it comes up', async ({ page }) => {
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('./');
  await expect(start(page)).toBeEnabled();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});

test("a day's puzzle is the one that the program makes", async ({ page }) => {
  for (const [level, digit] of [
    ['easy', 1],
    ['hard', 3],
  ] as const) {
    await page.goto(`./#/daily/2026-11-16/${level}`);
    await page.reload();
    const wanted = daily('2026-11-16', level, digit);
    await expect.poll(() => digitsOn(page)).toBe(wanted);
    await expect(page.locator('.title')).toHaveText(/Mon 16 Nov/);
  }
});

test('all five puzzles of the day are there, and one that was begun is kept', async ({ page }) => {
  await page.goto('./');
  await expect(start(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Medium of the day, not begun' }).click();
  await expect(page.locator('.title')).toHaveText(/^Medium · /);
  const puzzle = await digitsOn(page);
  await page.locator(`[data-cell="${puzzle.indexOf('.')}"]`).click();
  await page.keyboard.press('5');
  await page.goBack();
  await page.getByRole('button', { name: 'Hard of the day, not begun' }).click();
  await expect(page.locator('.title')).toHaveText(/^Hard · /);
  await page.goBack();
  await page.getByRole('button', { name: 'Medium of the day, begun' }).click();
  await expect(page.locator('.title')).toHaveText(/^Medium · /);
  const at = puzzle.indexOf('.');
  expect(await digitsOn(page)).toBe(`${puzzle.slice(0, at)}5${puzzle.slice(at + 1)}`);
});

test('the end of a game: time, hints, what next; and it is in the history', async ({ page }) => {
  test.slow();
  await play(page, nearly);
  await solve(page);
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await expect(page.getByText(/Solved in .*No hints\./)).toBeVisible();
  await expect(page.getByText(/Hardest step:/)).toBeVisible();
  await expect(page.locator('section.good .primary')).toHaveText('Another like this');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText(/The hardest digit was|came in its turn/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('img', { name: /Move 0 of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next move' }).click();
  await expect(page.getByRole('img', { name: /Move 1 of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('img', { name: /Move [2-9] of/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'You', exact: true }).click();
  await expect(page.getByText('1 game · typical')).toBeVisible();
  await expect(page.getByRole('link', { name: /Easy .*No hints/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /Easy .*No hints/ })).toBeVisible();
});

test('a backup is saved, and brought back in another browser', async ({ page, browser }) => {
  test.slow();
  await play(page, nearly);
  await solve(page);
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await page.getByRole('link', { name: 'You', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup' }).click(),
  ]);
  const path = await download.path();

  const other = await (await browser.newContext({ baseURL: process.env.NONET_URL, locale: 'en-GB' })).newPage();
  await other.goto('./#/you');
  await other.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"schema":"nothing"}'),
  });
  await expect(other.getByText('This file is not a backup of nonet.')).toBeVisible();
  await other.locator('input[type=file]').setInputFiles(path);
  await expect(other.getByText('1 finished game, 1 of them new.')).toBeVisible();
  await other.getByRole('button', { name: 'Import' }).click();
  await expect(other.getByRole('link', { name: /Easy .*No hints/ })).toBeVisible();
  await other.goto('./#/play');
  await other.reload();
  await expect.poll(() => digitsOn(other)).toBe(easySolution);
});

test('the calendar leads to the puzzles of other days', async ({ page }) => {
  await page.goto('./#/you');
  await page.getByRole('button', { name: 'Earlier month' }).click();
  await page.getByRole('table').getByRole('button').nth(9).click();
  await page.getByRole('button', { name: 'Easy of the day, not begun' }).click();
  await expect(grid(page)).toBeVisible();
  await expect(page.locator('.title')).toHaveText(/^Easy · \w+ 10 /);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [820, 1180],
]) {
  test(`the four places at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    await expect(start(page)).toBeEnabled();
    await expect(start(page)).toBeInViewport();
    await expectNoSideways(page);
    const places = page.getByRole('navigation', { name: 'Places' });
    await places.getByRole('link', { name: 'You' }).click();
    await expect(page.getByRole('heading', { name: 'You', level: 1 })).toBeVisible();
    await expectNoSideways(page);
    await places.getByRole('link', { name: 'Today' }).click();
    await expect(start(page)).toBeVisible();
    await cell(page, 1, 1).click();
    await expect(places).toHaveCount(0); // the board has the screen to itself
  });
}
