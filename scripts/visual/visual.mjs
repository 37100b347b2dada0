// Compares pictures of two sites, pixel by pixel: 40 states, at two widths and in two themes. docs/screens.md describes it.
// usage: npm run visual -- [--base REVISION | --base-url ADDRESS] [--url ADDRESS] [--only NAME,NAME]
// [--threshold PERCENT] [--out FOLDER]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '../lib/fail.mjs';
import { prepare } from '../lib/prepare.mjs';
import { lastReleaseTag } from '../lib/release-tags.mjs';
import { ROOT } from '../lib/root.mjs';
import { chooseStates } from './states.mjs';

/** @typedef {{ address: string, label: string, stop: () => Promise<void> }} ComparedSite */

const DEFAULT_THRESHOLD_PERCENT = '0.1';

/** @param {string} address @returns {ComparedSite} */
const runningSite = (address) => ({
  address: address.replace(/\/$/, ''),
  label: address,
  stop: () => Promise.resolve(),
});

/** @param {string | undefined} revision @returns {Promise<ComparedSite>} */
async function startBase(revision) {
  const chosen = revision ?? (await lastReleaseTag(ROOT));
  if (!chosen)
    throw new Error(
      'MB-5002 --base: this repository has no release tag; name a revision (--base main) or a running site (--base-url ADDRESS)',
    );
  console.log(`Building ${chosen} in a temporary clone ...`);
  const { startClonedSite } = await import('../lib/site/cloned-site.mjs');
  const site = await startClonedSite({ GEO_URL: '', GATE_URL: '', FIRST_ADMIN: 'off' }, chosen);
  return { ...site, label: chosen };
}

/** @returns {Promise<ComparedSite>} */
async function startNew() {
  await prepare();
  const { startTemporarySite } = await import('../lib/site/temporary-site.mjs');
  const site = await startTemporarySite({ PORT: '0', SERVICES_PORT: '0', FIRST_ADMIN: 'off' });
  return { ...site, label: 'the working tree' };
}

/** @param {string} text @returns {number} share of pixels, 0 to 1 */
function shareOf(text) {
  const percent = Number(text);
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new Error(`MB-5002 --threshold: "${text}" is not a percentage from 0 to 100`);
  return percent / 100;
}

/** @typedef {{ base?: string, 'base-url'?: string, url?: string, only?: string, threshold: string, out?: string }} Options */

/** @param {Options} options @returns {Promise<boolean>} whether both sites look the same */
async function compare(options) {
  const states = chooseStates(options.only);
  const threshold = shareOf(options.threshold);
  const out = resolve(ROOT, options.out ?? '.data/visual');
  const { launchBrowser } = await import('./camera.mjs');
  const { compareSites } = await import('./compare-sites.mjs');
  const { reportLines, summaryOf, writeReport } = await import('./report.mjs');
  /** @type {{ stop: () => Promise<void> }[]} */
  const started = [];
  const stop = async () => {
    for (const part of started.splice(0).reverse()) await part.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(1)));
  try {
    const base = options['base-url'] ? runningSite(options['base-url']) : await startBase(options.base);
    started.push(base);
    const next = options.url ? runningSite(options.url) : await startNew();
    started.push(next);
    const browser = await launchBrowser();
    started.push({ stop: () => browser.close() });
    const results = await compareSites(browser, { base: base.address, next: next.address }, states, {
      threshold,
      out,
    });
    const report = writeReport(out, results, { base: base.label, next: next.label, threshold });
    for (const line of reportLines(results)) console.log(line);
    console.log(`\nPictures: ${report}\n${summaryOf(results, threshold)}`);
    return !results.some(({ isDifferent }) => isDifferent);
  } finally {
    await stop();
  }
}

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      'base-url': { type: 'string' },
      url: { type: 'string' },
      only: { type: 'string' },
      threshold: { type: 'string', default: DEFAULT_THRESHOLD_PERCENT },
      out: { type: 'string' },
    },
  });
  if (values.base && values['base-url']) throw new Error('MB-5002 --base and --base-url exclude each other');
  process.exitCode = (await compare(values)) ? 0 : 1;
} catch (error) {
  fail(error);
}
