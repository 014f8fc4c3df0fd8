// Small screens and thumbs: all in sight, nothing moves, nothing scrolls sideways.

import { cell, digitsOn, easy, expect, grid, play, test } from './page';

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [412, 915],
]) {
  test.describe(`a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a link that is no puzzle says so in sight', async ({ page }) => {
      await page.goto('./?s=0007000001000');
      await expect(page.getByText('expected 81 cells, found 13')).toBeInViewport();
    });

    // The larger the phone, the easier.
    if (width <= 375) {
      test('one thumb: touch a cell, a digit, notes, a hint', async ({ page }) => {
        await play(page);
        await cell(page, 1, 1).tap();
        await page.getByRole('button', { name: /^5,/ }).tap();
        await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 5');
        await page.getByRole('radio', { name: 'Corner' }).tap();
        await cell(page, 1, 2).tap();
        await page.getByRole('button', { name: /^6,/ }).tap();
        await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /notes 6/);
        await page.getByRole('button', { name: 'Undo' }).tap();
        await page.getByRole('button', { name: 'Undo' }).tap();
        expect(await digitsOn(page)).toBe(easy);
        await page.getByRole('button', { name: 'Hint' }).tap();
        await expect(page.getByRole('heading', { name: 'Hidden Single' })).toBeVisible();
        await expect(grid(page)).toBeInViewport({ ratio: 0.95 });
      });
    }

    test('everything for playing is in sight and large enough, and nothing scrolls sideways', async ({
      page,
    }) => {
      await play(page);
      const sides = await page
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .map((button) => button.getBoundingClientRect())
            .flatMap(({ width: w, height: h }) => [w, h]),
        );
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(32);
      await expect(grid(page)).toBeInViewport({ ratio: 1 });
      for (const name of [/^Hint/, /^Undo/, /^1,/, /^9,/, /^Erase/]) {
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
      }
      for (const hash of ['#/', '#/new', '#/techniques']) {
        await page.goto(`./${hash}`);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('the board does not move while one plays', async ({ page }) => {
  await play(page);
  const before = await grid(page).boundingBox();
  await cell(page, 1, 1).click();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Fill candidates' }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  expect(await grid(page).boundingBox()).toEqual(before);
});
