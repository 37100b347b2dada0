import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Publication } from '@mockingbird/contracts';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { harmInStore } from '../src/failures/store.js';
import { request } from '../src/harness/request.js';
import { checkTimeLimit } from '../src/harness/check-time-limit.js';
import { startEdge, type Part } from '../src/harness/part.js';
import { isClientRendered, pageStateOf, versionAt } from '../src/harness/page-state.js';
import { buildRemote, deriveVersion, release, releasesOf, TRIAL_FOLDER } from '../src/harness/releases.js';
import { expectShellWorks } from '../src/harness/site/shell-around.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { medianOf, quantileOf, timesOf } from '../src/harness/timing.js';
import { until } from '../src/harness/until.js';

/** Fallback to client rendering: the limit of docs/quality.md, and a tolerance for a busy machine. */
const FALLBACK_LIMIT_MS = 500 + 500;

/** Tolerance of a busy machine for a median of a few milliseconds. */
const SLACK_MS = 10;
/** Tolerance for the slowest of twenty responses. */
const SLOWEST_SLACK_MS = 100;

let site: TestSite;
let trial: Publication;
let browser: Browser;
let edge: Part;

beforeAll(async () => {
  [site, trial, browser] = await Promise.all([
    startTestSite(),
    buildRemote(TRIAL_FOLDER, '1.0.0'),
    launchBrowser(),
  ]);
  await site.running.parts.edge.stop();
  // Two workers on every machine; the tests read warnings.
  edge = await startEdge(site, { RENDER_WORKERS: '2', LOG_LEVEL: 'warn' });
});

afterAll(async () => {
  await browser?.close();
  await edge?.stop();
  await site?.stop();
});

const isLive = (version: string) =>
  until(
    `trial ${version} is live`,
    async () => (await versionAt(site.url, '/trial')) === `mfe-trial@${version}`,
  );

/** Workers that a version of the trial remote blocked, according to the edge's log. */
const stallsOf = (version: string) =>
  edge
    .log()
    .split('\n')
    .filter((line) => line.includes('"stalls"') && line.includes(`mfe-trial@${version}`)).length;

async function browse(path: string, look: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<void>) {
  const page = await browser.newPage();
  await page.goto(site.url + path);
  await look(page);
  await page.close();
}

describe('a remote whose files were tampered with in the store, and that has no earlier version', () => {
  it('is away with status 503 inside the layout, offers to try again and leaves the others alone', async () => {
    await releasesOf(site).publish(deriveVersion(trial, '0.9.0'));
    await harmInStore(site, { name: 'mfe-trial', version: '0.9.0' }, trial.manifest.entry);
    const { composition } = await releasesOf(site).promote({
      remotes: [{ name: 'mfe-trial', version: '0.9.0' }],
      why: 'tampered with',
    });
    await until('the composition is live', async () => {
      const state = pageStateOf((await request(site.url, '/about')).text);
      return state?.composition === composition.number;
    });
    const answer = await request(site.url, '/trial');
    expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(answer.text).toContain('Try again');
    expect(edge.log()).toContain('MB-2002');
    await browse('/trial', async (page) => {
      await page.locator('#mb-remote').getByRole('button', { name: 'Retry' }).waitFor();
      await expectShellWorks(page);
    });
  });
});

describe('a remote whose loader hangs on the server', () => {
  it('falls back within 500 ms with status 200, and takes no place in the workers for ever', async () => {
    await release(site, deriveVersion(trial, '1.3.0'), 'hangs');
    await isLive('1.3.0');
    const alone = await request(site.url, '/trial/waits/alone');
    expect(isClientRendered(alone)).toBe(true);
    checkTimeLimit('the fall-back', alone.milliseconds, FALLBACK_LIMIT_MS);
    // More than the workers can queue, each a separate page.
    const crowd = await Promise.all(
      Array.from({ length: 24 }, (_, at) => request(site.url, `/trial/waits/${at}`)),
    );
    expect(crowd.every(isClientRendered)).toBe(true);
    const rendered = async () => pageStateOf((await request(site.url, '/trial/stamp/after')).text)?.rendered;
    await until('its other pages are rendered', rendered);
  });
});

describe('a remote whose files never come', () => {
  it('answers 503 after a while, and takes no place in the workers for ever', async () => {
    // Four for each of the two workers, and four that wait.
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => request(site.url, `/trial/file/${at}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 503));
    const rendered = async () => pageStateOf((await request(site.url, '/trial/stamp/later')).text)?.rendered;
    await until('pages are rendered', rendered);
  });
});

/** A second trial remote, with another name and other addresses. */
const neighbour = (): Publication => {
  const routes = trial.manifest.routes.map((route) => ({
    ...route,
    path: route.path.replace('/trial', '/neighbour'),
  }));
  const manifest = { ...trial.manifest, name: 'mfe-neighbour', navigation: [], routes };
  return deriveVersion({ ...trial, manifest }, '1.0.0');
};

describe('a remote whose server bundle loops for ever', () => {
  let visit = 0;
  const loop = () => request(site.url, `/trial/loops/${(visit += 1)}`);
  let words: string[];
  /** A page of another remote that was never rendered: its loader calls the services. */
  const uncached = () => request(site.url, `/region/us?q=${words.pop() ?? ''}`);
  const cached = () => request(site.url, '/about');

  beforeAll(async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    words = letters.flatMap((one) => letters.map((other) => one + other));
    await release(site, neighbour(), 'a neighbour');
    await release(site, deriveVersion(trial, '1.4.0'), 'loops');
    await isLive('1.4.0');
  });

  it('costs the others nothing: they answer within twice their usual time', async () => {
    const usual = { uncached: await timesOf(40, uncached), cached: await timesOf(40, cached) };
    const loops = [loop(), loop()];
    const during = { uncached: await timesOf(40, uncached), cached: await timesOf(40, cached) };
    const fallen = await Promise.all(loops);
    expect(fallen.every(isClientRendered)).toBe(true);
    checkTimeLimit(
      'the fall-back',
      Math.min(...fallen.map(({ milliseconds }) => milliseconds)),
      FALLBACK_LIMIT_MS,
    );
    checkTimeLimit('an uncached page', medianOf(during.uncached), 2 * medianOf(usual.uncached) + SLACK_MS);
    checkTimeLimit('a cached page', medianOf(during.cached), 2 * medianOf(usual.cached) + SLACK_MS);
    const slowest = { usual: quantileOf(usual.cached, 0.95), during: quantileOf(during.cached, 0.95) };
    checkTimeLimit('the slowest cached page', slowest.during, 2 * slowest.usual + SLOWEST_SLACK_MS);
  });

  it('is blamed itself, and not a page whose render began after it in the same worker', async () => {
    const before = stallsOf('1.4.0');
    // The neighbour's loaders wait, so that their renders are pending when the loop begins.
    const waiting = (at: number) => request(site.url, `/neighbour/waits/${at}`);
    const beside = await Promise.all([loop(), waiting(1), waiting(2), waiting(3), waiting(4)]);
    expect(beside.every(isClientRendered)).toBe(true);
    await until('the stall is on record', () => stallsOf('1.4.0') === before + 1);
    expect(edge.log()).not.toMatch(/mfe-neighbour[^\n]*"stalls"/);
  });

  it('is rendered on the server no more after three stalls, while the other remotes are', async () => {
    await until('server rendering pauses', async () => {
      await loop();
      return /MB-2007[^\n]*repeated stalls/.test(edge.log());
    });
    const paused = await request(site.url, '/trial/stamp/paused');
    expect(isClientRendered(paused)).toBe(true);
    const stalls = stallsOf('1.4.0');
    await Promise.all([loop(), loop(), loop()]);
    expect(stallsOf('1.4.0')).toBe(stalls);
    await until('the others are rendered', async () => pageStateOf((await uncached()).text)?.rendered);
    await browse('/trial', async (page) => {
      await page.locator('[data-alive="true"]').waitFor();
      await expectShellWorks(page);
    });
  });

  it('pauses immediately for all visitors of a crowd', async () => {
    await release(site, deriveVersion(trial, '1.4.1'), 'loops, before a crowd');
    await isLive('1.4.1');
    const crowd = await Promise.all(Array.from({ length: 20 }, loop));
    expect(crowd.every(isClientRendered)).toBe(true);
    const stalls = stallsOf('1.4.1');
    // Three pause the version; the second worker may have begun one of them by then.
    expect(stalls).toBeLessThanOrEqual(4);
    await until('the others are rendered again', async () => pageStateOf((await uncached()).text)?.rendered);
  });
});

describe('a remote whose server bundle loops as soon as it is evaluated', () => {
  it('never takes the workers of the others along', async () => {
    const looping = deriveVersion(trial, '1.5.0', (file, text) =>
      file === 'server.cjs' ? `for(;;);${text}` : undefined,
    );
    await release(site, looping, 'loops on evaluation');
    await isLive('1.5.0');
    for (let time = 0; time < 3; time += 1) {
      const [broken, about] = await Promise.all([
        request(site.url, '/trial'),
        request(site.url, `/region/us?q=z${time}`),
      ]);
      expect(isClientRendered(broken)).toBe(true);
      expect(about.status).toBe(200);
    }
    await browse('/trial', async (page) => {
      await page.locator('[data-alive="true"]').waitFor();
      await expectShellWorks(page);
    });
  });
});
