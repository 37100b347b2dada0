import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../lib/fail.mjs';
import { takePictures, THEMES, WIDTHS } from './camera.mjs';
import { comparePictures, isDifferent } from './compare.mjs';

/**
 * @typedef {import('./camera.mjs').Picture} Picture
 * @typedef {import('./compare.mjs').Comparison} Comparison
 * @typedef {{ name: string, width: number, theme: string }} Shot
 * @typedef {Shot & { isDifferent: boolean } & ({ comparison: Comparison } | { problem: string })} Result one picture of
 * both sites; `problem` says why there is none
 */

const PICTURE = /-(?:base|new|difference)\.png$/;

/** @param {Shot} shot @param {'base' | 'new' | 'difference'} kind */
export const fileOf = ({ name, width, theme }, kind) => `${name}-${width}-${theme}-${kind}.png`;

/** Creates the folder, without the pictures of an earlier run. @param {string} out */
function prepareFolder(out) {
  mkdirSync(out, { recursive: true });
  for (const file of readdirSync(out)) if (PICTURE.test(file)) rmSync(join(out, file));
}

/** @param {string} site @param {Promise<Picture[]>} pictures @returns {Promise<{ pictures: Picture[] } | { problem: string }>} */
const outcomeOf = (site, pictures) =>
  pictures.then(
    (taken) => ({ pictures: taken }),
    (error) => ({ problem: `${site}: ${messageOf(error).split('\n')[0]}` }),
  );

/**
 * Compares one picture and writes it; those of the base and of the difference only where they tell something.
 * @param {Shot} shot
 * @param {Picture | undefined} base
 * @param {Picture | undefined} next
 * @param {{ threshold: number, out: string }} options
 * @returns {Result}
 */
function compareShot(shot, base, next, { threshold, out }) {
  if (!base || !next) throw new Error(`${shot.name} has no picture for ${shot.theme}`);
  const comparison = comparePictures(base, next);
  writeFileSync(join(out, fileOf(shot, 'new')), next.png);
  if (comparison.difference) {
    writeFileSync(join(out, fileOf(shot, 'base')), base.png);
    writeFileSync(join(out, fileOf(shot, 'difference')), comparison.difference);
  }
  return { ...shot, comparison, isDifferent: isDifferent(comparison, threshold) };
}

/**
 * Takes pictures of the same states of two sites, at the same time and with the same clock, and compares them.
 * @param {import('playwright-core').Browser} browser
 * @param {{ base: string, next: string }} addresses of the sites
 * @param {import('../lib/screens/reach.mjs').Screens} states
 * @param {{ threshold: number, out: string, style?: string }} options `threshold` is a
 * share of pixels, 0 to 1; `out` is a folder for the pictures; `style` is CSS that only the new site gets
 * @returns {Promise<Result[]>}
 */
export async function compareSites(browser, addresses, states, { threshold, out, style = '' }) {
  prepareFolder(out);
  /** @type {Result[]} */
  const results = [];
  for (const [name, reach] of Object.entries(states)) {
    for (const width of WIDTHS) {
      if (!browser.isConnected()) throw new Error('The browser of the visual check has ended');
      const shot = { reach, width, now: Date.now() };
      const [base, next] = await Promise.all([
        outcomeOf('base', takePictures(browser, addresses.base, { ...shot, style: '' })),
        outcomeOf('new', takePictures(browser, addresses.next, { ...shot, style })),
      ]);
      for (const [index, theme] of THEMES.entries()) {
        const one = { name, width, theme };
        if ('problem' in base || 'problem' in next) {
          const problems = [base, next].flatMap((site) => ('problem' in site ? [site.problem] : []));
          results.push({ ...one, problem: problems.join('; '), isDifferent: true });
        } else {
          results.push(compareShot(one, base.pictures[index], next.pictures[index], { threshold, out }));
        }
      }
    }
  }
  return results;
}
