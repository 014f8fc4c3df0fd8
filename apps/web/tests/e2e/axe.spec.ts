// axe-core on every view, light and dark.

import type { Page } from '@playwright/test';
import { violations } from './axe';
import { cell, expect, play, read, test } from './page';

const views: Record<string, (page: Page) => Promise<void>> = {
  today: async (page) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  },
  you: async (page) => {
    await page.goto('./#/you');
    await expect(page.getByRole('heading', { name: 'Backup' })).toBeVisible();
  },
  start: async (page) => {
    await page.goto('./#/new');
    await page.getByText('More options').click();
  },
  board: async (page) => {
    await play(page);
    await cell(page, 1, 1).click();
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Fill in notes' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  },
  settings: async (page) => {
    await play(page);
    await page.getByRole('button', { name: 'Settings' }).click();
  },
  diagnosis: async (page) => {
    await read(page, `12345678........9${'.'.repeat(64)}`);
    await expect(page.getByRole('heading', { name: 'No solution' })).toBeVisible();
  },
  unreadable: async (page) => {
    await read(page, 'nothing like a puzzle');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  choice: async (page) => {
    await read(page, `${'1'.padEnd(81, '.')}\n${'2'.padEnd(81, '.')}`);
    await expect(page.getByRole('button', { name: /given/ }).first()).toBeVisible();
  },
  entering: async (page) => {
    await page.goto('./#/new');
    await page.getByRole('button', { name: 'Type it in' }).click();
    await page.keyboard.press('1');
    await expect(page.getByText('More than one solution so far.')).toBeVisible();
  },
  paused: async (page) => {
    await play(page);
    await page.getByRole('button', { name: 'Pause' }).click();
  },
  lost: async (page) => {
    await page.goto('./#/nowhere');
    await expect(page.getByText('This page does not exist.')).toBeVisible();
  },
};

for (const [name, open] of Object.entries(views)) {
  test(name, async ({ page }) => {
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion no colour is met half way to another.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator(`html[data-theme=${colorScheme}]`)).toHaveCount(1);
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}

test('the board on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await play(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  expect(await violations(page)).toEqual([]);
});
