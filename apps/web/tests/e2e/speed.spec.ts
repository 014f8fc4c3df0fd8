import { cell, expect, test } from './page';

const kLimit = 1000;

// A first visit each time: nothing is cached, the engine is fetched and compiled, and the puzzle of
// the link has come back from it. Other tests run beside this one, so it has a few tries; the first
// that is fast enough proves the claim.
test('a first visit is interactive within a second', async ({ browser }) => {
  const times: number[] = [];
  for (let i = 0; i < 6 && !times.some((time) => time < kLimit); ++i) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${process.env.NONET_URL}?s=oE2L52EG43MSRB9FE2tb8Ca817GME95Y2V9V6`);
    await expect(cell(page, 1, 7)).toHaveAttribute('aria-label', /given 4/);
    times.push(await page.evaluate(() => performance.now()));
    await context.close();
  }
  console.log(`interactive after ${times.map(Math.round).join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThan(kLimit);
});
