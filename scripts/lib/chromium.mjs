import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The same browser without windows and menus: a page takes a third less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** @returns {string | undefined} the Chromium of this machine */
export const chromiumPath = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** @param {string} debianPackage */
async function install(debianPackage) {
  console.log(`Installing ${debianPackage} for the browser tests (Debian package, once) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env });
}

/**
 * Finds a Chromium, or installs one on Debian-based systems as root. Otherwise the error says how to install it.
 * @throws when there is none and none can be installed
 */
export async function ensureChromium() {
  if (chromiumPath()) return;
  if (canInstall()) {
    await install('chromium');
    if (chromiumPath()) return;
  }
  throw new Error(
    'MB-5005 No Chromium found for the browser tests: install the package "chromium" (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to the program',
  );
}

/**
 * Selects the browser of the tests and sets CHROMIUM_PATH: the headless shell where it is or can be installed,
 * otherwise the Chromium of this machine.
 * @throws as `ensureChromium`
 */
export async function chooseTestBrowser() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (!existsSync(HEADLESS_SHELL) && canInstall()) {
    // A Debian without that package may have the full browser.
    await install('chromium-headless-shell').catch(() => undefined);
  }
  if (existsSync(HEADLESS_SHELL)) process.env.CHROMIUM_PATH = HEADLESS_SHELL;
  else await ensureChromium();
}
