// How long a photo takes in Chromium: the reader alone, pixels in, answer out, in its worker; and from the choice
// of a file until the reading is shown, the decoding of the file with it. The page is served already.
//
//   nonet serve --port 8181 &
//   node apps/web/bench/photo.mjs http://127.0.0.1:8181/ PICTURE...

import { chromium } from '@playwright/test';

const [address, ...files] = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: photo.mjs ADDRESS PICTURE...');
  process.exit(2);
}
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const page = await browser.newPage();
await page.goto(`${address}#/new/photo`);
const input = page.locator('input[type=file]').first();
const alone = [];
const whole = [];
for (const file of [files[0], ...files]) {
  const begin = performance.now();
  await input.setInputFiles([]);
  await page.evaluate(() => document.querySelector('.review')?.removeAttribute('data-milliseconds'));
  await input.setInputFiles(file);
  const review = page.locator('.review[data-milliseconds]');
  await review.waitFor({ timeout: 10_000 });
  whole.push(performance.now() - begin);
  alone.push(Number(await review.getAttribute('data-milliseconds')));
}
await browser.close();

// The first picture came twice: the first time its worker and its module were fetched and compiled.
const told = (times) => {
  const sorted = times.slice(1).sort((a, b) => a - b);
  return `median ${sorted[sorted.length >> 1].toFixed(0)} ms, slowest ${sorted.at(-1).toFixed(0)} ms`;
};
console.log(`${files.length} pictures`);
console.log(`  the reader alone       ${told(alone)}; the first ${alone[0].toFixed(0)} ms`);
console.log(`  from file to reading   ${told(whole)}; the first ${whole[0].toFixed(0)} ms`);
