// Puzzles from pictures: chosen, dropped, put right by taps, played; without a network, too.

import type { Page } from '@playwright/test';
import { bmpOf, drawPage } from '../photo_page';
import { digitsOn, easy, expect, grid, test } from './page';

const hard = '...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.';
const picture = (...puzzles: string[]) => ({
  name: 'photo.bmp',
  mimeType: 'image/bmp',
  buffer: bmpOf(drawPage(...puzzles)),
});
async function choose(page: Page, ...puzzles: string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(picture(...puzzles));
}
const shownCell = (page: Page, row: number, column: number) =>
  page.getByRole('button', { name: new RegExp(`^row ${row} column ${column},`) });

test('a picture is read, shown over itself and played', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Photo' }).click();
  await choose(page, hard);
  await expect(page.getByRole('status')).toContainText('30 digits read');
  await expect(page.getByRole('status')).toContainText('exactly one solution');
  await expect(shownCell(page, 1, 4)).toHaveAttribute('aria-label', 'row 1 column 4, 2');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(grid(page)).toBeVisible();
  await expect.poll(() => digitsOn(page)).toBe(hard);
});

test('what was misread is put right by taps', async ({ page }) => {
  await page.goto('./#/new/photo');
  await choose(page, hard);
  await shownCell(page, 1, 4).click();
  const choices = page.getByRole('group', { name: 'r1c4 is' });
  await choices.getByRole('button', { name: '7', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Equal digits see each other');
  await choices.getByRole('button', { name: '2', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('exactly one solution');
  // Keys do the same.
  await shownCell(page, 1, 8).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Written by hand' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: 'row 1 column 8, 7' })).toBeVisible();
});

test('of two grids one is chosen, and nothing is found in nothing', async ({ page }) => {
  await page.goto('./#/new/photo');
  await choose(page, easy, hard);
  await expect(page.getByRole('status')).toHaveText('There are 2 grids. Which one?');
  await page.getByRole('button', { name: 'Grid 2' }).click();
  await expect(shownCell(page, 1, 4)).toHaveAttribute('aria-label', 'row 1 column 4, 2');
  await choose(page);
  await expect(page.getByRole('alert')).toContainText('No Sudoku grid was found');
  const text = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await page.locator('input[type=file]').first().setInputFiles(text);
  await expect(page.getByRole('alert')).toContainText('no picture that the browser can show');
});

test('a dropped picture is read, without a network, too; before it, nothing of it is fetched', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('./');
  await expect(grid(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(fetched.filter((url) => /photo[^/]*\.wasm/.test(url))).toEqual([]);
  await page.reload();
  await expect(grid(page)).toBeVisible();
  // Touched, the page keeps all it has, one file after the other; photo.wasm and the view are among them.
  await page.keyboard.press('Shift');
  const isKept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      const names = kept.flat().map(({ url }) => url);
      return ['photo-', 'PhotoView-', 'rest-'].every((part) => names.some((url) => url.includes(part)));
    });
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'photo.bmp', { type: 'image/bmp' }));
    return transfer;
  }, picture(hard).buffer.toString('base64'));
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(page.getByRole('status')).toContainText('30 digits read');
});
