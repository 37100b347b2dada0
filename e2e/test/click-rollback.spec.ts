import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Composition, Publication } from '@mockingbird/contracts';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { openReportingTab, type ReportingTab } from '../src/browser/reporting-tab.js';
import { buildChangedTrial, type ChangedRemote } from '../src/development/changed-remote.js';
import { call } from '../src/harness/call.js';
import { versionAt } from '../src/harness/page-state.js';
import { buildRemote, release, releasesOf, TRIAL_FOLDER } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';
import { visit } from '../src/harness/visitors.js';
import { startWebhookReceiver, type WebhookReceiver } from '../src/webhooks/webhook-receiver.js';

const NAME = 'mfe-trial';
const PATH = '/trial';
const GOOD = '1.0.0';
const BAD = '1.1.0';
/** `npm run release` adds the commit of the repository, which this test does not change. */
const COMMIT = '0123456789abcdef0123456789abcdef01234567';
/** Affected visitors that a rollback takes, among as many without errors. */
const DECISIVE = 5;
/** A rollback takes seconds, so a test that waits longer has failed. */
const ROLLBACK_LIMIT_MS = 60_000;
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const PAGE = 'src/routes/start.tsx';
const THROW = "throw new Error('there are no seats');";
/** A heading's end, and a button after it. */
const BUTTON = `</h1>
      <button id="book" onClick={() => {
        ${THROW}
      }}>Book</button>`;

let site: TestSite;
let browser: Browser;
let receiver: WebhookReceiver;
let good: Publication;
let bad: ChangedRemote;
let tabs: ReportingTab[] = [];
let visitors = 0;

const freshAddress = () => `10.30.0.${(visitors += 1)}`;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  [site, browser, good, bad] = await Promise.all([
    startTestSite({ TRUSTED_PROXIES: '127.0.0.1', WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET }),
    launchBrowser(),
    buildRemote(TRIAL_FOLDER, GOOD),
    buildChangedTrial(BAD, { file: PAGE, from: '</h1>', to: BUTTON }),
  ]);
});

afterAll(async () => {
  await Promise.all(tabs.map((tab) => tab.close()));
  await browser?.close();
  await site?.stop();
  await receiver?.close();
});

const served = (version: string) =>
  until(`${version} is served`, async () => (await versionAt(site.url, PATH)) === `${NAME}@${version}`);

/** Visitors without a browser and without errors. */
async function visitCalmly(): Promise<void> {
  const calm = await Promise.all(Array.from({ length: DECISIVE }, () => visit(site, PATH, freshAddress())));
  expect(calm.map(({ version }) => version)).toEqual(calm.map(() => BAD));
  await Promise.all(calm.map(({ report }) => report('mounted')));
}

/** Visitors in tabs of Chromium, who press the button. */
async function pressInTabs(): Promise<void> {
  tabs = await Promise.all(
    Array.from({ length: DECISIVE }, () => openReportingTab(browser, site.url, { address: freshAddress() })),
  );
  await Promise.all(
    tabs.map(async ({ page, reports }) => {
      await page.goto(site.url + PATH);
      await until('the screen is mounted', () => reports.some(({ kind }) => kind === 'mounted'));
      await page.locator('#book').click();
    }),
  );
}

/** Waits for the composition of the automatic rollback. */
async function rolledBack(): Promise<Composition> {
  const { value } = await until(
    `${BAD} is rolled back`,
    async () => {
      const composition = await releasesOf(site).current();
      return composition?.kind === 'automatic' && composition;
    },
    ROLLBACK_LIMIT_MS,
  );
  return value;
}

/** Opens `/admin/releases` as the first admin. @returns the text of the version's errors */
async function errorsOnScreen(): Promise<string> {
  const { firstAdmin } = site.running;
  if (!firstAdmin) throw new Error('The site made no admin');
  const answer = await call(site, site.url, '/api/auth/login', firstAdmin);
  const token: string = JSON.parse(answer.text).data.token;
  const page = await browser.newPage();
  await page.addInitScript((token) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mb:token', JSON.stringify(token));
  }, token);
  await page.goto(`${site.url}/admin/releases`);
  const errors = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${NAME} ${BAD}` }) })
    .filter({ hasText: 'no seats' });
  return errors.innerText();
}

/** Messages about the composition with a number. */
const messagesAbout = (number: number) =>
  receiver.received().filter(({ body }) => JSON.parse(body).data.composition === number);

describe('a button that throws on click', () => {
  it('is rolled back, is shown with its line, commit and owner, and is announced once', async () => {
    await release(site, good, 'a good one');
    const { number } = await release(site, { ...bad.publication, commit: COMMIT }, 'a button for seats');
    await served(BAD);
    await visitCalmly();
    await pressInTabs();

    const composition = await rolledBack();
    expect(composition).toMatchObject({ number: number + 1, by: 'watch' });
    expect(composition.why).toContain(
      `${NAME}@${BAD} was taken back: ${DECISIVE} of ${2 * DECISIVE} visitors in trouble`,
    );
    expect(composition.why).toContain(`(handler ${DECISIVE})`);
    await served(GOOD);

    const shown = await errorsOnScreen();
    const place = bad.placeOf(THROW);
    expect(shown).toContain('there are no seats');
    expect(shown).toContain(`${place.file}, line ${place.line}, column`);
    expect(shown).toContain(`Owner: platform, built from commit ${COMMIT.slice(0, 10)}`);
    expect(shown).toContain(`${DECISIVE} visitors, an action failed`);

    // Messages come in the order of the compositions: after this change's one, none about the rollback can follow.
    const { composition: next } = await releasesOf(site).promote({
      remotes: [{ name: NAME, version: BAD }],
      again: true,
      why: 'once more',
    });
    await until('the next message', () => messagesAbout(next.number).length > 0);
    const [message, ...more] = messagesAbout(composition.number);
    expect(more).toEqual([]);
    const { headers, body } = message ?? { headers: {}, body: '' };
    const signed = {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    };
    expect(new Webhook(SECRET).verify(body, signed)).toMatchObject({
      type: 'release.rolled_back',
      data: {
        composition: composition.number,
        by: 'watch',
        why: composition.why,
        changes: [{ name: NAME, owner: 'platform', what: 'version', before: BAD, after: GOOD }],
      },
    });
    const ids = receiver.received().map((each) => each.headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
