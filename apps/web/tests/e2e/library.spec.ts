// Collections: the one that ships with the page, and files that are brought.

import { expectAccessible } from './axe';
import { digitsOn, easy, expect, grid, hard, test } from './page';
import { expectNoSideways } from './panels';

test('500 puzzles ship with the page: filtered, sorted, played and remembered', async ({ page }) => {
  await page.goto('./#/library');
  await page.getByRole('link', { name: /Made by nonet 500 puzzles, 0 solved/ }).click();
  await expect(page.getByText('500 of 500 puzzles.')).toBeVisible();
  await page.getByLabel('Level').selectOption({ label: 'Hard' });
  await expect(page.getByText('100 of 500 puzzles.')).toBeVisible();
  await page.getByLabel('Order').selectOption({ label: 'Easiest first' });
  const scores = await page
    .locator('.puzzles .soft')
    .evaluateAll((rows) => rows.map((row) => Number(/\d+/.exec(row.textContent ?? '')?.[0])));
  expect(scores).toEqual([...scores].sort((a, b) => a - b));
  await expectAccessible(page);
  await page.locator('.puzzles button').first().click();
  await expect(grid(page)).toBeVisible();
  const puzzle = await digitsOn(page);
  await page.locator(`[data-cell="${puzzle.indexOf('.')}"]`).click();
  await page.keyboard.press('5');
  await page.goto('./#/library/nonet');
  await page.getByLabel('State').selectOption({ label: 'Begun' });
  await expect(page.getByText('1 of 500 puzzles.')).toBeVisible();
  await page.locator('.puzzles button').first().click();
  await expect(grid(page)).toBeVisible();
  expect((await digitsOn(page))[puzzle.indexOf('.')]).toBe('5');
});

test('a file becomes a collection, rated, and can be removed', async ({ page }) => {
  await page.goto('./#/library');
  const file = { name: 'club.txt', mimeType: 'text/plain', buffer: Buffer.from(`${easy}\n${hard}\nnonsense\n`) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'club.txt' })).toBeVisible();
  await expect(page.getByText('2 of 2 puzzles.')).toBeVisible();
  await expect(page.locator('.puzzles button').first()).toContainText('Easy');
  await page.reload();
  await expect(page.locator('.puzzles button')).toHaveCount(2);
  await page.locator('.puzzles button').first().click();
  await expect.poll(() => digitsOn(page)).toBe(easy);
  await page.goBack();
  await page.getByRole('button', { name: 'Remove this collection' }).click();
  await page.goto('./#/library');
  await expect(page.getByText('club.txt')).toHaveCount(0);
});

for (const width of [320, 390, 820]) {
  test(`at ${width} px nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('./#/library');
    await expect(page.getByRole('link', { name: /Made by nonet/ })).toBeVisible();
    await expectNoSideways(page);
    await page.getByRole('link', { name: /Made by nonet/ }).click();
    await expect(page.getByText('500 of 500 puzzles.')).toBeVisible();
    await expectNoSideways(page);
  });
}
