// Back closes what is open, one thing at a time, and always does something.

import type { Page } from '@playwright/test';
import { cell, expect, grid, play, test } from './page';
import { askHint } from './panels';

const hint = (page: Page) => page.getByRole('region', { name: 'Hidden Single' });

test('hint, technique page, dialog: one at a time, and the game is untouched', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await askHint(page);
  await page.getByRole('button', { name: 'Show where' }).click();
  await page.getByRole('button', { name: 'Show cells' }).click();
  await page.getByRole('link', { name: 'About Hidden Single' }).click();
  await expect(page.getByRole('heading', { name: 'Hidden Single', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hidden Single', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(grid(page)).toBeVisible();
  await expect(hint(page).getByRole('button', { name: 'Show why' })).toBeVisible(); // as it was left
  await page.goBack();
  await expect(hint(page)).toHaveCount(0);
  await expect(grid(page)).toBeVisible();
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 5');
});

test('the levels of a hint are one thing', async ({ page }) => {
  await play(page);
  await askHint(page);
  for (const name of ['Show where', 'Show cells', 'Show why']) await page.getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  await page.goBack();
  await expect(hint(page)).toHaveCount(0);
  await expect(grid(page)).toBeVisible();
});

test('what was closed by a button needs no Back', async ({ page }) => {
  await page.goto('./#/new');
  await page.getByRole('button', { name: 'Easy' }).click();
  await expect(grid(page)).toBeVisible();
  for (let i = 0; i < 3; ++i) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await askHint(page);
    await page.getByRole('button', { name: 'Close the hint' }).click();
    await expect(page.getByRole('button', { name: 'Show where' })).toHaveCount(0);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'New puzzle' })).toBeVisible();
});

test('a link in a dialog leads on, and Back to the board', async ({ page }) => {
  await play(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Techniques' }).click();
  await expect(page.getByRole('heading', { name: 'Techniques', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(grid(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('faster than the browser: closed, and at once on to another view', async ({ page }) => {
  await play(page);
  for (let i = 0; i < 3; ++i) {
    await askHint(page);
    await expect(hint(page)).toBeVisible();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[aria-label="Close the hint"]')!.click();
      document.querySelector<HTMLElement>('a[href="#/learn"]')!.click();
    });
    await expect(page).toHaveURL(/#\/learn$/);
    await expect(page.getByRole('heading', { name: '1 Singles' })).toBeVisible();
    await page.goBack();
    await expect(grid(page)).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/play$/);
  }
});

test('a link to where one is makes no entry, nor does a link that was opened', async ({ page }) => {
  await page.goto('./#/techniques');
  await expect(page.getByRole('heading', { name: 'Techniques', level: 1 })).toBeVisible();
  await play(page);
  await page.getByRole('link', { name: 'nonet, back to the board' }).click();
  await page.getByRole('link', { name: 'nonet, back to the board' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Techniques', level: 1 })).toBeVisible();
});

test('after a reload it still closes what is open', async ({ page }) => {
  await play(page);
  await askHint(page);
  await expect(hint(page)).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(hint(page)).toBeVisible();
  await page.goBack();
  await expect(hint(page)).toHaveCount(0);
  await expect(grid(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('menu and sheets close too, and Techniques are one tap away', async ({ page }) => {
    await play(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('button', { name: 'Explain' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Explain' })).toHaveCount(0);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Share' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Explain' })).toHaveCount(0);

    await page.getByRole('link', { name: 'Techniques' }).tap();
    await expect(page.getByRole('heading', { name: 'Techniques', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(grid(page)).toBeVisible();
  });
});
