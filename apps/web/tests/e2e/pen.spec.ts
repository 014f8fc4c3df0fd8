// Drawn by hand: pen lines and links, by touch and by keys; and the menu of a cell that is held.

import type { Page } from '@playwright/test';
import { violations } from './axe';
import { cell, expect, play, test } from './page';

async function drag(page: Page, cells: readonly (readonly [number, number])[]): Promise<void> {
  for (const [i, [row, column]] of cells.entries()) {
    const box = (await cell(page, row, column).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: i === 0 ? 1 : 4 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('lines are drawn and taken away by dragging; one stroke is one step', async ({ page }) => {
  await play(page);
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Pen ×' })).toBeVisible();
  const way = [
    [1, 1],
    [1, 3],
    [2, 4],
  ] as const;
  await drag(page, way);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/2 lines/);
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/1 line$/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/empty$/);
  await page.keyboard.press('Control+y');
  await page.reload();
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/2 lines/);
  await page.keyboard.press('l');
  await drag(page, way);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/empty$/);
  expect(await violations(page)).toEqual([]);
});

test('by keys: Shift and arrows draw, two cells and a digit make a link', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('l');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/1 line$/);
  await page.keyboard.press('7');
  await expect(page.getByText('Tap two cells first')).toBeVisible();
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('7');
  await expect(cell(page, 4, 2)).toHaveAccessibleName(/1 line$/);
  await expect(page.locator('.board path.strong')).toHaveCount(1);
  await page.keyboard.press('7');
  await expect(page.locator('.board path.weak')).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(cell(page, 4, 2)).toHaveAccessibleName(/empty$/);
  await page.keyboard.press('l');
  await page.keyboard.press('7');
  await expect(cell(page, 4, 2)).toHaveAccessibleName(/, 7/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the pen is in More; taps choose the ends of a link', async ({ page }) => {
    await play(page);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('button', { name: 'Pen', exact: true }).tap();
    await cell(page, 1, 1).tap();
    await cell(page, 4, 1).tap();
    await page.getByRole('button', { name: /^7,/ }).tap();
    await expect(page.locator('.board path.strong')).toHaveCount(1);
    await page.getByRole('button', { name: 'Pen ×' }).tap();
    await expect(page.getByRole('button', { name: 'Pen ×' })).toHaveCount(0);
  });

  test('a cell that is held opens its menu; so does More', async ({ page }) => {
    await play(page);
    const box = (await cell(page, 1, 1).boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(page.locator('.board.held')).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const menu = page.getByRole('dialog', { name: 'Cell r1c1' });
    await expect(menu).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await menu.getByRole('button', { name: 'blue' }).tap();
    await expect(menu.getByRole('button', { name: 'blue', pressed: true })).toBeVisible();
    await menu.getByRole('button', { name: 'Enter 5' }).tap();
    await expect(menu).toHaveCount(0);
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/, 5, coloured blue$/);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('button', { name: 'Cell menu' }).tap();
    await page.getByRole('button', { name: 'Select more cells' }).tap();
    await cell(page, 1, 2).tap();
    await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(2);
  });
});

test('the menu key opens the menu of the cell; Back and Escape close it', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await cell(page, 1, 2).click({ button: 'right' });
  const menu = page.getByRole('dialog', { name: 'Cell r1c2' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(cell(page, 1, 2)).toBeFocused();
  await cell(page, 1, 2).dispatchEvent('contextmenu', { button: 0 });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/empty$/);
});
