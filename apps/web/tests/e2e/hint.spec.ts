// A hint from its first word to the step applied, by mouse, by keyboard and on a small phone.

import { expectAccessible } from './axe';
import { expect, read, test } from './page';
import { askHint, cell, extreme, open, singles, singlesSolution } from './panels';

test('a hint says and draws a little more at each level, and is applied', async ({ page }) => {
  await open(page, singles);
  const drawing = page.locator('.board svg.drawing');
  const panel = page.getByRole('region', { name: /Hint|Hidden Single/ });
  await askHint(page);
  await expect(panel).toContainText('Hidden Single');
  await expect(panel.getByRole('img', { name: 'Hint 1 of 4' })).toBeVisible();
  await expect(drawing.locator('path')).toHaveCount(0);

  await page.getByRole('button', { name: 'Show where' }).click();
  await expect(panel).toContainText('box 2');
  await expect(drawing.locator('.tint')).toHaveCount(1);
  await expect(drawing.locator('.frame')).toHaveCount(0);

  await page.getByRole('button', { name: 'Show cells' }).click();
  await expect(panel).toContainText('the 7s in r1c8, r3c1 and r4c5');
  await expect(drawing.locator('.frame')).not.toHaveCount(0);

  await page.getByRole('button', { name: 'Show why' }).click();
  await expect(panel).toContainText(/7.*r2c6|r2c6.*7/);
  await expect(drawing.locator('.ring')).toHaveCount(1);
  await expect(drawing.locator('text.digit')).toHaveText('7');
  await expect(page.getByRole('list', { name: 'What the drawing shows' })).toContainText('placed');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/column 6, 7/);
  await expect(drawing).toHaveCount(0);
  await expect(page.getByText('Applied: Hidden Single, r2c6 = 7.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/empty/);
});

test('a hint is asked, told and applied by keyboard alone', async ({ page }) => {
  await open(page, singles);
  const hint = page.getByRole('button', { name: 'Hint', exact: true }).first();
  await hint.focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: /^Show (where|cells|why)/ });
  await expect(more).toBeVisible();
  for (let i = 0; i < 60 && !(await more.evaluate((node) => node === document.activeElement)); ++i)
    await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  for (const name of ['Show cells', 'Show why']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/column 6, 7/);
  await expect(page.getByRole('button', { name: 'Next hint' })).toBeFocused();
});

test('a hint that was put away goes on where it was left', async ({ page }) => {
  await open(page, singles);
  const drawing = page.locator('.board svg.drawing');
  await askHint(page);
  await page.getByRole('button', { name: 'Show where' }).click();
  await expect(drawing).toHaveCount(1);
  await page.getByRole('button', { name: 'Close the hint' }).click();
  await expect(drawing).toHaveCount(0);
  await askHint(page);
  await expect(page.getByRole('button', { name: 'Show cells' })).toBeVisible();
});

test('entering the digit of a hint completes it', async ({ page }) => {
  await open(page, singles);
  await askHint(page);
  await expect(page.getByRole('button', { name: 'Show where' })).toBeVisible();
  await cell(page, 'r2c6').click();
  await page.keyboard.press('7');
  await expect(page.getByText('That’s it: r2c6 = 7.')).toBeVisible();
  await page.getByRole('button', { name: 'Next hint' }).click();
  await expect(page.getByRole('button', { name: 'Show where' })).toBeVisible();
});

test('a hint stays while it holds, and says so when it does not', async ({ page }) => {
  await open(page, singles);
  const drawing = page.locator('.board svg.drawing');
  await askHint(page);
  await page.getByRole('button', { name: 'Show where' }).click();
  await cell(page, 'r1c1').click();
  await page.keyboard.press(singlesSolution[0]); // right, and elsewhere
  await expect(drawing.locator('.tint')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show cells' })).toBeVisible();
  await cell(page, 'r2c6').click();
  await page.keyboard.press('4'); // in the way
  await expect(page.getByText('The board has changed.')).toBeVisible();
  await expect(drawing).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show cells' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Show cells' })).toBeVisible();
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'New hint' }).click();
  await expect(page.getByRole('heading', { name: 'Fix this first' })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [375, 667],
  [320, 568],
]) {
  test(`an open hint leaves board, pad and Undo in use at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, extreme);
    const before = await page.getByRole('grid').boundingBox();
    await askHint(page);
    for (const name of ['Show where', 'Show cells', 'Show why', 'Apply']) {
      const button = page.getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 0.99 });
      for (const key of [/^Undo/, /^1,/, /^9,/, /^Erase/, /^Close the hint/]) {
        await expect(page.getByRole('button', { name: key })).toBeInViewport({ ratio: 0.99 });
      }
      expect(await page.getByRole('grid').boundingBox()).toEqual(before);
      if (name !== 'Apply') await button.click();
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await cell(page, 'r1c1').click();
    await page.getByRole('button', { name: /^3,/ }).click();
    await expect(cell(page, 'r1c1')).toHaveAccessibleName(/column 1, 3/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(cell(page, 'r1c1')).toHaveAccessibleName(/empty/);
  });
}

test('a mistake is named first, told in levels, and can be taken away', async ({ page }) => {
  await open(page, singles);
  await cell(page, 'r1c1').click();
  await page.keyboard.press('5');
  await askHint(page);
  await expect(page.getByRole('heading', { name: 'Fix this first' })).toBeVisible();
  await expect(cell(page, 'r1c1')).not.toHaveAccessibleName(/wrong/);
  await page.getByRole('button', { name: 'Show where' }).click();
  await expect(page.locator('.board svg.drawing .tint').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show cells' }).click();
  await expect(cell(page, 'r1c1')).toHaveAccessibleName(/wrong/);
  await page.getByRole('button', { name: 'Show what to do' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove this digit' }).click();
  await expect(cell(page, 'r1c1')).toHaveAccessibleName(/empty/);
});

test('a few notes are no mistake, unless they are said to be all there is', async ({ page }) => {
  await open(page, singles);
  await cell(page, 'r1c1').click();
  await page.keyboard.press('Shift+Digit5'); // it is 8
  await page.keyboard.press('Shift+Digit6');
  await askHint(page);
  await expect(page.getByRole('heading', { name: 'Hidden Single' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the hint' }).click();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('combobox', { name: 'What my notes mean to hints' })
    .selectOption({ label: 'All candidates of a cell' });
  await page.keyboard.press('Escape');
  await askHint(page);
  await expect(page.getByRole('heading', { name: 'Fix this first' })).toBeVisible();
  for (const name of ['Show where', 'Show cells', 'Show what to do']) await page.getByRole('button', { name }).click();
  await expect(cell(page, 'r1c1')).toHaveAccessibleName(/a note is missing/);
  await page.getByRole('button', { name: 'Put the notes back' }).click();
  await expect(cell(page, 'r1c1')).toHaveAccessibleName(/notes .*8/);
});

test('a puzzle that cannot be solved says why and what to do', async ({ page }) => {
  await read(page, '12345678........9'.padEnd(81, '.'));
  await page.getByRole('button', { name: 'Play it anyway' }).click();
  await askHint(page);
  await expect(page.getByRole('heading', { name: 'This puzzle has no solution' })).toBeVisible();
  await page.getByRole('button', { name: 'Show what is wrong' }).click();
  await expect(page.getByRole('gridcell', { name: /contradiction/ }).first()).toBeVisible();
});

test('the technique of a hint has a page', async ({ page }) => {
  await open(page, singles);
  await askHint(page);
  await page.getByRole('link', { name: 'About Hidden Single' }).click();
  await expect(page.getByRole('heading', { name: 'Hidden Single', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the board', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});
