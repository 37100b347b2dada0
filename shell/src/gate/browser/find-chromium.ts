import { existsSync } from 'node:fs';

/** Default locations on Debian, Ubuntu, Fedora, macOS and snap. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The program to start, or why there is none. */
export type FoundChromium = { path: string } | { missing: string };

/** @param setting of `GATE_CHROMIUM_PATH`: `auto`, `off` or the path of a program */
export function findChromium(setting: string, exists: (path: string) => boolean = existsSync): FoundChromium {
  if (setting === 'off') return { missing: 'GATE_CHROMIUM_PATH is off' };
  if (setting !== 'auto') {
    return exists(setting)
      ? { path: setting }
      : { missing: `there is no program ${setting} (GATE_CHROMIUM_PATH)` };
  }
  const path = PLACES.find((place) => exists(place));
  return path === undefined
    ? { missing: 'no Chromium was found: install it, or set GATE_CHROMIUM_PATH' }
    : { path };
}
