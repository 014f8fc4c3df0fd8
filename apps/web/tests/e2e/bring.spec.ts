// Puzzles from elsewhere: every format pasted, files, links, broken ones with their diagnosis, made ones.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { cell, digitsOn, easy, easySolution, expect, grid, play, read, test } from './page';

const folder = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const examples = readdirSync(folder).sort();

test('every format is read', async ({ page }) => {
  test.slow();
  expect(examples.length).toBeGreaterThanOrEqual(15);
  for (const name of examples) {
    await test.step(name, async () => {
      await read(page, readFileSync(folder + name, 'utf8'));
      const choice = page.getByRole('button', { name: /givens/ });
      await expect(grid(page).or(choice.first())).toBeVisible();
      if (await choice.count()) await choice.first().click();
      await expect(grid(page)).toBeVisible();
      expect((await digitsOn(page)).replaceAll('.', '').length).toBeGreaterThanOrEqual(17);
    });
  }
});

test('notes and placed digits come along', async ({ page }) => {
  await read(page, readFileSync(`${folder}example.sdx`, 'utf8'));
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 3');
  await expect(cell(page, 1, 5)).toHaveAttribute('aria-label', 'row 1 column 5, given 4');
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', 'row 1 column 2, empty, notes 1 5 6 8');
});

test('a file is dropped on the page', async ({ page }) => {
  await page.goto('./#/new');
  const text = readFileSync(`${folder}example.sdk`, 'utf8');
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'puzzle.sdk'));
    return transfer;
  }, text);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(grid(page)).toBeVisible();
  await expect.poll(() => digitsOn(page)).toBe(easy);
});

test('a file is opened', async ({ page }) => {
  await page.goto('./#/new');
  await page.locator('input[type=file]').setInputFiles(`${folder}example.opensudoku`);
  await page
    .getByRole('button', { name: /givens/ })
    .nth(1)
    .click();
  await expect(grid(page)).toBeVisible();
});

test('a share link opens, and opened again goes on with the game', async ({ page }) => {
  await page.goto('./?s=oE2L52EG43MSRB9FE2tb8Ca817GME95Y2V9V6');
  await expect.poll(() => digitsOn(page)).toBe(easy);
  expect(new URL(page.url()).search).toBe('');
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await page.goto('./?s=oE2L52EG43MSRB9FE2tb8Ca817GME95Y2V9V6');
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 5');
});

test('what cannot be read is said, with the place', async ({ page }) => {
  await read(page, '12345 is not a puzzle');
  await expect(page.getByRole('alert')).toContainText('Line 1, column 1: expected a puzzle');
  await read(page, '<img src=x onerror=alert(1)>'.repeat(3));
  await expect(page.getByRole('alert')).toContainText('<img');
  await expect(page.locator('img')).toHaveCount(0);
});

test('clashing givens are marked', async ({ page }) => {
  await read(page, `11${'.'.repeat(79)}`);
  await expect(page.getByRole('heading', { name: 'Digits clash' })).toBeVisible();
  for (const column of [1, 2]) await expect(cell(page, 1, column)).toHaveAttribute('aria-label', /given 1, clashes/);
});

test('the core of a contradiction is marked', async ({ page }) => {
  await read(page, `12345678........9${'.'.repeat(64)}`);
  await expect(page.getByRole('heading', { name: 'No solution' })).toBeVisible();
  await expect(page.getByText(/cannot stand together, while any one fewer can/)).toBeVisible();
  await expect(grid(page).getByLabel(/part of the contradiction/)).toHaveCount(7);
  await page.getByRole('button', { name: 'Play it anyway' }).click();
  await expect(grid(page).getByLabel(/part of the contradiction/)).toHaveCount(0);
});

test('where two solutions differ is marked, and the puzzle can be mended', async ({ page }) => {
  await read(page, easy.replace('4', '.').replace('2', '.').replace('1', '.').replace('5', '.'));
  await expect(page.getByRole('heading', { name: 'More than one solution' })).toBeVisible();
  expect(
    await grid(page)
      .getByLabel(/differs between solutions/)
      .count(),
  ).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Edit the puzzle' }).click();
  const missing: [number, number, string][] = [
    [1, 7, '4'],
    [1, 9, '2'],
    [2, 1, '1'],
    [2, 4, '5'],
  ];
  for (const [row, column, digit] of missing) {
    await cell(page, row, column).click();
    await page.keyboard.press(digit);
  }
  await expect(page.getByText('One solution. Ready to play.')).toBeVisible();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await expect(cell(page, 1, 7)).toHaveAttribute('aria-label', /given 4/);
  expect(await digitsOn(page)).toBe(easy);
});

test('a full grid and an empty one are answered too', async ({ page }) => {
  await read(page, easySolution);
  await expect(page.getByText('This grid is already solved and correct.')).toBeVisible();
  await expect(page.getByText(/Solved in|0:00/)).toHaveCount(0);
  await read(page, '.'.repeat(81));
  await expect(page.getByRole('heading', { name: 'More than one solution' })).toBeVisible();
});

test('a puzzle is typed in and checked on the way', async ({ page }) => {
  await page.goto('./#/new');
  await page.getByRole('button', { name: 'Type it in' }).click();
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByText('More than one solution so far.')).toBeVisible();
  await expect(cell(page, 1, 2)).toBeFocused(); // on after each digit
  await page.keyboard.press('1');
  await expect(page.getByText('The marked digits clash.')).toBeVisible();
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /clashes/);
  await page.keyboard.press('Backspace'); // back to it
  await expect(cell(page, 1, 2)).toBeFocused();
  await expect(page.getByText('More than one solution so far.')).toBeVisible();
  await page.keyboard.press('Space'); // and blanks
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Blank' }).click();
  await expect(cell(page, 1, 5)).toBeFocused();
});

test('a puzzle is made by difficulty', async ({ page }) => {
  await page.goto('./#/new');
  await page.getByRole('button', { name: 'Hard' }).click();
  await expect(grid(page)).toBeVisible();
  await expect(page.locator('.title')).toHaveText('Hard');
  expect((await digitsOn(page)).replaceAll('.', '').length).toBeGreaterThanOrEqual(17);
});

test('a puzzle is made by symmetry and by technique', async ({ page }) => {
  await page.goto('./#/new');
  await page.getByText('More options').click();
  await page.getByLabel('Symmetry').selectOption({ label: 'Left and right mirrored' });
  await page.getByRole('button', { name: 'Create puzzle' }).click();
  await expect(grid(page)).toBeVisible();
  const rows = (await digitsOn(page)).replace(/[1-9]/g, 'x').match(/.{9}/g)!;
  for (const row of rows) expect([...row].reverse().join('')).toBe(row);

  await page.goto('./#/new');
  await page.getByText('More options').click();
  await page.getByLabel('Hardest technique').selectOption({ label: 'Naked Pair' });
  await page.getByRole('button', { name: 'Create puzzle' }).click();
  await expect(grid(page)).toBeVisible();
});

const rare = 'Franken Jellyfish';
test('looking for a rare puzzle shows progress and can be given up', async ({ page }) => {
  await page.goto('./#/new');
  await page.getByText('More options').click();
  await page.getByLabel('Symmetry').selectOption({ label: 'All of these' });
  await page.getByLabel('Hardest technique').selectOption({ label: rare });
  await page.getByRole('button', { name: 'Create puzzle' }).click();
  await expect(page.getByText(/Creating a puzzle/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/Creating a puzzle/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Easy' }).click(); // the engine is there again
  await expect(grid(page)).toBeVisible();
});

test('what nobody could make is refused with the reason', async ({ page }) => {
  await page.goto('./#/new');
  await page.getByText('More options').click();
  await page.getByLabel('Difficulty').selectOption({ label: 'Easy' });
  await page.getByLabel('Hardest technique').selectOption({ label: 'XY-Wing' });
  await page.getByRole('button', { name: 'Create puzzle' }).click();
  await expect(page.getByRole('alert')).toContainText('needs xy_wing is Hard at least');
});

test('an earlier puzzle is taken up again', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await page.goto('./#/new');
  await page.getByRole('button', { name: 'Easy' }).click();
  await expect(grid(page)).toBeVisible(); // made and begun
  await expect(cell(page, 1, 1)).not.toHaveAttribute('aria-label', 'row 1 column 1, 5');
  await page.goto('./#/new');
  await page.getByRole('button', { name: /cells left/ }).click();
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 5');
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Paste a puzzle' });
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

async function transfer(page: Page, bytes: number[], name: string, type: string) {
  return page.evaluateHandle(
    ([content, called, kind]) => {
      const made = new DataTransfer();
      made.items.add(new File([Uint8Array.from(content)], called, { type: kind }));
      return made;
    },
    [bytes, name, type] as const,
  );
}

test('a broken picture or other binary is refused kindly, and no byte of it is shown', async ({ page }) => {
  const isBroken = 'no picture that the browser can show';
  await page.goto('./#/new');
  const file = page.locator('input[type=file]');
  const says = page.getByRole('alert');
  await file.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await expect(says).toContainText(isBroken);
  await page.goto('./#/new');
  await expect(field(page)).toHaveValue('');
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 xyz') });
  await expect(says).toContainText('This is a PDF file.');
  await file.setInputFiles({ name: 'a.bin', mimeType: '', buffer: Buffer.alloc(300) });
  await expect(says).toContainText('This file is not text');
  await expect(field(page)).toHaveValue('');

  await page.dispatchEvent('body', 'drop', { dataTransfer: await transfer(page, png, 'scan.png', 'image/png') });
  await expect(says).toContainText(isBroken);
  for (const target of ['textarea', 'body']) {
    const data = await transfer(page, png, 'image.png', 'image/png');
    await page.goto('./#/new');
    await page.evaluate(
      ([where, clipboardData]) => {
        document
          .querySelector(where)!
          .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [target, data] as const,
    );
    await expect(says).toContainText(isBroken);
    await page.goto('./#/new');
    await expect(field(page)).toHaveValue('');
  }
});

test('a file of 20,000 puzzles says how far it is, and shows what it has', async ({ page }) => {
  await page.goto('./#/new');
  await page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const bar = document.querySelector('main progress');
      if (bar) seen.push(bar.getAttribute('aria-label') ?? '');
      document.documentElement.dataset.progress = String(new Set(seen).size);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  const lines = Array.from(
    { length: 20_000 },
    (_, i) => easy.slice(0, 76) + String(i).padStart(5, '.').replaceAll('0', '.'),
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'many.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });
  await expect(page.getByText('19500 more are not listed.')).toBeVisible();
  expect(Number(await page.locator('html').getAttribute('data-progress'))).toBeGreaterThan(1);
  await expect(field(page)).toHaveValue('');
});

test('the title of a link is kept', async ({ page, browser }) => {
  const link = 'https://example.org/play/?s=oE2L52EG43MSRB9FE2tb8Ca817GME95Y2V9V6';
  await read(page, `Sunday special: ${link}`);
  await expect(page.locator('.title')).toHaveText('Sunday special');
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = page.getByRole('textbox', { name: 'Share link' });
  await expect(shared).toHaveValue(/t=Sunday\+special/);
  const address = await shared.inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await read(page, `${link}&d=4`);
  await expect(page.locator('.title')).toHaveText('Easy');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(address);
  await expect(elsewhere.locator('.title')).toHaveText('Sunday special');
  await elsewhere.context().close();
});

test('what the engine says begins with a capital', async ({ page }) => {
  await read(page, `12345678........9${'.'.repeat(64)}`);
  await expect(page.getByRole('heading', { name: 'No solution' })).toBeVisible();
  const said = await page.getByRole('region', { name: 'No solution' }).getByRole('paragraph').allTextContents();
  for (const text of said.filter((one) => one.trim())) expect(text.trim()).toMatch(/^(\p{Lu}|r\dc\d)/u);
});
