// Pictures of the page, by Debian's Chromium:
//
//   node tools/images.mjs docs             the pictures that README.md and docs/WEB.md show, into docs/images
//   node tools/images.mjs views FOLDER     every main view at 320, 390, 820 and 1280 px, to be looked at
//
// $NONET names the program that serves the page, $CHROMIUM the browser. The clock stands at one moment, so that the same
// page gives the same pictures.

import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const easy = '......4.21..524.6.432..8..7..1.95.4.25.....7...82.6...8176.2..4.954...21...91...6';
const extreme = '......64.41..2..9..2...9..1...7.3.6..8.....1...3........2596.......3...8.9.4...7.';
const broken = `12345678........9${'.'.repeat(64)}`;
const kNow = new Date('2026-11-16T10:00:00');

const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' }).first();

async function play(page, puzzle = easy) {
  await page.goto(`./?s=${puzzle.replaceAll('.', '0')}`);
  await page
    .locator('.title')
    .filter({ hasNotText: /^(Sudoku)?$/ })
    .first()
    .waitFor({ state: 'attached' });
  await button(page, 'Hint').waitFor();
}
async function choose(page, name) {
  const menu = button(page, 'Menu');
  if (await menu.isVisible()) await menu.click();
  await button(page, name).click();
}
async function hint(page) {
  await play(page, extreme);
  await button(page, 'Hint').click();
  for (const name of ['Show where', 'Show cells', 'Show why']) await button(page, name).click();
  await button(page, 'Apply').waitFor();
}
async function explain(page) {
  await play(page, extreme);
  await choose(page, 'Explain');
  await button(page, 'All steps').click();
  await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: /AIC/ }).first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
async function begun(page) {
  await play(page);
  for (const [at, keys] of [
    [0, ['5']],
    [1, ['Shift+Digit6', 'Shift+Digit8']],
    [2, ['Shift+Digit6']],
    [3, ['Alt+Digit1', 'Alt+Digit7']],
    [22, ['Control+Alt+Digit4']],
  ]) {
    await page.locator(`[data-cell="${at}"]`).click();
    for (const key of keys) await page.keyboard.press(key);
  }
}
async function diagnosis(page) {
  await page.goto('./#/new');
  await page.getByRole('textbox', { name: 'Paste a puzzle' }).fill(broken);
  await button(page, 'Open').click();
  await page.getByRole('heading', { name: 'No solution' }).waitFor();
}
async function lesson(page) {
  await page.goto('./#/learn/x_wing');
  await page.getByText('r2c2 ≠ 2').waitFor();
}
const at = (address, text) => async (page) => {
  await page.goto(address);
  await page.getByText(text).first().waitFor();
};
const dialog = (name) => async (page) => {
  await play(page);
  await choose(page, name);
  await page.getByRole('dialog').waitFor();
};
async function today(page) {
  await page.goto('./');
  await page
    .getByRole('button', { name: /^(Play|Continue)/, disabled: false })
    .first()
    .waitFor();
  await page.locator('[role=gridcell][aria-label*=given]').first().waitFor();
}

const views = {
  today,
  play: begun,
  hint,
  explain,
  diagnosis,
  learn: at('./#/learn', '1 Singles'),
  lesson,
  practise: at('./#/practise/x_wing', 'Kind of task'),
  library: at('./#/library', 'Made by nonet'),
  collection: at('./#/library/nonet', '500 of 500'),
  you: at('./#/you', 'Backup'),
  new: at('./#/new', 'Paste a puzzle'),
  book: async (page) => {
    await page.goto('./#/new');
    await button(page, 'Make a book').click();
    await page.getByRole('dialog').waitFor();
  },
  techniques: at('./#/techniques', 'Hidden Single'),
  technique: at('./#/technique/xy_wing', 'Why it works'),
  settings: dialog('Settings'),
  share: dialog('Share'),
};

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const pictures = [
  ['start', today, desk, 'light'],
  ['play', begun, desk, 'light'],
  ['play-dark', begun, desk, 'dark'],
  ['hint', hint, desk, 'light'],
  ['explain', explain, desk, 'light'],
  ['diagnosis', diagnosis, desk, 'light'],
  ['learn', lesson, desk, 'light'],
  ['phone', today, phone, 'light'],
  ['phone-hint', hint, phone, 'dark'],
];

async function take(browser, baseURL, path, open, viewport, colorScheme) {
  const isPhone = viewport.width < 700;
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(kNow);
  await open(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300); // what fades in has done so
  await page.screenshot({ path, animations: 'disabled' });
  await context.close();
}

function serve() {
  const program = process.env.NONET ?? `${root}build/release/bin/nonet`;
  const child = spawn(program, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdout.once('data', (said) =>
      resolve({ child, url: /http:\/\/\S+/.exec(String(said))[0].replace(/\/?$/, '/') }),
    );
  });
}

const [what, folder = `${root}docs/images`] = process.argv.slice(2);
if (what !== 'docs' && (what !== 'views' || process.argv.length < 4)) {
  console.error('usage: node tools/images.mjs docs | views FOLDER');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
const { child, url } = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  if (what === 'docs') {
    for (const [name, open, viewport, theme] of pictures)
      await take(browser, url, `${folder}/${name}.png`, open, viewport, theme);
  } else {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [820, 1180],
      [1280, 800],
    ])
      for (const [name, open] of Object.entries(views))
        await take(browser, url, `${folder}/${name}-${width}.png`, open, { width, height }, 'light');
  }
} finally {
  await browser.close();
  child.kill('SIGTERM');
}
