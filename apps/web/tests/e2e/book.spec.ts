// A book: of what the library lists, and of new puzzles; a PDF file that begins and ends as one, with all its pages.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { cell, easySolution, expect, play, test } from './page';
import { expectNoSideways } from './panels';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Make a book' });

async function take(page: Page): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Make the PDF file' }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

test('a selection of the library becomes a book', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('./#/library/nonet');
  await page.getByLabel('Level').selectOption({ label: 'Easy' });
  await expect(page.getByText('100 of 500 puzzles.')).toBeVisible();
  expect(fetched.filter((url) => /BookDialog/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Make a book' }).click();
  await expect(dialog(page).getByText('Of 100 puzzles')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Puzzles per page').selectOption('6');
  const { name, text } = await take(page);
  expect(name).toBe('Made_by_nonet.pdf');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  await expect(dialog(page).getByRole('status')).toHaveText(/^Saved: 100 puzzles on \d+ pages\.$/);
  const pages = Number(/on (\d+) pages/.exec((await dialog(page).getByRole('status').textContent())!)![1]);
  // A title and its back, contents, 17 pages of puzzles, 9 of answers; even in number.
  expect(pages).toBeGreaterThanOrEqual(28);
  expect(pages % 2).toBe(0);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('100 of 500 puzzles.')).toBeVisible();
});

test('of the games that were finished, and of other kinds and sizes', async ({ page }) => {
  await play(page, `${easySolution.slice(0, 80)}.`);
  await cell(page, 9, 9).click();
  await page.keyboard.press(easySolution[80]);
  await page.goto('./#/you');
  await page.getByRole('button', { name: 'Make a book' }).click();
  await expect(dialog(page).getByText('Of 1 puzzle')).toBeVisible();
  expect((await take(page)).name).toBe('Games_you_finished.pdf');
  await page.goto('./#/new');
  await page.getByRole('button', { name: 'Make a book' }).click();
  for (const level of ['Easy', 'Medium']) await dialog(page).getByLabel(level).fill('0');
  for (const kind of ['Killer', '4 × 4', '6 × 6']) await dialog(page).getByLabel(kind).fill('1');
  expect((await take(page)).text.startsWith('%PDF-')).toBe(true);
  await expect(dialog(page).getByRole('status')).toHaveText(/^Saved: 3 puzzles on \d+ pages\.$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('new puzzles are made for one, with progress and a way out', async ({ page }) => {
    await page.goto('./#/new');
    await page.getByRole('button', { name: 'Make a book' }).tap();
    await expect(dialog(page)).toBeVisible();
    await expectNoSideways(page);
    expect(await dialog(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
    await dialog(page).getByLabel('Medium').fill('0');
    await dialog(page).getByLabel('Easy').fill('0');
    await expect(dialog(page).getByRole('button', { name: 'Make the PDF file' })).toBeDisabled();
    await dialog(page).getByLabel('Extreme').fill('200');
    await dialog(page).getByRole('button', { name: 'Make the PDF file' }).tap();
    await expect(dialog(page).getByText(/Making the book: \d+ of 200 puzzles/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog(page).getByText(/Making the book/)).toHaveCount(0);
    await dialog(page).getByLabel('Extreme').fill('0');
    await dialog(page).getByLabel('Easy').fill('3');
    await dialog(page).getByLabel('Title').fill('數');
    await dialog(page).getByRole('button', { name: 'Make the PDF file' }).tap();
    await expect(dialog(page).getByRole('status')).toContainText('The book could not be made');
    await dialog(page).getByLabel('Title').fill('Für Oma');
    await dialog(page).getByLabel('Large print, one puzzle a page').check();
    const { name, text } = await take(page);
    expect(name).toBe('Fur_Oma.pdf');
    expect(text.startsWith('%PDF-')).toBe(true);
    await expect(dialog(page).getByRole('status')).toHaveText(/^Saved: 3 puzzles on \d+ pages\.$/);
  });
});
