// Learning: the course, lessons, finds that the engine checks, what comes back.

import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, play, test } from './page';
import { askHint, expectNoSideways } from './panels';

const at = (page: Page, name: string) => {
  const [, row, column] = /^r(\d)c(\d)$/.exec(name)!;
  return page.locator(`[data-find="${(Number(row) - 1) * 9 + Number(column) - 1}"]`);
};
const task = (page: Page) => page.getByRole('grid', { name: 'Board to find it on' });
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true });

// The first X-Wing of the bank: 9 in columns 1 and 9, rows 1 and 9.
const corners = ['r1c1', 'r1c9', 'r9c1', 'r9c9'];

async function practise(page: Page): Promise<void> {
  await page.goto('./#/practise/x_wing');
  await expect(task(page)).toBeVisible();
}

test('an X-Wing is found by its cells', async ({ page }) => {
  await practise(page);
  for (const name of corners) await at(page, name).click();
  await check(page).click();
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await expect(page.getByText(/Column 1 has its 9 in/)).toBeVisible();
  await expect(page.getByText(/^Learning\. Back on .* 1 of the last 1 alone\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(page.getByText('Find 2')).toBeVisible();
  await expect(check(page)).toBeVisible();
});

test('or by what it rules out, with the keyboard alone', async ({ page }) => {
  await practise(page);
  await page.getByRole('radio', { name: 'Striking digits' }).check();
  await at(page, 'r1c1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('9');
  await expect(at(page, 'r1c2')).toHaveAccessibleName(/struck 9/);
  await check(page).click();
  await expect(page.getByText('Right. There is more.')).toBeVisible();
});

test('what is wrong is told with its reason, and the marks stay', async ({ page }) => {
  await practise(page);
  await check(page).click();
  await expect(page.getByText('Mark some cells first.')).toBeVisible();
  for (const name of ['r1c1', 'r1c9', 'r9c1', 'r2c3']) await at(page, name).click();
  await check(page).click();
  await expect(page.getByText(/r2c3 has no 9 left|has another place for 9/)).toBeVisible();
  await expect(at(page, 'r2c3')).toHaveAccessibleName(/Marked/);
  await at(page, 'r2c3').click();
  await check(page).click();
  await expect(page.getByText('Right so far. 1 cell is missing.')).toBeVisible();
  await at(page, 'r4c1').click();
  await check(page).click();
  await expect(page.getByText('r4c1 is filled already.')).toBeVisible();

  await page.getByRole('radio', { name: 'Striking digits' }).check();
  await at(page, 'r7c2').click();
  await page.getByRole('button', { name: '9', exact: true }).click();
  await check(page).click();
  await expect(page.getByText(/r7c2 does not see|rules 9 out of r7c2|True, but by/)).toBeVisible();
});

test('clues tell more and more, and what was shown comes back tomorrow', async ({ page }) => {
  await practise(page);
  await page.getByRole('button', { name: 'Clue' }).click();
  await expect(page.getByText('Look where it is tinted.')).toBeVisible();
  await page.getByRole('button', { name: 'Clue' }).click();
  await expect(page.getByText('Look at the framed cells.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText(/^Learning\. Back on .* 0 of the last 1 alone\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Learning\./)).toBeVisible(); // it is remembered
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await expect(page.getByText('Found alone 0 of 1')).toBeVisible();
});

test('a lesson from the first picture to the finds', async ({ page }) => {
  test.slow(); // axe looks at two views in both themes
  await page.goto('./#/learn');
  await expect(page.getByRole('heading', { name: '1 Singles' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^X-Wing/ }).click();
  await expect(page.getByRole('heading', { name: 'What it looks like' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A board with an example of X-Wing' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Why it works' })).toBeVisible();
  const sentences = page.locator('.side li');
  await expect(sentences).toHaveCount(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(sentences).toHaveCount(2);
  while (await page.getByRole('button', { name: 'Next' }).count())
    await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Find some' }).click();

  await expect(page.getByText('Guided find 1 of 2')).toBeVisible();
  await expect(page.getByText('Look at the framed cells.')).toBeVisible(); // guided: they are shown
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Guided find 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Find 1 of 5')).toBeVisible();
  await page.getByRole('link', { name: '← Learn' }).click();
  await expect(page.getByRole('link', { name: 'Continue: X-Wing' })).toBeVisible(); // left and taken up again
  await page.getByRole('link', { name: 'Continue: X-Wing' }).click();
  await expect(page.getByText('Find 1 of 5')).toBeVisible();
  for (let i = 1; i < 5; ++i) {
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByText(`Find ${i + 1} of 5`)).toBeVisible();
  }
  await expect(page.getByText(/One of these is here: X-Wing, /)).toBeVisible(); // the last are mixed
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('You have finished X-Wing.')).toBeVisible();
});

test('a hint and a technique page lead to practice, and Back to the game', async ({ page }) => {
  await play(page);
  await askHint(page);
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByRole('link', { name: 'Practise', exact: true }).click();
  await expect(task(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hidden Single', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  await page.goto('./#/technique/skyscraper');
  await page.getByRole('link', { name: 'Practise this' }).click();
  await expect(page.getByRole('heading', { name: 'Skyscraper', level: 1 })).toBeVisible();
  await expect(task(page)).toBeVisible();
});

test('in German too', async ({ page }) => {
  await practise(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Markiere die Zellen eines Musters: X-Wing.')).toBeVisible();
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByText('Markiere zuerst Zellen.')).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [820, 1180],
]) {
  test(`at ${width} px nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['./#/learn', './#/learn/x_wing', './#/practise/x_wing']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoSideways(page);
    }
    await expect(task(page)).toBeVisible();
    await page.getByRole('radio', { name: 'Striking digits' }).check();
    await expectNoSideways(page);
  });
}

test('notes have a unit of their own: a lesson to its end, by touch and by keys', async ({ page }) => {
  await page.goto('./#/learn');
  await expect(page.getByRole('heading', { name: '2 Notes' })).toBeVisible();
  await page.getByRole('link', { name: /^Centre notes/ }).click();
  for (let i = 0; i < 3; ++i) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText(/Which digits can r\dc\d be\?/)).toBeVisible();
  await expectAccessible(page);
  await check(page).click();
  await expect(page.getByText('Choose a digit first.')).toBeVisible();
  await task(page).getByRole('gridcell').first().focus();
  for (let digit = 1; digit <= 9; ++digit) {
    await page.keyboard.press(String(digit));
    await check(page).click();
    if (await page.getByText(/cannot be \d: it sees/).isVisible())
      await page.getByRole('button', { name: String(digit), exact: true }).click(); // off again
    if ((await page.getByText('Right.', { exact: true }).count()) > 0) break;
    await task(page).getByRole('gridcell').first().focus();
  }
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  for (let i = 1; i <= 3; ++i) {
    await expect(page.getByText(`Find ${i} of 3`)).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await expect(page.getByText('You have finished Centre notes.', { exact: false })).toBeVisible();
  for (const id of ['notes_corner', 'notes_all', 'notes_true']) {
    await page.goto(`./#/learn/${id}`);
    await page.getByRole('button', { name: 'Next' }).click();
  }
});
