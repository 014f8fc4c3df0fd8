// A hint from its first word to the step applied, by mouse, by keyboard and on a small phone.

import { expectAccessible } from './axe';
import { expect, read, test } from './page';
import { askHint, cell, expectNoSideways, extreme, open, singles, singlesSolution } from './panels';

test('a hint says and draws a little more at each level, and is applied', async ({ page }) => {
  await open(page, singles);
  const drawing = page.locator('.board svg.drawing');
  const panel = page.getByRole('region', { name: /Hint|Hidden Single/ });
  await askHint(page);
  await expect(panel).toContainText('Hidden Single');
  await expect(panel).toContainText('Hint 1 of 4');
  await expect(drawing.locator('path')).toHaveCount(0);

  await page.getByRole('button', { name: 'More: where' }).click();
  await expect(panel).toContainText('look at box 2');
  await expect(drawing.locator('.tint')).toHaveCount(1);
  await expect(drawing.locator('.frame')).toHaveCount(0);

  await page.getByRole('button', { name: 'More: which cells' }).click();
  await expect(panel).toContainText('look at r2c6');
  await expect(drawing.locator('.frame')).not.toHaveCount(0);

  await page.getByRole('button', { name: 'More: why' }).click();
  await expect(panel).toContainText('In box 2 the only place for 7 is r2c6.');
  await expect(drawing.locator('.ring')).toHaveCount(1);
  await expect(drawing.locator('text.digit')).toHaveText('7');
  await expect(page.getByRole('list', { name: 'What the drawing shows' })).toContainText('placed');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/column 6, 7/);
  await expect(drawing).toHaveCount(0);
  await expect(page.getByText('Applied: Hidden Single, r2c6=7.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/empty/);
});

test('a hint is asked, told and applied by keyboard alone', async ({ page }) => {
  await open(page, singles);
  const hint = page.getByRole('button', { name: 'Hint', exact: true }).first();
  await hint.focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: /^More:/ });
  await expect(more).toBeVisible();
  for (let i = 0; i < 60 && !(await more.evaluate((node) => node === document.activeElement)); ++i) await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  for (const name of ['More: which cells', 'More: why']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/column 6, 7/);
  await expect(page.getByRole('button', { name: 'Next hint' })).toBeFocused();
});

test('a hint goes away when it is dismissed and when the board changes', async ({ page }) => {
  await open(page, singles);
  const drawing = page.locator('.board svg.drawing');
  await askHint(page);
  await page.getByRole('button', { name: 'More: where' }).click();
  await expect(drawing).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(drawing).toHaveCount(0);

  await askHint(page);
  await page.getByRole('button', { name: 'More: where' }).click();
  await expect(drawing).toHaveCount(1);
  await cell(page, 'r1c1').click();
  await page.keyboard.press(singlesSolution[0]);
  await expect(drawing).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^More:/ })).toHaveCount(0);
});

test('a mistake is named first and can be taken away', async ({ page }) => {
  await open(page, singles);
  await cell(page, 'r1c1').click();
  await page.keyboard.press('5');
  await askHint(page);
  await expect(page.getByText(/the digit in r1c1 cannot stay there/)).toBeVisible();
  await expect(cell(page, 'r1c1')).toHaveAccessibleName(/wrong/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take this digit away' }).click();
  await expect(cell(page, 'r1c1')).toHaveAccessibleName(/empty/);
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

test('on a small phone the buttons of a hint stay in reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, extreme);
  await askHint(page);
  for (const name of ['More: where', 'More: which cells', 'More: why']) {
    await expect(page.getByRole('button', { name })).toBeInViewport();
    await page.getByRole('button', { name }).click();
  }
  await expect(page.getByRole('button', { name: 'Apply' })).toBeInViewport();
  await expectNoSideways(page);
});
