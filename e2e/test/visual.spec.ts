import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { ROOT } from '../../scripts/lib/root.mjs';
import { launchBrowser } from '../../scripts/visual/camera.mjs';
import { compareSites } from '../../scripts/visual/compare-sites.mjs';
import { writeReport } from '../../scripts/visual/report.mjs';
import { chooseStates, STATES } from '../../scripts/visual/states.mjs';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';

const THRESHOLD = 0.001;
const PICTURES = 160;

let site: TestSite;
let browser: Browser;
let out: string;

beforeAll(async () => {
  [site, browser, out] = await Promise.all([
    startTestSite(),
    launchBrowser(),
    mkdtemp(join(tmpdir(), 'mockingbird-visual-')),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await rm(out, { recursive: true, force: true });
});

/** Compares the site with itself; the new side has additional styles. */
const compareWith = (style: string, states = STATES) =>
  compareSites(browser, { base: site.url, next: site.url }, states, { threshold: THRESHOLD, out, style });

describe('the visual check', () => {
  it('finds no changed pixel between a site and itself', async () => {
    const results = await compareWith('');
    expect(results).toHaveLength(PICTURES);
    expect(results.filter((one) => 'problem' in one || one.comparison.share > 0 || one.isDifferent)).toEqual(
      [],
    );
  });

  it.each([
    ['a token of colour', ':root { --color-brand: #0b5d66 !important }'],
    ['4 px of padding', 'main { padding-top: 4px !important }'],
  ])('finds %s', async (_, style) => {
    const results = await compareWith(style, chooseStates('exam'));
    const light = results.filter(({ theme }) => theme === 'light');
    expect(light.map(({ isDifferent }) => isDifferent)).toEqual([true, true]);
    const page = await readFile(
      writeReport(out, results, { base: 'a', next: 'b', threshold: THRESHOLD }),
      'utf8',
    );
    const shown = [...page.matchAll(/src="([^"]+-difference\.png)"/g)].map(([, file]) => file);
    expect(shown).toContain('exam-360-light-difference.png');
    expect(await readdir(out)).toEqual(expect.arrayContaining(shown));
  });

  it('builds a revision as the base', async () => {
    const program = join(ROOT, 'scripts/visual/visual.mjs');
    // The folder may have changes that are not committed, so the pictures may differ.
    const args = ['--base', 'HEAD', '--url', site.url, '--only', 'login', '--threshold', '100', '--out', out];
    const { PATH, HOME, CHROMIUM_PATH } = process.env;
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
      cwd: ROOT,
      env: { PATH, HOME, CHROMIUM_PATH },
    }).catch((failure: { stdout: string }) => failure);
    expect(stdout).toContain('4 pictures compared');
  });
});
