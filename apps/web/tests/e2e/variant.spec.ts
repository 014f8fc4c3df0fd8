// Puzzles with clues and of other sizes, one of each group of kinds, all made by `nonet generate`: opened from text,
// played by keys and by touch to the end, hinted, explained, checked.

import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { cell, expect, grid, read, test } from './page';

const solution = '571298634843576912962134578618927453234815796795643821429761385387452169156389247';
const cage = {
  text: '....9.......57......21.4.7..1...745.23.815...795.4..21..9.6...5.........15..89.4.; cage 11 r8c34; cage 25 r7c1234 r8c1; cage 21 r1c6 r2c56; cage 4 r3c45; cage 22 r3c9 r4c89 r5c9; cage 12 r5c8 r6c89; cage 17 r2c8 r3c78 r4c7; cage 14 r6c23',
  solution,
};
const puzzles: Record<string, { text: string; solution: string; rule?: string; label?: RegExp }> = {
  cage: {
    ...cage,
    rule: 'No digit twice, and the digits make the sum.',
    label: /^row 8 column 3, empty, in cage of 11/,
  },
  line: {
    text: '5.1.986...4.57.9.2.6.............4.....81...679564....4.......53.7....6..5..89.47; thermo r6c4 r5c4 r4c4; thermo r1c3 r2c4 r1c5; thermo r9c2 r8c32; whisper r2c78 r3c8; whisper r8c87 r7c8; renban r3c4 r2c3 r3c3; renban r7c2 r8c1 r9c1',
    solution,
    rule: 'Digits rise from the bulb.',
    label: /^row 4 column 4, empty, on thermometer, 3 of 3$/,
  },
  dots: {
    text: '.7129..348..........2..4........7.5.2..81.79.79......1.....1.8..8.4521..1..3.9.4.; difference r8c67; difference r4c34; difference r3c89; difference r6c4 r7c4; difference r1c56; difference r7c45; difference r5c7 r6c7; difference r8c4 r9c4; ratio r7c6 r8c6; ratio r1c34; ratio r8c67; ratio r3c34; quad 3,5 r3c89 r4c89; quad 2,3,7,9 r5c12 r6c12',
    solution,
    rule: 'One digit so many times the other.',
    label: /^row 4 column 3, empty, white dot towards r4c4$/,
  },
  outside: {
    text: '......6348..5.....9.21..5.86...2.4...3.8.579..95..3.....9......3..4.216.15......7; sandwich r2 0; sandwich c4 0; sandwich r8 6; sandwich r6 28; sandwich r5 12; littlekiller r9c0 ur 36; littlekiller r0c4 dr 31; littlekiller r0c7 dl 34',
    solution,
    rule: 'The digits of the diagonal make the sum.',
    label: /^row 5 column 1, empty, outside: sandwich of 12$/,
  },
  jigsaw: {
    text: '.....66.....42..6..62.3..1.2.3..1...; regions 000011001111222233223333444455445555',
    solution: '234156653412425361162534516243341625',
  },
  antiknight: {
    text: '....9...46...5.19.9.....2......1.72..6..374....7..9...81..4..727..9..5.13.41.2...; antiknight',
    solution: '571298634682354197943761258495816723268537419137429865819645372726983541354172986',
    rule: "Cells a knight's move apart differ.",
  },
  six: {
    // Rows and clauses on lines of their own.
    text: '....6.\n..412.\n.3.4.2\n...6..\n1...4.\n.46.31\ncage 10 r5c56\ncage 17 r4c34 r5c234\ncage 12 r1c3 r2c23\ncage 3 r2c45\n',
    solution: '512364364125635412421653153246246531',
  },
};
const sixteen =
  '76.FD2CB5948GEA3G2EC4983.AD.56F13A4.1756EFGCDB92BD.5EAFG263.4C8.53..C8E29B6FA1742E84A615CG.39FBD1B.9G34FD8EA256C.F.A9BD7145283EG87325.B9FDC61G4A9GA6743C.1BEFD25F4BD8G6132A579CEEC512.ADG794B8364.6.BC.A75FD3219A5G7F19.632BC4.8D1F36524AC89E7GBC92B3D784E1G6A5F; cage 21 r14c2,3; cage 55 r12c7,8,9,10,11; cage 29 r2c1 r3c1,2';
const sixteenSolution =
  '761FD2CB5948GEA3G2EC4983BAD756F13A481756EFGCDB92BD95EAFG26314C8753DGC8E29B6FA1742E84A615CG739FBD1B79G34FD8EA256C6FCA9BD7145283EG87325EB9FDC61G4A9GA6743C81BEFD25F4BD8G6132A579CEEC512FADG794B836486EBCGA75FD3219A5G7F19E632BC4D8D1F36524AC89E7GBC92B3D784E1G6A5F';

async function open(page: Page, text: string): Promise<void> {
  await read(page, text);
  await expect(page).toHaveURL(/#\/variant\//);
  await expect(grid(page)).toBeVisible();
}
const blanks = (text: string): number[] =>
  [...text.split(';')[0].replace(/\n/g, '')].flatMap((sign, i) => (sign === '.' ? [i] : []));
const at = (page: Page, index: number, side: number) => cell(page, Math.floor(index / side) + 1, (index % side) + 1);

for (const [name, { text, solution, rule, label }] of Object.entries(puzzles)) {
  test(`${name}: played by keys to the end`, async ({ page }) => {
    await open(page, text);
    if (label) await expect(page.getByRole('gridcell', { name: label })).toBeVisible();
    if (rule) {
      await page.getByRole('button', { name: 'Rules' }).click();
      await expect(page.getByText(rule)).toBeVisible();
      await page.goBack();
      await expect(page.getByText(rule)).toBeHidden();
    }
    const side = Math.sqrt(solution.length);
    await cell(page, 1, 1).focus();
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        await page.keyboard.press(solution[row * side + column]);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('ArrowDown');
    }
    await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  });
}

test('clues are said and reached by keys alone', async ({ page }) => {
  await open(page, cage.text);
  await cell(page, 1, 1).focus();
  for (const key of ['PageDown', 'ArrowUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const here = page.locator('[role=gridcell]:focus');
  await expect(here).toHaveAccessibleName('row 8 column 3, empty, in cage of 11');
  await expect(page.getByText('No digit twice, and the digits make the sum.')).toBeVisible();
  await page.keyboard.press('Shift+7');
  await expect(here).toHaveAccessibleName('row 8 column 3, empty, notes 7, in cage of 11');
});

test('cells are coloured, by the pad and by keys, and stay so', async ({ page }) => {
  await open(page, cage.text);
  await at(page, 2, 9).click();
  await page.getByRole('radio', { name: 'Colour' }).check();
  await page.getByRole('button', { name: '4 green' }).click();
  await page.keyboard.press('Control+Alt+1');
  await expect(at(page, 2, 9)).toHaveAccessibleName('row 1 column 3, empty, coloured red green');
  await expect(page.locator('.colour-4')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(at(page, 2, 9)).toHaveAccessibleName('row 1 column 3, empty, coloured green');
  await page.reload();
  await expect(at(page, 2, 9)).toHaveAccessibleName('row 1 column 3, empty, coloured green');
  await at(page, 2, 9).click();
  await page.keyboard.press('Delete');
  await expect(at(page, 2, 9)).toHaveAccessibleName('row 1 column 3, empty');
});

test('by touch on a phone: a note, a broken cage, undo, the end of it after a reload', async ({ browser, baseURL }) => {
  test.slow(); // a tap for every blank cell
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    baseURL,
  });
  const page = await context.newPage();
  const { text, solution } = puzzles.six;
  await open(page, text);
  await cell(page, 1, 3).tap();
  await expect(page.getByText('Cage of 12')).toBeVisible(); // its name, on tap
  await page.getByText('Corner', { exact: true }).tap();
  await page.getByRole('button', { name: /^2,/ }).tap();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/notes 2/);
  await page.getByText('Digit', { exact: true }).tap();
  await page.getByRole('button', { name: /^3,/ }).tap();
  await cell(page, 2, 2).tap();
  await page.getByRole('button', { name: /^6,/ }).tap();
  await expect(page.getByText('Broken: cage of 12 at r1c3 r2c23.')).toBeVisible();
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/breaks a rule/);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText(/Broken/)).toBeHidden();
  await page.reload();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/, 3, in cage of 12/);
  await page.getByRole('button', { name: 'Hint' }).tap();
  await expect(page.getByRole('heading', { name: '1 digit is wrong.' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it away' }).tap();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/empty/);
  for (const index of blanks(text)) {
    await at(page, index, 6).tap();
    await page.getByRole('button', { name: new RegExp(`^${solution[index]},`) }).tap();
  }
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await context.close();
});

test('hints from the name to the reason, and what they rule out stays ruled out', async ({ page }) => {
  await open(page, puzzles.line.text);
  await cell(page, 1, 2).focus();
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Why?' }).click();
  for (let i = 0; i < 6; i++) {
    const said = await page.locator('.hint .effect').innerText();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.locator('.hint .effect')).not.toHaveText(said);
  }
});

test('the path step by step, true candidates, a check', async ({ page }) => {
  await open(page, puzzles.outside.text);
  await cell(page, 1, 1).focus();
  await page.keyboard.press('e');
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await page.getByRole('slider').press('End');
  await expect(page.getByText('The end of the path.')).toBeVisible();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/, 5/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/empty/);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'True candidates' }).click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/candidates 5,|candidates 5$/);
  await cell(page, 1, 1).focus();
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/wrong/);
  // A number outside is named where it is tapped.
  await page.getByRole('button', { name: 'Close' }).click();
  const box = (await grid(page).boundingBox())!;
  await page.mouse.click(box.x - box.width / 18, box.y + (box.height / 9) * 4.5);
  await expect(page.getByText('Sandwich of 12')).toBeVisible();
});

test('sixteen rows: letters by key, and on a phone nearer at the first tap', async ({ browser, page, baseURL }) => {
  await open(page, sixteen);
  for (const index of blanks(sixteen)) {
    await at(page, index, 16).focus();
    await page.keyboard.press(sixteenSolution[index].toLowerCase());
  }
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();

  const address = page.url();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    baseURL,
  });
  const phone = await context.newPage();
  await phone.goto(address); // a link opens anywhere
  const small = (await cell(phone, 1, 3).boundingBox())!;
  await cell(phone, 1, 3).tap();
  await expect.poll(async () => (await cell(phone, 1, 3).boundingBox())!.width).toBeGreaterThan(1.5 * small.width);
  await phone.getByRole('button', { name: /^1,/ }).tap();
  await expect(cell(phone, 1, 3)).toHaveAccessibleName(/, 1$/);
  await phone.getByRole('button', { name: 'Hint' }).tap();
  await expect(phone.locator('#hint-title')).not.toHaveText('Hint');
  await phone.getByRole('button', { name: 'Why?' }).tap();
  await phone.getByRole('button', { name: 'Apply' }).tap();
  await context.close();
});

test('what it looks like to axe, and in German', async ({ page, browser, baseURL }) => {
  await open(page, puzzles.cage.text);
  await cell(page, 8, 3).focus();
  await page.keyboard.press('9');
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('button', { name: '11 · r8c34 cage' }).click();
  await expectAccessible(page);
  const context = await browser.newContext({ locale: 'de-DE', baseURL });
  const german = await context.newPage();
  await german.goto(page.url());
  await expect(german.getByRole('gridcell', { name: /^Zeile 8 Spalte 3, leer, in: Käfig 11/ })).toBeVisible();
  await context.close();
});

test('what cannot be read is said', async ({ page }) => {
  await read(page, '................; cage 5 r1c9');
  await expect(page.getByRole('alert')).toContainText('r1c9');
  await page.goto('./#/variant/nonsense');
  await expect(page.getByRole('alert')).toHaveText('This puzzle cannot be opened.');
});
