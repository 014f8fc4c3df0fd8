// Setting puzzles: drawing with mouse, touch and keys, the verdict that follows, what leaves the page and comes back.

import { readFile } from 'node:fs/promises';
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
  // The path is walked on the board, and the tools come back after it.
  const walked = page.getByRole('grid', { name: 'Solve path' });
  await expect(walked).toBeVisible();
  await expect(page.getByText(/^Rank \d+ of the hardest step, \d+ steps?\. Hardest: /)).toBeVisible();
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  const effect = page.locator('.effect');
  const first = await effect.textContent();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
  await expect(effect).not.toHaveText(first!);
  await page.getByRole('slider').press('End');
  await expect(walked.getByRole('gridcell', { name: /^row 4 column 4, 1/ })).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Tools' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('toolbar', { name: 'Tools' })).toBeVisible();
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

const nine = {
  'an f-puzzles object': JSON.stringify({
    size: 9,
    grid: Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 9 }, (_, column) => (row + column === 16 ? { value: 3, given: true } : {})),
    ),
    killercage: [{ cells: ['R1C1', 'R1C2'], value: '10' }],
    ratio: [{ cells: ['R7C7', 'R7C8'] }],
    thermometer: [{ lines: [['R4C4', 'R5C5', 'R6C6']] }],
    sandwichsum: [{ cell: 'R0C1', value: '5' }],
  }),
  'a SudokuPad link':
    'https://sudokupad.app/fpuzN4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54%2Bx1p7rjtn%2FnQaCR3PgIm9hk0UM6zR4rspEgAbgEMANgFc48AMyo0ENTAB2CAC4Y9RWvRABrCFq0wMAYw1p9hEJ4wbmD4IABKAIwAwhEgqJFRAEwgjpq6%2BiARAAwg9qgYGlYQAPb4oIHBoWEA7FHVceG1ABwpeSBWABYeALbF3TBWHmUgWhDmMCHwBOEALFEzDWEArFFLiwBsUesptG1gGubYAO4Qnh1gOt3DFVoI4VkxDWl6d2v2REA',
  'text of ISS': '.~R9C9_3.Cage~10~R1C1~R1C2.Thermo~R4C4~R5C5~R6C6.BlackDot~R7C7~R7C8.Sandwich~5~C1',
};
for (const [name, text] of Object.entries(nine)) {
  test(`${name} is opened, and played`, async ({ page }) => {
    await open(page, 4);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('textbox', { name: 'Link or text' }).fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    await expect(clues(page)).toHaveCount(4);
    const shown = (await clues(page).allTextContents()).join('\n');
    for (const clue of [
      /cage of 10\s+r1c12/,
      /thermometer\s+r4c4 r5c5 r6c6/,
      /black dot(?: of 2)?\s+r7c78/,
      /sandwich of 5\s+c1/,
    ])
      expect(shown).toMatch(clue);
    await expect(at(page, 'r9c9')).toHaveAccessibleName(/given 3/);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('gridcell', { name: /^row 5 column 5, empty, on thermometer, 2 of 3$/ })).toBeVisible();
  });
}

test('a picture and a sheet of paper', async ({ page }) => {
  await open(page);
  await tool(page, 'Cage', 'cage');
  await drag(page, 'r1c1', 'r1c2');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').fill('Four');
  await page.getByLabel('Title').press('Tab');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Share or save' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const png = await readFile((await download.path())!);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1200]);
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-root');
  await expect(sheet.getByRole('heading', { name: 'Four' })).toBeVisible();
  await expect(sheet.getByText('Cage: no digit twice, and the digits make the sum.')).toBeVisible();
  await expect(page.locator('.set')).toBeHidden();
  const size = await sheet.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(size).toBeGreaterThan(0);
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

  test('sixteen rows: near enough to touch, and two fingers move the view', async ({ page }) => {
    await open(page, 16);
    const before = await middle(at(page, 'r1c1'));
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    const { width } = await middle(at(page, 'r1c1'));
    expect(before.width).toBeLessThan(24);
    expect(width).toBeGreaterThanOrEqual(43);

    const view = page.locator('.viewport');
    const scrolled = (): Promise<number> => view.evaluate((node) => node.scrollLeft);
    expect(await scrolled()).toBe(0);
    const { x, y } = await middle(at(page, 'r5c5'));
    const touch = await page.context().newCDPSession(page);
    const fingers = (type: string, ...by: number[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: by.map((each, id) => ({ x: x + id * 40 + each, y, id })),
      });
    await fingers('touchStart', 0);
    await fingers('touchStart', 0, 0);
    await fingers('touchMove', -60, -60);
    await fingers('touchMove', -120, -120);
    await fingers('touchEnd');
    expect(await scrolled()).toBeGreaterThan(80);
    await expect(clues(page)).toHaveCount(0); // nothing was drawn

    await tool(page, 'Cage', 'cage');
    for (const name of ['r6c6', 'r6c7']) await at(page, name).tap();
    await page.getByRole('button', { name: '9', exact: true }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(clues(page)).toHaveText([/cage of 9\s+r6c6,7/]);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    expect((await middle(at(page, 'r1c1'))).width).toBeLessThan(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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
