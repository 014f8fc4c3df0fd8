// Everything that leaves the page: link, text, pictures, print.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './page';
import { cell, expectNoSideways, open, singles } from './panels';

const kFormats = 15;

async function openShare(page: Page): Promise<void> {
  await open(page, singles);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a puzzle is shown in any format and downloaded', async ({ page }) => {
  await openShare(page);
  await expectAccessible(page);
  const format = page.getByRole('combobox', { name: 'Format' });
  const ids = await format
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(ids).toHaveLength(kFormats);
  const text = page.getByRole('textbox', { name: 'Text to copy' });
  let before = '';
  for (const id of ids) {
    await format.selectOption(id);
    await expect(text).not.toHaveValue(before);
    before = await text.inputValue();
    expect(before, id).not.toBe('');
  }
  await format.selectOption('line');
  await expect(text).toHaveValue(new RegExp(`^${singles.replaceAll('.', '\\.')}`));
  // One file: browsers hold back a page that sends many.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toBe(await text.inputValue());
});

test('a format says what it leaves out', async ({ page }) => {
  await open(page, singles);
  await cell(page, 'r2c6').click();
  await page.keyboard.press('7');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('combobox', { name: 'Include' }).selectOption('all');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('block');
  await expect(page.getByText(/Left out: .*placed digits/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('json');
  await expect(page.getByText('This format keeps everything.')).toBeVisible();
});

test('pictures are made of the board', async ({ page }) => {
  await openShare(page);
  await page.getByRole('checkbox', { name: 'Show candidates' }).check();
  const take = async (name: string): Promise<Buffer> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return readFile(await file.path());
  };
  const svg = (await take('Download SVG')).toString('utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  const png = await take('Download PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1200]);
  expect(png.length).toBeGreaterThan(10_000);
});

test('the share link opens the same puzzle elsewhere', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openShare(page);
  const field = page.getByRole('textbox', { name: 'Share link' });
  await expect(field).toHaveValue(/\?s=\w+$/);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await field.inputValue());

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(cell(other, 'r1c4')).toHaveAccessibleName(/given 2/);
  await expect(cell(other, 'r9c8')).toHaveAccessibleName(/given 9/);
  await other.context().close();
});

test('where the clipboard is refused the text is selected', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openShare(page);
  const field = page.getByRole('textbox', { name: 'Share link' });
  await expect(field).toHaveValue(/\?s=/);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText(/did not allow copying/)).toBeVisible();
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
});

test('a dialog keeps the focus and gives it back', async ({ page }) => {
  await openShare(page);
  for (let i = 0; i < 20; ++i) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

// How many pages the printer gets, and their sizes in points.
async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(+width)}x${Math.round(+height)}`,
  );
}

for (const { perPage, pages, paper, sheets } of [
  { perPage: 1, pages: 1, paper: 'A4', sheets: Array(2).fill('595x842') },
  { perPage: 2, pages: 1, paper: 'A4', sheets: Array(2).fill('595x842') },
  { perPage: 4, pages: 2, paper: 'Letter', sheets: Array(3).fill('612x792') },
  { perPage: 6, pages: 1, paper: 'A4', sheets: Array(2).fill('595x842') },
]) {
  test(`print ${perPage} to a page on ${paper}, solutions apart`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openShare(page);
    await page.getByRole('button', { name: 'Print…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print' });
    await dialog.getByRole('radio', { name: String(perPage), exact: true }).check();
    await dialog.getByRole('radio', { name: paper }).check();
    await dialog.getByRole('spinbutton', { name: 'Pages' }).fill(String(pages));
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 30_000 });
    await expect(dialog.getByText('of solutions')).toBeVisible();
    if (perPage === 2) await expectAccessible(page);

    await page.emulateMedia({ media: 'print' });
    const boards = page.locator('.print-root .sheet svg');
    await expect(boards).toHaveCount(2 * perPage * pages);
    await expect(page.locator('.print-root .leaf').first()).toBeVisible();
    await expect(page.locator('#app')).toBeHidden();
    await expect(page.locator('.print-root')).toContainText('Puzzle 1');
    await expect(page.locator('.print-root .leaf').last()).toContainText('Solutions');
    expect(
      await page.locator('.print-root .leaf').last().locator('.sheet > svg').first().locator('text').allTextContents(),
    ).toHaveLength(81);
    expect(await printed(page)).toEqual(sheets);
  });
}

test("the browser's own key prints the sheet, from the board and from the dialogs", async ({ page }) => {
  await open(page, singles);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-root .sheet');
  const expectSheet = async (): Promise<void> => {
    await expect(sheet).toHaveCount(1);
    await expect(sheet).toBeVisible();
    await expect(page.locator('#app')).toBeHidden();
    await expect(sheet.locator('.digit')).toHaveCount(singles.replaceAll('.', '').length);
    expect(await printed(page)).toHaveLength(1);
  };
  await expectSheet();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.emulateMedia({ media: 'print' });
  await expectSheet();

  // In the dialog it does what its button does: the pages chosen there.
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print…' }).click();
  await page.getByRole('dialog', { name: 'Print' }).getByRole('radio', { name: '2', exact: true }).check();
  await page.keyboard.press('Control+p');
  await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 30_000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-root .sheet')).toHaveCount(2); // puzzles, and their solutions
});

test('the dialogs fit a small phone', async ({ page }) => {
  await openShare(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideways(page);
  const dialog = page.getByRole('dialog');
  const over = await dialog.evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Print…' }).click();
  await expect(page.getByRole('dialog', { name: 'Print' })).toBeVisible();
  expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
});
