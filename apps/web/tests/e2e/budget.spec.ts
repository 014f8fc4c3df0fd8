// A first visit is small: what is fetched until the board can be played, and what is kept for the next visit, as a
// host that compresses would send it.

import { gzipSync } from 'node:zlib';
import { expect, grid, test } from './page';

const kBudget = 550_000;

test('a first visit takes at most 550 KB', async ({ page, request, baseURL }) => {
  const fetched = new Set<string>();
  page.context().on('request', (one) => fetched.add(one.url().split(/[?#]/)[0]));
  await page.goto('./');
  await expect(grid(page).getByRole('gridcell', { name: /given/ }).first()).toBeVisible();
  const worker = await (await request.get(new URL('sw.js', baseURL).href)).text();
  const kept = JSON.parse(/^const first = (.*);$/m.exec(worker)![1]) as string[];
  for (const file of kept) fetched.add(new URL(file, baseURL).href);
  let total = 0;
  for (const url of fetched) {
    const response = await request.get(url);
    expect(response.ok(), url).toBe(true);
    total += gzipSync(await response.body(), { level: 9 }).length;
  }
  test.info().annotations.push({ type: 'bytes', description: `${total} in ${fetched.size} files` });
  expect(total).toBeLessThan(kBudget);
  expect([...fetched].filter((url) => /rest-|LearnView|LibraryView/.test(url))).toEqual([]);
});
