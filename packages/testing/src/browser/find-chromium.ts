import { existsSync } from 'node:fs';

/** Default locations on Debian, Ubuntu, Fedora, macOS and snap; `CHROMIUM_PATH` overrides them. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * @returns the path of a Chromium
 * @throws an error with installation instructions when there is none
 */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error('No Chromium found: install the package "chromium", or set CHROMIUM_PATH to the program');
}
