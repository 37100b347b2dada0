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

/** @returns {string | undefined} the Chromium of this machine */
export const chromiumPath = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

const isThere = () => chromiumPath() !== undefined;

/**
 * The browser tests need a Chromium. On Debian and its kin, root may install it; elsewhere the message says how.
 * @throws when there is none and none can be installed
 */
export async function ensureChromium() {
  if (isThere()) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests (Debian package, once) ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    if (isThere()) return;
  }
  throw new Error(
    'MB-5005 No Chromium found for the browser tests: install the package "chromium" (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to the program',
  );
}
