// Rows and columns have names wherever words name cells, and the words use the same names.

import { expect, test } from './page';
import { askHint, open, singles } from './panels';

const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

test('the board is labelled, as the words call its cells', async ({ page }) => {
  await open(page, singles);
  const labels = page.locator('.stage .labelled > svg text');
  expect((await labels.allTextContents()).sort()).toEqual([...rows, ...rows].sort());
  await askHint(page);
  for (const name of ['Show where', 'Show cells']) await page.getByRole('button', { name }).click();
  const words = page.locator('.hint .words');
  await expect(words).toContainText('r1c8');

  const choose = async (label: string): Promise<void> => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('combobox', { name: 'Row and column labels' }).selectOption({ label });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await choose('Letters and numbers: A1');
  expect((await labels.allTextContents()).sort()).toEqual([...rows, ...'ABCDEFGHI'].sort());
  await expect(words).toContainText('A8');
  await expect(words).not.toContainText('r1c8');
  await choose('None');
  await expect(labels).toHaveCount(0);
  await expect(words).toContainText('r1c8');
});

test('examples of techniques and paths are labelled too', async ({ page }) => {
  await page.goto('./#/technique/xy_wing');
  await expect(page.locator('.labelled > svg text')).toHaveCount(18);
  await open(page, singles);
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('Step 1 of 51')).toBeVisible();
  await expect(page.locator('.stage .labelled > svg text')).toHaveCount(18);
});
