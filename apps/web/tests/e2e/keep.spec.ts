// What is still there after a reload, and without a network.

import type { Page } from '@playwright/test';
import { cell, digitsOn, easy, expect, grid, play, test } from './page';
import { serve } from './serve';

test('the game is still there after a reload', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await cell(page, 1, 2).click();
  await page.keyboard.press('Shift+Digit8');
  await page.getByRole('textbox', { name: 'Name' }).fill('before the guess');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.reload();
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 5');
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /notes 8/);
  await expect(page.getByRole('button', { name: 'Go back to before the guess' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(await digitsOn(page)).toBe(easy);
});

test('the selection is shown again, and without one a digit changes nothing', async ({ page }) => {
  await play(page);
  await cell(page, 2, 2).click();
  await page.reload();
  await expect(cell(page, 2, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.selected')).toHaveCount(1);
  await page.keyboard.press('7');
  await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', 'row 2 column 2, 7');

  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
  const before = await digitsOn(page);
  await page.keyboard.press('3');
  await expect(page.getByText('Select a cell first.')).toBeVisible();
  await page.getByRole('button', { name: /^3,/ }).click();
  expect(await digitsOn(page)).toBe(before);
});

test('a pause survives a reload, and hides the hint', async ({ page }) => {
  await play(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.getByRole('region', { name: /Hidden Single/ });
  await expect(hint).toBeVisible();
  const pause = await page.getByRole('button', { name: 'Pause' }).boundingBox();
  expect(Math.min(pause!.width, pause!.height)).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(page.getByText('Paused')).toBeVisible();
  await expect(hint).toBeHidden();
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await expect(hint).toBeVisible(); // it was open
});

test('two tabs never write over each other in silence', async ({ page, context }) => {
  await play(page);
  const other = await context.newPage();
  await other.goto('./');
  await expect(other.getByText('This game is open in another tab.')).toBeVisible();
  await other.keyboard.press('ArrowRight');
  await other.keyboard.press('9');
  expect(await digitsOn(other)).toBe(easy);

  await page.bringToFront();
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await expect(cell(other, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 5'); // told, and shown

  await other.getByRole('button', { name: 'Play here' }).click();
  await cell(other, 1, 2).click();
  await other.keyboard.press('8');
  await expect(page.getByText('This game is open in another tab.')).toBeVisible();
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', 'row 1 column 2, 8');
  await cell(page, 1, 3).click();
  await page.keyboard.press('6');
  await expect(cell(page, 1, 3)).toHaveAttribute('aria-label', /empty/);
  await other.reload();
  await expect(cell(other, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 5');
  await expect(cell(other, 1, 2)).toHaveAttribute('aria-label', 'row 1 column 2, 8');
});

test('long names of save points are shown whole, inside their card', async ({ page }) => {
  await play(page);
  const name = 'W'.repeat(40);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const shown = page.locator('.point .name');
  await expect(shown).toContainText(name);
  const [text, card] = await Promise.all([shown.boundingBox(), page.locator('.tools.card').boundingBox()]);
  expect(text!.x + text!.width).toBeLessThanOrEqual(card!.x + card!.width);
  expect(await shown.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeInViewport({ ratio: 1 });
});

test('save points: there and back', async ({ page }) => {
  await play(page);
  for (const name of ['one', 'two']) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  }
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await page.getByRole('button', { name: 'Go back to two' }).click();
  expect(await digitsOn(page)).toBe(easy);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 5');
  await page.getByRole('button', { name: 'Remove one' }).click();
  await expect(page.getByRole('button', { name: /Go back to/ })).toHaveCount(1);
});

test('rubbish in the storage does no harm', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => {
    localStorage.setItem('nonet/game/1', '{"givens":"' + '9'.repeat(81) + '","history":{"first":7}}');
    localStorage.setItem('nonet/settings/1', 'not json');
    localStorage.setItem('nonet/shelf/1', '[{},null,3]');
    Storage.prototype.setItem = () => {}; // leaving this page writes nothing more
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  expect((await digitsOn(page)).replaceAll('.', '').length).toBeGreaterThanOrEqual(17);
});

test('a full storage is said, and the game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await play(page);
  await expect(page.getByRole('alert')).toContainText('does not let the page save your game');
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 5');
});

test('the timer stops while paused, and can be hidden', async ({ page }) => {
  await play(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await expect(page.getByText('Paused')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Show the timer' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('light and dark follow the system or the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await play(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(theme).toBe('light');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).click();
  expect(await theme()).toBe('dark');
  await page.reload();
  await expect.poll(theme).toBe('dark');
});

// What was kept: names of files, in any order.
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });

test('offline after the first touch: the server is gone, everything works', async ({ page }) => {
  test.skip(process.env.NONET_URL_IS_OUTSIDE === '1', 'needs a server of its own');
  const { url, stop } = await serve();
  try {
    await page.goto(url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
      }
    });
    expect((await keptFiles(page)).filter((url) => /rest-/.test(url))).toEqual([]);
    await page.keyboard.press('Shift');
    const whole = (await (await page.request.get(`${url}sw.js`)).text()).match(/^const (first|later) = .*/gm)!;
    const wanted = whole.join().match(/"[^"]+"/g)!.length;
    await expect.poll(async () => (await keptFiles(page)).length, { timeout: 60_000 }).toBe(wanted);
  } finally {
    await stop();
  }
  await page.reload();
  await page.getByRole('button', { name: 'New puzzle: Medium' }).click();
  await expect(grid(page)).toBeVisible();
  await page.goto(`${url}?s=oE2L52EG43MSRB9FE2tb8Ca817GME95Y2V9V6`);
  await expect.poll(() => digitsOn(page)).toBe(easy);
});

test('installable: a manifest with icons that exist', async ({ page, request, baseURL }) => {
  await page.goto('./');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(new URL(href!, baseURL).href)).json();
  expect(manifest.display).toBe('standalone');
  for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
    const icon = await request.get(new URL(src, baseURL).href);
    expect(icon.ok()).toBe(true);
    expect(icon.headers()['content-type']).toContain(type);
  }
});
