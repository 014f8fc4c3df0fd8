// Small screens and thumbs: all in sight, nothing moves, nothing scrolls sideways.

import type { Page } from '@playwright/test';
import { cell, digitsOn, easy, easySolution, expect, grid, play, test } from './page';

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [412, 915],
]) {
  test.describe(`a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a link that is no puzzle says so in sight', async ({ page }) => {
      await page.goto('./?s=0007000001000');
      await expect(page.getByText('expected 81 cells, found 13')).toBeInViewport();
    });

    // The larger the phone, the easier.
    if (width <= 375) {
      test('one thumb: touch a cell, a digit, notes, a hint', async ({ page }) => {
        await play(page);
        await cell(page, 1, 1).tap();
        await page.getByRole('button', { name: /^5,/ }).tap();
        await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, 5');
        await page.getByRole('radio', { name: 'Corner' }).tap();
        await cell(page, 1, 2).tap();
        await page.getByRole('button', { name: /^6,/ }).tap();
        await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /notes 6/);
        await page.getByRole('button', { name: 'Undo' }).tap();
        await page.getByRole('button', { name: 'Undo' }).tap();
        expect(await digitsOn(page)).toBe(easy);
        await page.getByRole('button', { name: 'Hint' }).tap();
        await expect(page.getByRole('heading', { name: 'Hidden Single' })).toBeVisible();
        await expect(grid(page)).toBeInViewport({ ratio: 0.95 });
      });
    }

    test('everything for playing is in sight and large enough, and nothing scrolls sideways', async ({ page }) => {
      await play(page);
      const sides = await page
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => button.getBoundingClientRect()).flatMap(({ width: w, height: h }) => [w, h]),
        );
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
      await expect(grid(page)).toBeInViewport({ ratio: 1 });
      for (const name of [/^Hint/, /^Undo/, /^1,/, /^9,/, /^Erase/]) {
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
      }
      for (const hash of ['#/', '#/new', '#/techniques']) {
        await page.goto(`./${hash}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  });
}

// One digit of the board is wrong, all are there.
const kAlmost = easySolution.replace(/^5/, '6');

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [820, 1180],
]) {
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a full but wrong board keeps the pad and Erase', async ({ page }) => {
      await play(page);
      await page.evaluate(
        ([givens, state]) => {
          const packed = [...state].map((sign) => `${sign}0000`).join('');
          const history = { first: packed, moves: [], at: 0 };
          localStorage.setItem(
            'nonet/game/1',
            JSON.stringify({ givens, title: 'x', history, savePoints: [], elapsed: 5, isEntering: false }),
          );
          Storage.prototype.setItem = () => {}; // leaving this page writes nothing more
        },
        [easy, `.${kAlmost.slice(1)}`],
      );
      await page.reload();
      await cell(page, 1, 1).tap();
      await page.getByRole('button', { name: /^6,/ }).tap();
      await expect(page.getByText('Full, but 1 digit is wrong.')).toBeInViewport();
      for (const name of [/^1,/, /^9,/, /^Erase/, /^Undo/]) {
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
      }
      await page.getByRole('button', { name: 'Show them' }).tap();
      await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', /wrong|clashes/);
      await page.getByRole('button', { name: 'Erase' }).tap();
      await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', /empty/);
      await page.getByRole('button', { name: /^5,/ }).tap();
      await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
    });
  });
}

// Twice the size of letters, as a reader may have set it.
for (const [width, height] of [
  [320, 568],
  [390, 844],
]) {
  test.describe(`text at 200 %, ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    const cut = (page: Page): Promise<string[]> =>
      page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('button, a, select, h1, h2, h3, p, label')];
        return buttons
          .filter(
            (node) =>
              node.checkVisibility() &&
              !node.closest('.hidden-text, [aria-hidden=true]') &&
              getComputedStyle(node).clipPath === 'none',
          )
          .filter((node) => {
            const { left, right, bottom } = node.getBoundingClientRect();
            const card = node.closest('.card')?.getBoundingClientRect();
            return (
              right > innerWidth + 1 ||
              left < -1 ||
              node.scrollWidth > node.clientWidth + 2 ||
              (card && bottom > card.bottom + 1)
            );
          })
          .map((node) => `${node.tagName} ${node.textContent?.trim().slice(0, 40)}`);
      });

    test('nothing is cut off', async ({ page }) => {
      const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await play(page);
      await enlarge();
      expect(await cut(page)).toEqual([]);
      for (const name of [/^Hint/, /^Undo/, /^More/, /^9,/, /^Erase/, /^Menu/]) {
        await page.getByRole('button', { name }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
      }
      await page.getByRole('button', { name: 'Hint', exact: true }).tap();
      for (const name of ['Show where', 'Show cells', 'Show why', 'Apply']) {
        await page.getByRole('button', { name }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
        expect(await cut(page), name).toEqual([]);
        const words = page.locator('.hint .words');
        expect(await words.evaluate((node) => node.scrollHeight - node.clientHeight), name).toBeLessThanOrEqual(1);
        if (name !== 'Apply') await page.getByRole('button', { name }).tap();
      }
      await page.getByRole('button', { name: 'Close the hint' }).tap();
      for (const name of ['Share', 'Settings', 'Explain']) {
        await page.getByRole('button', { name: 'Menu' }).tap();
        expect(await cut(page), `menu before ${name}`).toEqual([]);
        await page.getByRole('button', { name }).tap();
        if (name === 'Explain') await expect(page.getByText(/^Step 1 of/)).toBeVisible();
        else await expect(page.getByRole('dialog')).toBeVisible();
        expect(await cut(page), name).toEqual([]);
        await page.goBack();
      }
      for (const hash of ['#/new', '#/techniques', '#/technique/xy_wing']) {
        await page.goto(`./${hash}`);
        await enlarge();
        await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
        expect(await cut(page), hash).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('the board does not move while one plays', async ({ page }) => {
  await play(page);
  const before = await grid(page).boundingBox();
  await cell(page, 1, 1).click();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Fill in notes' }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('button', { name: 'Close the hint' })).toBeVisible();
  expect(await grid(page).boundingBox()).toEqual(before);
});
