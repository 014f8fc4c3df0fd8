// What players ask for: colours, digit first, letters, looks, the coach, a game in a link, steps by themselves.

import type { Page } from '@playwright/test';
import { violations } from './axe';
import { cell, digitsOn, easy, expect, grid, play, test } from './page';
import { askHint } from './panels';

async function set(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name }).click();
  await page.getByRole('button', { name: 'Close' }).click();
}

test('cells are coloured, by keys and by the pad, also several colours', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('v');
  await page.keyboard.press('1');
  await page.keyboard.press('6');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/coloured red blue/);
  await cell(page, 1, 7).click(); // a given
  await page.getByRole('button', { name: '4 green' }).click();
  await expect(cell(page, 1, 7)).toHaveAccessibleName(/given 4, coloured green/);
  await page.reload();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/coloured red blue/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 7)).toHaveAccessibleName(/given 4$/);
  expect(await violations(page)).toEqual([]);
});

test('a digit is picked up and put into cells', async ({ page }) => {
  await play(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^5,/ }).click();
  await expect(page.getByRole('button', { name: /5 picked up/ })).toBeVisible();
  await cell(page, 1, 1).click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/, 5$/);
  await cell(page, 1, 7).click(); // only looked at
  await expect(cell(page, 1, 7)).toHaveAccessibleName(/given 4/);
  await page.getByRole('button', { name: /5 picked up/ }).click();
  await cell(page, 1, 2).click();
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/empty/);
});

test('a digit that is held becomes a note; candidates can always be shown', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  const key = (await page.getByRole('button', { name: /^5,/ }).boundingBox())!;
  await page.mouse.move(key.x + 10, key.y + 10);
  await page.mouse.down();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/notes 5/);
  await page.mouse.up();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/notes 5/);
  await set(page, 'Always show candidates');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/candidates \d/);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/empty, notes 5$/);
});

test('letters, their help, and another letter', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Show where' })).toBeVisible();
  await page.keyboard.press('Shift+H');
  await expect(page.getByRole('button', { name: 'Show where' })).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys and help' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Hint.*: H\. Change/ }).click();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: /^Hint.*: J\. Change/ })).toBeVisible();
  await page.goBack();
  await cell(page, 1, 1).click();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Show where' })).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Show where' })).toBeVisible();
  await page.keyboard.press('Escape');
  await set(page, 'Letter keys');
  await cell(page, 1, 1).click();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Show where' })).toHaveCount(0);
});

test('high contrast, large print and the other hand', async ({ page }) => {
  await play(page);
  for (const name of ['High contrast', 'High contrast, dark']) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await askHint(page);
    expect(await violations(page), name).toEqual([]);
    await page.getByRole('button', { name: 'Close the hint' }).click();
  }
  await set(page, 'Large print');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
  await set(page, 'Left-handed');
  const [board, hint] = await Promise.all([
    grid(page).boundingBox(),
    page.getByRole('button', { name: 'Hint', exact: true }).boundingBox(),
  ]);
  expect(hint!.x).toBeLessThan(board!.x);
});

test('mistakes are counted if that is wanted', async ({ page }) => {
  await play(page);
  await set(page, 'Count mistakes');
  await cell(page, 1, 1).click();
  await page.keyboard.press('9');
  await expect(page.getByText('Mistakes: 1')).toBeVisible();
  await page.keyboard.press('5');
  await expect(page.getByText('Mistakes: 1')).toBeVisible();
});

test('the coach offers help after a while, and is silent when it is not wanted', async ({ page }) => {
  await page.clock.install();
  await play(page);
  await set(page, 'Coach');
  await page.clock.fastForward(91_000);
  await expect(page.getByText('Want a nudge?')).toBeVisible();
  for (let i = 0; i < 2; ++i) {
    await page.getByRole('button', { name: 'Not now' }).click();
    await cell(page, 1, 1).click();
    await page.keyboard.press(i === 0 ? '5' : 'Backspace');
    await page.clock.fastForward(91_000);
    await expect(page.getByText('Want a nudge?')).toHaveCount(i === 0 ? 1 : 0);
  }
});

test('a link takes the game along', async ({ page, browser }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit8');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('checkbox', { name: 'With my digits, notes, colours and time' }).check();
  await expect(page.getByRole('textbox', { name: 'Share link' })).toHaveValue(/#\/p\//);
  const link = await page.getByRole('textbox', { name: 'Share link' }).inputValue();
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other.goto(link);
  await expect.poll(() => digitsOn(other)).toBe(`5${easy.slice(1)}`);
  await expect(cell(other, 1, 2)).toHaveAccessibleName(/notes 8/);
});

test('steps go by themselves, at a chosen speed', async ({ page }) => {
  await play(page);
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play the steps' }).click();
  await expect(page.getByText(/^Step ([3-9]|\d\d) of/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Play the steps' })).toBeVisible();
});
