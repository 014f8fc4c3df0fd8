// The whole path: walked through by button, by arrow keys and by filter.

import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './page';
import { cell, expectNoSideways, extreme, open, singles } from './panels';

test('the path is walked back and forth while the game stays as it is', async ({ page }) => {
  await open(page, singles);
  await cell(page, 'r1c1').click();
  await page.keyboard.press('8');
  const slider = page.getByRole('slider', { name: 'Steps' });
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('Solved in 51 steps.')).toBeVisible();
  await expect(page.getByText(/^HoDoKu Easy \d+$/)).toBeVisible();
  await expect(page.getByText('Step 1 of 51')).toBeVisible();
  await expect(cell(page, 'r1c1')).toHaveAccessibleName(/notes/);
  await expect(slider).toBeFocused();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 51')).toBeVisible();
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/column 6, 7/);
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/notes/);

  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('r5c2 = 8', { exact: true })).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 3 of 51, Hidden Single');
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Solved.' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText('Step 1 of 51')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Back to my board' }).click();
  await expect(cell(page, 'r1c1')).toHaveAccessibleName(/column 1, 8/);
  await expect(cell(page, 'r2c6')).toHaveAccessibleName(/empty/);
  await expect(page.locator('.board svg.drawing')).toHaveCount(0);
});

test('a filter leaves the steps of one technique', async ({ page }) => {
  await open(page, extreme);
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('Solved in 76 steps.')).toBeVisible();
  const all = page.getByRole('button', { name: 'All steps' });
  const rows = page.getByRole('list', { name: 'Steps' }).getByRole('button');
  await all.click();
  await expect(rows).toHaveCount(77);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'AIC: 1 time' }).click();
  await expect(rows).toHaveCount(1);
  await rows.first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'AIC' })).toBeVisible();

  // Strong links are solid, weak links are dashed.
  const drawing = page.locator('.board svg.drawing');
  await expect(drawing.locator('.link.strong')).toHaveCount(4);
  await expect(drawing.locator('.link.weak')).toHaveCount(3);
  const dashes = (name: string) =>
    drawing
      .locator(name)
      .first()
      .evaluate((node) => getComputedStyle(node).strokeDasharray);
  expect(await dashes('.link.strong')).toBe('none');
  expect(await dashes('.link.weak')).not.toBe('none');
  await expect(drawing.locator('.strike')).toHaveCount(2);

  await all.click();
  await page.getByRole('button', { name: /^Finned X-Wing:/ }).click();
  await expect(drawing.locator('.figure.fin')).not.toHaveCount(0);
  await expect(drawing.locator('.hatch')).toHaveCount(2);
  await page.getByRole('button', { name: 'All 76' }).click();
  await expect(rows).toHaveCount(77);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Step \d+ of 76$/)).toBeVisible();
});

test('the path can begin where the player is', async ({ page }) => {
  await open(page, singles);
  await cell(page, 'r2c6').click();
  await page.keyboard.press('7');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('Solved in 51 steps.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('here');
  await expect(page.getByText('Solved in 50 steps.')).toBeVisible();
});

// Elements that scroll on their own: words that are very long may, nothing else.
const scrollers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (node) => /auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight + 1,
      )
      .map((node) => node.className),
  );

test('the whole path fits a desk without a scroller', async ({ page }) => {
  await open(page, extreme);
  await page.getByRole('button', { name: 'Explain' }).click();
  const slider = page.getByRole('slider', { name: 'Steps' });
  await expect(slider).toBeFocused();
  for (let step = 1; step <= 76; ++step) {
    await expect(page.getByText(`Step ${step} of 76`, { exact: true })).toBeVisible();
    expect(await scrollers(page), `step ${step}`).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
      `step ${step}`,
    ).toBeLessThanOrEqual(0);
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('heading', { name: 'Solved.' })).toBeVisible();
});

test('chains are told as formulas on request', async ({ page }) => {
  await open(page, extreme);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /Eureka/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Explain' }).click();
  await page.getByRole('button', { name: 'All steps' }).click();
  await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: /AIC/ }).click();
  await expect(page.locator('.chain')).toContainText(/r\dc\d/);
});

test('the path fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, extreme);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport();
  await page.getByRole('button', { name: 'All steps' }).click();
  await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: /AIC/ }).click();
  await expect(page.getByRole('grid')).toBeInViewport();
  await expectNoSideways(page);
});
