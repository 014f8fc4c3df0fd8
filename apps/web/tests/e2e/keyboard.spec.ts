// A puzzle solved without touching anything but keys.

import { cell, digitsOn, easy, easySolution, expect, grid, play, test } from './page';

test('a puzzle is solved by keyboard only', async ({ page }) => {
  await play(page);
  for (
    let i = 0;
    i < 30 && !(await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell'));
    ++i
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  for (let row = 0; row < 9; ++row) {
    await expect(cell(page, row + 1, 1)).toBeFocused();
    for (let column = 0; column < 9; ++column) {
      if (easy[row * 9 + column] === '.') await page.keyboard.press(easySolution[row * 9 + column]);
      if (column < 8) await page.keyboard.press('ArrowRight');
    }
    if (row < 8) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Home');
    }
  }
  expect(await digitsOn(page)).toBe(easySolution);
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
});

test('notes, undo and redo, modes and erasing work from the keyboard', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Shift+Digit5');
  await page.keyboard.press('Shift+Digit6');
  await page.keyboard.press('Alt+Digit7');
  const named = (name: string) => expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', name);
  await named('row 1 column 1, empty, notes 5 6, centre 7');

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await named('row 1 column 1, empty, notes 5');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await named('row 1 column 1, empty, notes 5 6, centre 7');

  await page.keyboard.press('Space'); // corner
  await expect(page.getByRole('radio', { name: 'Corner' })).toBeChecked();
  await page.keyboard.press('5');
  await named('row 1 column 1, empty, notes 6, centre 7');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space'); // colours
  await page.keyboard.press('Space'); // back to digits
  await page.keyboard.press('5');
  await named('row 1 column 1, 5');
  await page.keyboard.press('Backspace');
  await named('row 1 column 1, empty, notes 6, centre 7');
  await page.keyboard.press('Delete');
  await named('row 1 column 1, empty');
});

test('several cells are chosen with Shift and arrows, by dragging, and with Control', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+Digit9');
  for (const column of [1, 2, 3]) await expect(cell(page, 1, column)).toHaveAttribute('aria-label', /notes 9/);

  await cell(page, 4, 1).hover();
  await page.mouse.down();
  for (const row of [4, 5, 6]) await cell(page, row, 4).hover();
  await page.mouse.up();
  await expect(page.locator('[aria-selected=true]')).toHaveCount(4); // r4c1, then r4c4 to r6c4
  await cell(page, 9, 9).click({ modifiers: ['Control'] });
  await expect(page.locator('[aria-selected=true]')).toHaveCount(5);
  await cell(page, 9, 9).click({ modifiers: ['Control'] });
  await expect(page.locator('[aria-selected=true]')).toHaveCount(4);
});

test('what changed is said', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  const said = page.locator('[aria-live=polite]').filter({ hasText: /./ });
  await expect(said.first()).toHaveText('row 1 column 1, 5');
  await page.keyboard.press('Control+z');
  await expect(said.first()).toHaveText('Undone: row 1 column 1, empty');
});

test('placed digits leave notes they see, unless that is switched off', async ({ page }) => {
  await play(page);
  await page.getByRole('button', { name: 'Fill in notes' }).click();
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /notes .*6/);
  await cell(page, 1, 1).click();
  await page.keyboard.press('6');
  await expect(cell(page, 1, 2)).not.toHaveAttribute('aria-label', /6/);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /Remove notes automatically/ }).click();
  await page.keyboard.press('Escape');
  await cell(page, 1, 1).click();
  await page.keyboard.press('6');
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /notes .*6/);
});

test('clashes are shown at once, or only on asking', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('2');
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', /clashes/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /Show clashes at once/ }).click();
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, 1)).not.toHaveAttribute('aria-label', /clashes/);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', /clashes/);
  await expect(cell(page, 1, 9)).toHaveAttribute('aria-label', /clashes/);
});

test('a wrong digit that clashes with nothing is found on asking', async ({ page }) => {
  await play(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('6');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', /wrong/);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('No mistakes so far.')).toBeVisible();
  await expect(grid(page).getByLabel(/wrong/)).toHaveCount(0);
});

test('focus and cursor are one thing', async ({ page }) => {
  await play(page);
  const focused = page.locator('[role=gridcell]:focus');
  const stops = page.locator('[role=gridcell][tabindex="0"]');
  // A cell that gets the focus by other means is the one that is written into.
  await cell(page, 1, 1).click();
  await cell(page, 5, 5).focus();
  await page.keyboard.press('8');
  await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', 'row 5 column 5, 8');
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', /empty/);
  // A drag ends with the focus where it ended.
  await cell(page, 7, 7).hover();
  await page.mouse.down();
  await cell(page, 7, 8).hover();
  await page.mouse.up();
  await expect(focused).toHaveAttribute('aria-label', /^row 7 column 8/);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('aria-label', /^row 8 column 8/);
  // The pad leaves it on the board.
  await cell(page, 1, 1).click();
  await page.getByRole('button', { name: /^5,/ }).click();
  await expect(focused).toHaveAttribute('aria-label', 'row 1 column 1, 5');
  await page.getByRole('radio', { name: 'Corner' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('aria-label', /^row 1 column 2/);
  await expect(page.getByRole('radio', { name: 'Corner' })).toBeChecked();
  await expect(stops).toHaveCount(1);
  await expect(stops).toBeFocused();
});

test('Control and End goes to the last cell, Control and Home to the first', async ({ page }) => {
  await play(page);
  await cell(page, 4, 4).click();
  await page.keyboard.press('Control+End');
  await expect(cell(page, 9, 9)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cell(page, 1, 1)).toBeFocused();
});

test('filling notes is announced, and taken back in one step', async ({ page }) => {
  await play(page);
  await page.getByRole('button', { name: 'Fill in notes' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Notes filled in \d+ cells\./ })).toBeVisible();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Undo with Control Z' })).toHaveCount(1);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(grid(page).getByLabel(/notes/)).toHaveCount(0);
  await expect(page.locator('[aria-live=polite]').filter({ hasText: /^Undone: \d+ cells/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});
