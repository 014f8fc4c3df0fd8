// axe-core on the page as it stands. It runs through the debugger, not as a script of the page, so the
// page's policy stays as it is.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './page';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

// What is wrong, in words that a failed test can show.
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    async () =>
      (await (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run()).violations,
  );
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => `${n.target.join(' ')} (${n.failureSummary})`).join('; ')}`,
  );
}

// In light and in dark, as contrast is measured too.
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }); // no colour half way to another
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
