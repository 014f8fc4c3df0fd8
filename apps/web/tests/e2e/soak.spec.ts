// A long evening: random actions without an error or a lost move, and memory that does not grow with hints.
// NONET_SOAK sets how many actions, on the board and in each view (the default keeps the test short).

import type { CDPSession, Page } from '@playwright/test';
import { digitsOn, easy, expect, grid, play, test } from './page';
import { askHint } from './panels';

const kActions = Number(process.env.NONET_SOAK ?? 100);
const kPresses = process.env.NONET_SOAK ? kActions : kActions / 10;
const kHints = Number(process.env.NONET_SOAK_HINTS ?? 50);

// Chance that can be told again.
function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const keys = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Shift+ArrowRight',
  'Control+z',
  'Control+y',
  'Backspace',
  'Space',
  'Escape',
  'h',
  'Shift+H',
  'f',
  'k',
  'g',
  'l',
  'w',
  'Control+a',
];

async function act(page: Page, roll: (below: number) => number): Promise<void> {
  const kind = roll(10);
  if (kind < 3) await page.locator(`[data-cell="${roll(81)}"]`).click({ force: true });
  else if (kind < 6) await page.keyboard.press(['', 'Shift+', 'Alt+', 'Control+Alt+'][roll(4)] + `Digit${roll(9) + 1}`);
  else await page.keyboard.press(keys[roll(keys.length)]);
}

test('random actions on the board lose nothing', async ({ page }) => {
  test.setTimeout(120_000 + kActions * 2000);
  await play(page);
  const roll = dice(7);
  for (let i = 0; i < kActions; ++i) await act(page, roll);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const now = await digitsOn(page);
  for (let i = 0; i < 81; ++i) if (easy[i] !== '.') expect(now[i]).toBe(easy[i]); // givens stand
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expect.poll(() => digitsOn(page)).toBe(now); // and nothing is lost
});

const views = ['./#/', './#/learn', './#/library/nonet', './#/you', './#/practise/naked_pair'];
for (const address of views) {
  test(`random presses at ${address}`, async ({ page }) => {
    test.setTimeout(120_000 + kActions * 2000);
    await page.goto(address);
    await expect(page.locator('main')).toBeVisible();
    const roll = dice(address.length);
    for (let i = 0; i < kPresses; ++i) {
      const presses = page.locator('main :is(button, a, [role=gridcell]):visible');
      const count = await presses.count();
      if (count === 0) await page.goto(address);
      else
        await presses
          .nth(roll(count))
          .click({ timeout: 1000 })
          .catch(() => {}); // gone by now, or disabled
      if (i % 5 === 4) await page.keyboard.press('Escape');
    }
    await page.goto('./');
    await expect(grid(page)).toBeVisible();
    expect((await digitsOn(page)).length).toBe(81);
  });
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test('memory stays flat over many hints', async ({ page }) => {
  test.setTimeout(120_000 + kHints * 2000);
  await play(page);
  const session = await page.context().newCDPSession(page);
  await askHint(page);
  const hint = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the hint' }).click();
    await page.locator(`[data-cell="0"]`).click();
    await page.keyboard.press('Shift+Digit5'); // the board has changed: a new hint
    await askHint(page);
  };
  for (let i = 0; i < 10; ++i) await hint();
  const before = await heap(session);
  for (let i = 0; i < kHints; ++i) await hint();
  const after = await heap(session);
  test.info().annotations.push({ type: 'heap', description: `${before} to ${after} bytes over ${kHints} hints` });
  // Moves are remembered without limit, hints are not.
  expect(after - before).toBeLessThan(1_000_000 + kHints * 10_000);
});
