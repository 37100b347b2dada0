import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** @param {string} version */
const numbers = (version) =>
  version
    .replace(/^[^\d]*/, '')
    .split('.')
    .map(Number);

/** @throws when this Node is older than package.json requires */
export function checkNode(running = process.versions.node) {
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node;
  const [major = 0, minor = 0] = numbers(running);
  const [needMajor = 0, needMinor = 0] = numbers(wanted);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new Error(`MB-5001 Node ${running} is too old: Mockingbird needs ${wanted}. See https://nodejs.org/`);
}
