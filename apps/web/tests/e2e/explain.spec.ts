// The whole path: walked through by button, by arrow keys and by filter.

import { expectAccessible } from './axe';
import { expect, test } from './page';
import { cell, expectNoSideways, extreme, open, singles } from './panels';

test('the path is walked back and forth while the game stays as it is', async ({ page }) => {
  await open(page, singles);
  await cell(page, 'r1c1').click();
  await page.keyboard.press('8');
  const list = page.getByRole('listbox', { name: 'Steps' });
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('Solved in 51 steps.')).toBeVisible();
  await expect(page.getByText(/^Easy, score \d+$/)).toBeVisible();
  await expect(page.getByText('Step 1 of 51')).toBeVisible();
  await expect(cell(page, 'r1c1')).toHaveAccessibleName(/notes/);
  await expect(list).toBeFocused();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 51')).toBeVisible();
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/column 6, 7/);
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/notes/);

  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('r5c2=8');
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Solved.' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText('Step 1 of 51')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(cell(page, 'r1c1')).toHaveAccessibleName(/column 1, 8/);
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/empty/);
  await expect(page.locator('.board svg.drawing')).toHaveCount(0);
});

test('a filter leaves the steps of one technique', async ({ page }) => {
  await open(page, extreme);
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('Solved in 76 steps.')).toBeVisible();
  const rows = page.getByRole('listbox', { name: 'Steps' }).getByRole('option');
  await expect(rows).toHaveCount(77);
  await page.getByRole('button', { name: 'AIC: 1 time' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('AIC');

  // Strong links are solid, weak links are dashed.
  const drawing = page.locator('.board svg.drawing');
  await expect(drawing.locator('.link.strong')).toHaveCount(4);
  await expect(drawing.locator('.link.weak')).toHaveCount(3);
  const dashes = (name: string) => drawing.locator(name).first().evaluate((node) => getComputedStyle(node).strokeDasharray);
  expect(await dashes('.link.strong')).toBe('none');
  expect(await dashes('.link.weak')).not.toBe('none');
  await expect(drawing.locator('.strike')).toHaveCount(2);

  await page.getByRole('button', { name: /^Finned X-Wing:/ }).click();
  await expect(drawing.locator('.figure.fin')).not.toHaveCount(0);
  await expect(drawing.locator('.hatch')).toHaveCount(2);
  await page.getByRole('button', { name: 'All 76' }).click();
  await expect(rows).toHaveCount(77);
});

test('the path can begin where the player is', async ({ page }) => {
  await open(page, singles);
  await cell(page, 'r2c6').click();
  await page.keyboard.press('7');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('Solved in 51 steps.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('here');
  await expect(page.getByText('Solved in 50 steps.')).toBeVisible();
});

test('the path fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, extreme);
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport();
  await page.getByRole('option', { name: /AIC/ }).click();
  await expect(page.getByRole('grid')).toBeInViewport();
  await expectNoSideways(page);
});
