import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatePictureResponse, gateReportResponse } from '@mockingbird/contracts';
import { messages, startGateSite, type Candidate, type GateSite } from '../src/gate/gate-site.js';
import { call, signedHeaders } from '../src/harness/call.js';
import { checkTimeLimit } from '../src/harness/check-time-limit.js';
import { request } from '../src/harness/request.js';
import { releasesOf, type Change } from '../src/harness/releases.js';

/** The text of the trial remote's second page in its browser files. */
const HEADING = '"Second page of edition one"';

/** Longest check of a version with one page, in milliseconds. */
const ONE_PAGE_LIMIT_MS = 20_000;

let gate: GateSite;
/** A server on this machine that is not the site. */
let stranger: Server;
let connections = 0;

beforeAll(async () => {
  stranger = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  gate = await startGateSite({ GATE_CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? 'auto' });
});

afterAll(async () => {
  stranger.close();
  await gate?.site.stop();
});

/** Browser files in which the second page's heading is another expression. The server bundle stays as it is. */
const inBrowser =
  (expression: string): Change =>
  (file, text) =>
    file.endsWith('.js') && text.includes(HEADING) ? text.replace(HEADING, expression) : undefined;

describe('the gate refuses in a browser', () => {
  it.each<[string, Candidate, said: RegExp]>([
    [
      'what throws in browsers only',
      { routes: ['second'], change: inBrowser('(() => { throw new Error("no window here"); })()') },
      /^Route "second" at \/trial\/second: exception: MB-3003 .*Error: no window here \(e2e\/fixtures\/mfe-trial\/src\/routes\/second\.tsx:\d+:\d+\)$/,
    ],
    [
      'another global name than the entry sets',
      { routes: ['second'], manifest: { globalName: 'mfe_trial_other' } },
      /^Route "second" at \/trial\/second: global name: the entry sets no remote entry "mfe_trial_other"/,
    ],
    [
      'an error in the console',
      { routes: ['second'], change: inBrowser(`(console.error("a complaint"), ${HEADING})`) },
      /^Route "second" at \/trial\/second: console: a complaint \(e2e\/fixtures\/mfe-trial\/src\/routes\/second\.tsx:\d+:\d+\)$/,
    ],
    [
      'what the content security policy blocks',
      {
        routes: ['second'],
        change: inBrowser(`(document.body.setAttribute("style", "color: red"), ${HEADING})`),
      },
      /^Route "second" at \/trial\/second: CSP: .*Content Security Policy.* \(e2e\/fixtures\/mfe-trial\/src\/routes\/second\.tsx:\d+:\d+\)$/,
    ],
    [
      "markup that differs from the server's",
      { routes: ['second'], change: inBrowser('"Another heading"') },
      /^Route "second" at \/trial\/second: hydration: MB-3003 hydration /,
    ],
  ])('%s', async (_, wanted, said) => {
    const candidate = gate.candidate(wanted);
    const refused = await gate.refusalOf({ ...candidate, sourceMaps: gate.trial.sourceMaps });
    expect([refused.code, messages(refused)]).toEqual(['MB-4020', expect.stringMatching(said)]);
  });
});

/** Calls the services as the site's first admin. @returns the parsed response */
async function callAsAdmin(path: string): Promise<unknown> {
  const { site } = gate;
  const { firstAdmin } = site.running;
  if (!firstAdmin) throw new Error('The site made no admin');
  const signedIn = await call(site, site.url, '/api/auth/login', firstAdmin);
  const token: string = JSON.parse(signedIn.text).data.token;
  // A signature covers the path without its query.
  const signature = signedHeaders(site, 'GET', path.split('?')[0] ?? path);
  const headers = { ...signature, authorization: `Bearer ${token}` };
  const { text } = await request(site.url, path, { headers });
  return JSON.parse(text);
}

describe('a sound version', () => {
  it('passes, goes live, and the next one has pictures of both', async () => {
    const first = gate.candidate({ routes: ['start', 'second', 'client'] });
    const { checks } = await gate.publish(first);
    expect(checks.at(-1)).toMatchObject({
      ...{ check: 'browser', outcome: 'passed' },
      detail: expect.stringContaining('3 pages were shown in Chromium without an issue'),
    });
    const { name, version } = first.manifest;
    await releasesOf(gate.site).promote({ remotes: [{ name, version }], why: 'it passed' });
    const changed = '"Second page of edition two"';
    const next = gate.candidate({
      routes: ['start', 'second', 'client'],
      change: (_, text) => (text.includes(HEADING) ? text.replaceAll(HEADING, changed) : undefined),
    });
    const startedAt = performance.now();
    await gate.publish(next);
    console.log(`three pages, each beside the live one: ${Math.round(performance.now() - startedAt)} ms`);
    const query = `name=${name}&version=${next.manifest.version}`;
    const report = gateReportResponse.parse(await callAsAdmin(`/api/releases/admin/report?${query}`)).data;
    expect(report.liveVersion).toBe(version);
    const [start, second] = ['/trial', '/trial/second'].map((path) =>
      report.routes.find((route) => route.path === path),
    );
    expect(start?.pictures.map(({ width, changedPercent }) => [width, changedPercent])).toEqual([
      [1_280, 0],
      [390, 0],
    ]);
    expect(start?.htmlDiff).toBeUndefined();
    expect(second?.htmlDiff).toContain('edition two');
    const [picture] = second?.pictures ?? [];
    expect(picture?.changedPercent).toBeGreaterThan(0);
    for (const file of [picture?.candidate, picture?.live, picture?.difference]) {
      const path = `/api/releases/admin/picture?${query}&file=${file}`;
      const { base64 } = gatePictureResponse.parse(await callAsAdmin(path)).data;
      expect(Buffer.from(base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    }
  });

  it('reaches this site only', async () => {
    // A server listens on a port, so it has an address with one.
    const { port } = stranger.address() as AddressInfo;
    const calls = [
      `new Image().src = "https://127.0.0.1:${port}/picture"`,
      `document.head.append(Object.assign(document.createElement("link"), { rel: "preconnect", href: "http://127.0.0.1:${port}" }))`,
      `open("http://127.0.0.1:${port}/window")`,
      HEADING,
    ];
    const startedAt = performance.now();
    const candidate = gate.candidate({ routes: ['second'], change: inBrowser(`(${calls.join(', ')})`) });
    const { checks } = await gate.publish(candidate);
    expect([checks.at(-1)?.outcome, connections]).toEqual(['passed', 0]);
    checkTimeLimit('one page', performance.now() - startedAt, ONE_PAGE_LIMIT_MS);
  });
});

describe('a gate without Chromium', () => {
  it('says that it has not decided, and publishes', async () => {
    await gate.site.stop();
    gate = await startGateSite({ GATE_CHROMIUM_PATH: '/nowhere/chromium' });
    const throwing = gate.candidate({
      routes: ['second'],
      change: inBrowser('(() => { throw new Error("no window here"); })()'),
    });
    const { checks, created } = await gate.publish(throwing);
    expect(created).toBe(true);
    expect(checks.at(-1)).toEqual({
      ...{ check: 'browser', outcome: 'skipped' },
      detail: 'Not decided: there is no program /nowhere/chromium (GATE_CHROMIUM_PATH)',
    });
  });
});
