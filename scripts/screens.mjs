// Takes a picture of every screen and state, phone and desktop, light and dark, into .data/screens, with a
// page of all of them. usage: screens.mjs
// [--only NAME,NAME] [--site ADDRESS --admin NAME:PASSWORD] [--out FOLDER] [--documented]
// --documented: takes only the pictures of docs/screens.md, into docs/screens.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { ALL_SCREENS } from './lib/screens/all-screens.mjs';
import { shoot, shotsOf } from './lib/screens/camera.mjs';
import { writeContactSheet } from './lib/screens/contact-sheet.mjs';
import { isDocumented } from './lib/screens/documented.mjs';
import { meetPeople } from './lib/screens/people.mjs';

/** A separate site with only the first content. */
async function startOwnSite() {
  const { startTemporarySite } = await import('./lib/site/temporary-site.mjs');
  const { address, firstAdmin, stop } = await startTemporarySite();
  if (!firstAdmin) {
    await stop();
    throw new Error('MB-5002 FIRST_ADMIN: the pictures need the first admin; do not set it to off');
  }
  return { base: address, admin: firstAdmin, stop };
}

/** @param {string} base @param {string} account `NAME:PASSWORD` of an admin */
function runningSite(base, account = '') {
  const [username = '', password = ''] = account.split(':');
  return { base, admin: { username, password }, stop: () => Promise.resolve() };
}

/** @param {string | undefined} only names, separated by commas */
function chosenScreens(only) {
  const names = only?.split(',') ?? Object.keys(ALL_SCREENS);
  const unknown = names.filter((name) => !(name in ALL_SCREENS));
  if (unknown.length > 0) throw new Error(`MB-5002 --only: no screen is called ${unknown.join(', ')}`);
  return Object.fromEntries(Object.entries(ALL_SCREENS).filter(([name]) => names.includes(name)));
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {import('./lib/screens/reach.mjs').Site} site
 * @param {import('./lib/screens/camera.mjs').Shot[]} shots
 * @param {string} out folder
 */
async function takeAll(browser, site, shots, out) {
  /** @type {string[]} */
  const missed = [];
  for (const shot of shots) {
    await shoot(browser, site, out, shot).catch((error) => {
      missed.push(`${shot.name} at ${shot.width} px, ${shot.theme}: ${error.message.split('\n')[0]}`);
    });
  }
  if (missed.length > 0) throw new Error(`MB-5002 Not taken:\n  ${missed.join('\n  ')}`);
}

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      site: { type: 'string' },
      admin: { type: 'string' },
      out: { type: 'string' },
      documented: { type: 'boolean', default: false },
    },
  });
  const every = shotsOf(chosenScreens(values.only));
  const shots = values.documented ? every.filter(isDocumented) : every;
  const out = resolve(ROOT, values.out ?? (values.documented ? 'docs/screens' : '.data/screens'));
  if (!values.site) await prepare();
  const { chromium } = await import('playwright-core');
  const { ensureChromium, chromiumPath } = await import('./lib/chromium.mjs');
  await ensureChromium();
  const site = values.site ? runningSite(values.site, values.admin) : await startOwnSite();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    mkdirSync(out, { recursive: true });
    const people = await meetPeople(browser, site.base, site.admin, !values.site);
    await takeAll(browser, people, shots, out);
    if (!values.documented) console.log(`All pictures: ${writeContactSheet(out)}`);
  } finally {
    await browser.close();
    await site.stop();
  }
} catch (error) {
  fail(error);
}
