// How long a first visit takes until the page can be used: nothing is cached, the engine is fetched and
// compiled, and the puzzle of the link has come back from it.
//
//   node apps/web/bench/page.mjs http://127.0.0.1:8181/ [VISITS]      beside `nonet serve`
//
// Milliseconds since the navigation began, in Chromium: the median, the quickest and the slowest visit.

import { chromium } from '@playwright/test';

const address = process.argv[2];
const visits = Number(process.argv[3] ?? 11);
if (!address || !(visits > 0)) {
  console.error('usage: node apps/web/bench/page.mjs ADDRESS [VISITS]');
  process.exit(2);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const times = [];
for (let i = 0; i < visits; ++i) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}?s=oE2L52EG43MSRB9FE2tb8Ca817GME95Y2V9V6`);
  await page.getByRole('gridcell', { name: /row 1 column 7, given 4/ }).waitFor();
  times.push(await page.evaluate(() => performance.now()));
  await context.close();
}
await browser.close();
times.sort((a, b) => a - b);
const [median, low, high] = [times[visits >> 1], times[0], times[visits - 1]].map(Math.round);
console.log(`interactive after ${median} ms (${low} to ${high}, ${visits} first visits)`);
