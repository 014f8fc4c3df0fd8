// The other kinds of tasks: is it one, the next link, which one; by touch and by keys.

import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './page';

const board = (page: Page) => page.getByRole('grid', { name: 'Board to find it on' });
const another = (page: Page) => page.getByRole('button', { name: 'Another' });

async function open(page: Page, id: string, kind: string): Promise<void> {
  await page.goto(`./#/practise/${id}`);
  await page.getByLabel('Kind of task').selectOption({ label: kind });
  await expect(board(page)).toBeVisible();
}

test('is it one? Both answers come to an end, with the reason', async ({ page }) => {
  await open(page, 'x_wing', 'Is it one?');
  const ask = page.getByText('Do the marked cells make this: X-Wing?');
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(Right\.|It is not: X-Wing\. .+)$/)).toBeVisible();
  // In some of the next there is a cell that spoils it.
  for (let i = 0; i < 8; ++i) {
    await another(page).click();
    await expect(ask).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    const isOne = page.getByText('It is one: X-Wing.');
    const spoiler = page.getByText('Tap the cell that spoils it.');
    await expect(isOne.or(spoiler)).toBeVisible();
    if (await isOne.isVisible()) continue;
    const marked = page.getByRole('gridcell', { name: /Marked/ });
    await expect(marked).toHaveCount(4);
    for (let at = 0; at < 4 && (await another(page).count()) === 0; ++at) await marked.nth(at).click();
    await expect(page.getByText(/^Right\. .+/)).toBeVisible();
    return;
  }
  throw new Error('no near miss in eight tasks');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('which one? The easiest is named afterwards', async ({ page }) => {
    await open(page, 'x_wing', 'Which one?');
    await expect(page.getByText('Which of these can be found here?')).toBeVisible();
    await expect(page.locator('.choices button')).toHaveCount(4);
    await page.locator('.choices').getByRole('button', { name: 'X-Wing', exact: true }).tap();
    await expect(page.getByText(/^Right: X-Wing\. The easiest here is .+\.$/)).toBeVisible();
    await expectAccessible(page);
  });
});

test('the next link of a chain, by keys; then all of it is drawn', async ({ page }) => {
  await open(page, 'xy_chain', 'Next link');
  await expect(page.getByText('The chain is half drawn.', { exact: false })).toBeVisible();
  await page.locator('[data-find="0"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(page.getByText(/has no 1 left|does not follow|goes another way|^Right/)).toBeVisible();
  if ((await another(page).count()) === 0) await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText(/^XY-Chain: /)).toBeVisible();
  await page.goto('./#/practise/x_wing');
  await page.getByLabel('Kind of task').selectOption({ label: 'Next link' });
  await expect(page.getByText('X-Wing has no chain to continue.')).toBeVisible();
});
