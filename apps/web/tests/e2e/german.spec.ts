// The page in German: by the browser's language, in what it says itself and in what the engine says; and back
// to English in the settings, at once and for the next visit.

import { expect, test } from './page';
import { singles } from './panels';

test.use({ locale: 'de-DE' });

test('a German browser gets a German page, a hint in German, and English on request', async ({ page }) => {
  await page.goto(`./?s=${singles}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('grid', { name: 'Sudoku-Gitter' })).toBeVisible();
  await page.getByRole('button', { name: 'Tipp', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Versteckter Single' })).toBeVisible();
  await page.getByRole('button', { name: 'Zeig, wo' }).click();
  await expect(page.getByText('Wo kann die 7 in Block 2 stehen?')).toBeVisible();
  await page.getByRole('button', { name: 'Zeig die Zellen' }).click();
  await page.getByRole('button', { name: 'Zeig, warum' }).click();
  await expect(page.getByText(/Es bleibt nur r2c6, also ist r2c6 die 7/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Was die Zeichnung zeigt' })).toContainText('gesetzt');
  await page.getByRole('button', { name: 'Tipp schließen' }).click();

  await page.goto('./#/techniques');
  await expect(page.getByRole('heading', { name: 'Techniken', exact: true })).toBeVisible();
  await expect(page.getByText('Verstecktes Paar', { exact: true }).first()).toBeVisible();

  await page.goto('./#');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByLabel('Sprache').selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
