// Setting puzzles: drawing with mouse, touch and keys, the verdict that follows, what leaves the page and comes back.

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './page';

const board = (page: Page): Locator => page.getByRole('grid', { name: 'Puzzle being set' });
const at = (page: Page, name: string): Locator => board(page).locator(`[data-name="${name}"]`);
const outside = (page: Page, row: number, column: number): Locator =>
  board(page).locator(`[data-place="${row},${column}"]`);
const clues = (page: Page): Locator => page.getByRole('region', { name: /^Clues/ }).getByRole('listitem');

async function open(page: Page, size = 4): Promise<void> {
  await page.goto('./#/set');
  await expect(page.getByRole('toolbar', { name: 'Tools' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Size' }).selectOption({ label: `${size}×${size}` });
}
async function tool(page: Page, name: string, kind?: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  if (kind) await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: kind });
}
async function middle(place: Locator): Promise<{ x: number; y: number; width: number }> {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}
async function drag(page: Page, ...names: string[]): Promise<void> {
  for (const [i, name] of names.entries()) {
    const { x, y } = await middle(at(page, name));
    await page.mouse.move(x, y);
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}
const expectVerdict = (page: Page, status: string): Promise<void> =>
  expect(page.locator('.verdict')).toHaveAttribute('data-status', status);

// Of the solution 1234 3412 2143 4321.
test('every group of kinds with the mouse, and the verdict follows', async ({ page }) => {
  test.slow(); // many gestures on a machine that may be busy
  await open(page);
  await expectVerdict(page, 'several');
  await expect(page.locator('.verdict')).toContainText('Several (100+)');

  await tool(page, 'Cage', 'cage');
  await drag(page, 'r1c1', 'r1c2');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(clues(page)).toHaveText([/cage of 3\s+r1c12/]);
  await expect(at(page, 'r1c2')).toHaveAccessibleName('row 1 column 2, empty, differs between solutions, in cage of 3');

  await tool(page, 'Line', 'thermometer');
  await drag(page, 'r1c1', 'r1c4'); // what lies between is on the line
  await tool(page, 'Line', 'arrow');
  await drag(page, 'r2c1', 'r3c2', 'r3c1');

  await tool(page, 'Dot', 'white dot');
  const left = await middle(at(page, 'r1c1'));
  await page.mouse.click(left.x + left.width / 2, left.y);
  await page.getByRole('button', { name: 'Done' }).click();
  await tool(page, 'Dot', 'inequality');
  await drag(page, 'r2c1', 'r1c1');
  await tool(page, 'Corner');
  const corner = await middle(at(page, 'r3c1'));
  await page.mouse.click(corner.x + corner.width / 2, corner.y + corner.width / 2);
  await page.keyboard.type('23');
  await page.keyboard.press('Enter');
  await tool(page, 'Mark', 'even cells');
  await at(page, 'r2c2').click();
  await tool(page, 'Outside', 'sandwich');
  await outside(page, -1, 0).click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await tool(page, 'Outside', 'little killer');
  await outside(page, -1, 1).click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(clues(page)).toHaveText([
    /cage/,
    /thermometer\s+r1c1234/,
    /arrow\s+r2c1: r3c21/,
    /white dot\s+r1c12/,
    /inequality\s+r2c1 r1c1/,
    /quad of 2, 3/,
    /even cells\s+r2c2/,
    /sandwich of 5\s+c1/,
    /little killer of 5\s+r0c2 dr/,
  ]);
  await tool(page, 'Rules');
  await page.getByRole('checkbox', { name: 'anti-king rule' }).check();
  await expectVerdict(page, 'none');
  await page.getByRole('checkbox', { name: 'anti-king rule' }).uncheck();
  await expectVerdict(page, 'unique');

  // What the engine is asked at a button.
  await page.getByRole('button', { name: 'Which clues are redundant?' }).click();
  await expect(page.getByText(/could be left out, each alone/)).toBeVisible();
  await expect(page.locator('li.redundant').first()).toBeVisible();
  await page.getByRole('button', { name: 'Difficulty and solve path' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Rules' })).toHaveValue(/Thermometer: digits rise from the bulb\./);
});

test('a contradiction is painted, and what differs dotted; candidates and givens at a switch', async ({ page }) => {
  await open(page);
  await tool(page, 'Cage', 'cage');
  for (const cells of [
    ['r1c1', 'r1c2'],
    ['r1c2', 'r1c3'],
    ['r4c1', 'r4c2'],
  ]) {
    await drag(page, ...cells);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
  }
  await expectVerdict(page, 'none');
  await expect(page.locator('li.core')).toHaveText([/r1c12/, /r1c23/]); // the third has no part in it
  await expect(page.locator('rect.core')).toHaveCount(3);
  await expect(at(page, 'r1c1')).toHaveAccessibleName(/part of the contradiction, in cage of 3$/);
  await page.getByRole('button', { name: 'Remove: cage of 3 r1c23' }).click();
  await expectVerdict(page, 'several');
  await expect(page.locator('circle.differs').first()).toBeVisible();

  await page.getByRole('checkbox', { name: 'True candidates' }).check();
  await expect(at(page, 'r1c1')).toHaveAccessibleName(/can be 1 2/);
  await page.getByRole('button', { name: 'Fill in until unique' }).click();
  await expectVerdict(page, 'unique');
  await expect(page.getByText(/givens? added/).first()).toBeAttached();
  await page.keyboard.press('Control+z');
  await expectVerdict(page, 'several');
});

test('regions and sizes', async ({ page }) => {
  await open(page);
  await tool(page, 'Region');
  await drag(page, 'r1c2', 'r1c3');
  await drag(page, 'r2c4', 'r2c3', 'r2c2'); // grows over both
  await expect(page.getByRole('button', { name: 'Region 1, 4 cells' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Boxes' })).toHaveValue('drawn');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('combobox', { name: 'Boxes' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'Size' }).selectOption({ label: '6×6' });
  await page.getByRole('combobox', { name: 'Boxes' }).selectOption({ label: '3×2 boxes' });
  await expectVerdict(page, 'several');
});

test('by keyboard alone', async ({ page }) => {
  await open(page);
  await at(page, 'r1c1').focus();
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('k', ' ', 'ArrowRight', ' ', '3', 'Enter');
  await press('l', 'Shift+ArrowDown', 'Shift+ArrowDown');
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await press('Escape', 'o', 'Shift+ArrowRight', 'Enter');
  await press('u', 'ArrowUp', 'ArrowUp', 'ArrowUp');
  await expect(outside(page, -1, 2)).toBeFocused();
  await press(' ', '2', 'Enter', 'd', 'ArrowLeft', '4');
  await expect(clues(page)).toHaveText([/cage of 3\s+r1c12/, /white dot\s+r3c23/, /sandwich of 2\s+c3/]);
  await expect(at(page, 'r1c2')).toHaveAccessibleName(/given 4/);
  await press('Control+z', 'Control+z');
  await expect(clues(page)).toHaveCount(2);
  await press('Control+y');
  await expect(clues(page)).toHaveCount(3);
});

test('links go out and come back, and a draft is kept', async ({ page }) => {
  await open(page, 6);
  await tool(page, 'Line', 'whisper line');
  await drag(page, 'r2c2', 'r3c3', 'r3c4');
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').fill('Six of them');
  await page.getByLabel('Title').press('Tab');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Share or save' }).click();
  const output = page.locator('#set-output');
  const links: string[] = [];
  for (const format of ['f-puzzles link', 'SudokuPad link', 'Link to set it here', 'Text, one line']) {
    await page.getByRole('combobox', { name: 'Format' }).selectOption({ label: format });
    await expect(output).toHaveValue(/f-puzzles|sudokupad|#\/set\/=|whisper/);
    await expect.poll(async () => links.includes(await output.inputValue())).toBe(false);
    links.push(await output.inputValue());
  }
  expect(links[0]).toContain('f-puzzles.com/?load=');
  expect(links[3]).toContain('whisper r2c2 r3c34');
  await page.keyboard.press('Escape');

  for (const link of links.slice(0, 2)) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'New draft' }).click();
    await expect(clues(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('textbox', { name: 'Link or text' }).fill(link);
    await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    await expect(clues(page)).toHaveText([/whisper line\s+r2c2 r3c34/]);
    await expect(page.getByLabel('Title')).toHaveValue('Six of them');
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/#\/variant\//);
  await page.goto(links[2]);
  await expect(clues(page)).toHaveText([/whisper line\s+r2c2 r3c34/]);
  await expect(page).toHaveURL(/#\/set\/[0-9a-z]+$/);
  await page.reload();
  await expect(clues(page)).toHaveText([/whisper line\s+r2c2 r3c34/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('by touch', async ({ page }) => {
    await open(page, 9);
    await tool(page, 'Cage', 'cage');
    for (const name of ['r1c1', 'r1c2', 'r2c1']) await at(page, name).tap();
    await page.getByRole('button', { name: '1', exact: true }).tap();
    await page.getByRole('button', { name: '7', exact: true }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(clues(page)).toHaveText([/cage of 17\s+r1c12 r2c1/]);
    await tool(page, 'Dot', 'black dot');
    const edge = await middle(at(page, 'r5c5'));
    await page.touchscreen.tap(edge.x, edge.y + edge.width / 2);
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(clues(page)).toHaveText([/cage of 17/, /black dot\s+r5c5 r6c5/]);
    await expectVerdict(page, 'several');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('without anything that axe complains about', async ({ page }) => {
    await page.goto('./#/set');
    await page.getByRole('button', { name: 'Käfig', exact: true }).click();
    await expect(page.getByText('keine Ziffer zweimal, und die Ziffern ergeben die Summe')).toBeVisible();
    await expect(page.locator('.verdict')).toContainText('Mehrere');
    await expectAccessible(page);
  });
});
