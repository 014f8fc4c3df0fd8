// The list of techniques and their pages.

import { expectAccessible } from './axe';
import { expect, test } from './page';
import { expectNoSideways } from './panels';

const kTechniques = 185;

test('techniques are listed, searched and explained', async ({ page }) => {
  await page.goto('./#/techniques');
  await expect(page.getByRole('heading', { name: 'Techniques', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const links = page.locator('main li a');
  await expect(links).toHaveCount(kTechniques);
  await page.getByRole('textbox', { name: 'Search' }).fill('xy wing');
  await expect(page.getByText(/techniques? found/)).toBeVisible();
  await page.getByRole('link', { name: 'XY-Wing', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'XY-Wing', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A board with an example of XY-Wing' })).toBeVisible();
  await expect(page.locator('svg.drawing .frame.focus').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideways(page);
  await page.getByRole('link', { name: 'All techniques' }).click();
  await expect(links).toHaveCount(kTechniques);
  await page.goto('./#/technique/no_such_thing');
  await expect(page.getByRole('heading', { name: 'This technique does not exist.' })).toBeVisible();
});

test('every technique has a page that draws its example', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('./#/techniques');
  const links = page.locator('main li a');
  await expect(links).toHaveCount(kTechniques);
  const all = await links.evaluateAll((found) =>
    found.map((link) => [link.getAttribute('href') ?? '', link.textContent ?? '']),
  );
  const undrawn: string[] = [];
  for (const [address, name] of all) {
    await page.evaluate((hash) => (location.hash = hash), address);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    // Whatever a step does, it strikes or rings something.
    if ((await page.locator('svg.drawing.layer :is(.strike, .ring)').count()) === 0) undrawn.push(name);
  }
  expect(undrawn).toEqual([]);
});
