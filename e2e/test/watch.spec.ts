import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Composition, Publication, VersionEvent } from '@mockingbird/contracts';
import { isInCanary, newVisitorId, VISITOR_COOKIE } from '@mockingbird/registry';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { openReportingTab, type ReportingTab, type ReportedEvent } from '../src/browser/reporting-tab.js';
import { startSecondEdge, type SecondEdge } from '../src/failures/second-edge.js';
import {
  CALLS_WRONGLY,
  LOADS_WRONGLY,
  spoiled,
  THROWS_IN_HANDLER,
  type PageChange,
} from '../src/failures/spoil.js';
import { request } from '../src/harness/request.js';
import { documentsOf } from '../src/harness/collection.js';
import { checkTimeLimit } from '../src/harness/check-time-limit.js';
import { pageStateOf, versionAt } from '../src/harness/page-state.js';
import { builtRemote, deriveVersion, release, releasesOf } from '../src/harness/releases.js';
import { missing } from '../src/harness/sabotage.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';
import { sendTelemetry, visit } from '../src/harness/visitors.js';

const NAME = 'mfe-home';
const PATH = '/about';
/** Time after the decisive report until all visitors have the good version again. */
const BACK_LIMIT_MS = 10_000;
/** Affected visitors that a rollback takes, as the health monitor counts. */
const DECISIVE = 5;
/** Visitors without a browser: about a dozen of them get a canary at 50 %. */
const CALM = 30;
const FORGED = 1_000;
/** Requests that the services accept from one address within five minutes. */
const HEARD = 300;
const AT_ONCE = 50;

/** The server's page is fine: only tabs show the error. */
const THROWS_IN_TABS: PageChange = `(page) => ({ ...page, Component(props) {
  if (typeof window !== 'undefined') throw new Error('thrown while rendering');
  return page.Component(props);
} })`;

let site: TestSite;
let browser: Browser;
let home: Publication;
let tabs: ReportingTab[] = [];
let visitors = 0;

const addressOf = (net: number, count: number) => `10.${net}.${Math.floor(count / 250)}.${(count % 250) + 1}`;

/** An unused address. */
function freshAddress(): string {
  visitors += 1;
  return addressOf(20, visitors);
}

beforeAll(async () => {
  [site, home, browser] = await Promise.all([
    startTestSite({ TRUSTED_PROXIES: '127.0.0.1' }),
    builtRemote(NAME),
    launchBrowser(),
  ]);
});

afterEach(async () => {
  await Promise.all(tabs.map((tab) => tab.close()));
  tabs = [];
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const tabOf = async (id?: string): Promise<ReportingTab> => {
  const tab = await openReportingTab(browser, site.url, { address: freshAddress(), id });
  tabs.push(tab);
  return tab;
};

const current = async (): Promise<Composition> => {
  const composition = await releasesOf(site).current();
  if (!composition) throw new Error('The site has no composition');
  return composition;
};

/** Waits until the edge shows the live composition. */
const served = async (): Promise<Composition> => {
  const composition = await current();
  await until(`composition ${composition.number} is served`, async () => {
    const state = pageStateOf((await request(site.url, PATH)).text);
    return state?.composition === composition.number;
  });
  return composition;
};

const versionFor = async (id: string) =>
  pageStateOf((await request(site.url, PATH, { headers: { cookie: `${VISITOR_COOKIE}=${id}` } })).text)
    ?.remote?.version;

/** Events that tabs reported about a version, in order. */
const reportsOf = (version: string): ReportedEvent[] =>
  tabs
    .flatMap(({ reports }) => reports)
    .filter((report) => report.version === version)
    .sort((one, other) => one.at - other.at);

/** Waits for an automatic rollback. @returns its composition, and the time of the decisive report */
async function takenBackAfter(
  version: string,
  kind: VersionEvent['kind'],
): Promise<{ composition: Composition; decisiveAt: number }> {
  const { value } = await until(`${version} is taken back`, async () => {
    const composition = await current();
    return composition.kind === 'automatic' && composition.why.includes(version) && composition;
  });
  const decisive = reportsOf(version).filter((report) => report.kind === kind)[DECISIVE - 1];
  if (!decisive) throw new Error(`Too few tabs reported ${version}`);
  return { composition: value, decisiveAt: decisive.at };
}

/** Prints the time since the decisive report. */
function expectSoon(what: string, decisiveAt: number): void {
  const milliseconds = performance.now() - decisiveAt;
  console.log(`${what}: the good version ${(milliseconds / 1_000).toFixed(2)} s after the decisive report`);
  checkTimeLimit(what, milliseconds, BACK_LIMIT_MS);
}

describe('a canary that throws while it draws, in tabs alone', () => {
  const CANARY = '9.0.0';

  it('is rolled back automatically, with figures, and is gone from the next page load', async () => {
    const stable = home.manifest.version;
    await releasesOf(site).publish(spoiled(home, CANARY, [THROWS_IN_TABS]));
    await releasesOf(site).canary({ name: NAME, version: CANARY, percent: 50 });
    const { number, remotes } = await served();
    const rule = remotes.find(({ manifest }) => manifest.name === NAME)?.canary;
    if (!rule) throw new Error('There is no canary');

    const calm = await Promise.all(Array.from({ length: CALM }, () => visit(site, PATH, freshAddress())));
    expect(await Promise.all(calm.map((visitor) => visitor.report('mounted')))).toEqual(calm.map(() => 200));
    const ids = Array.from({ length: 100 }, newVisitorId);
    const inside = ids.filter((id) => isInCanary(rule, { id })).slice(0, DECISIVE);
    const outside = ids.find((id) => !isInCanary(rule, { id })) ?? '';
    expect((await current()).number).toBe(number);

    const calmTab = await tabOf(outside);
    await calmTab.page.goto(site.url + PATH);
    await until('the good version is reported', () => reportsOf(stable).length > 0);
    expect(calmTab.reports).toMatchObject([{ kind: 'mounted', remote: NAME, version: stable }]);
    const affected = await Promise.all(inside.map(tabOf));
    await Promise.all(affected.map(({ page }) => page.goto(site.url + PATH)));

    const { composition, decisiveAt } = await takenBackAfter(CANARY, 'render');
    await until('everybody has the good version', async () => {
      const versions = await Promise.all(inside.map(versionFor));
      return versions.every((version) => version === stable);
    });
    expectSoon('a canary at 50 %', decisiveAt);
    console.log(composition.why);
    expect(composition).toMatchObject({ number: number + 1, kind: 'automatic', by: 'watch' });
    const seen = calm.filter(({ version }) => version === CANARY).length + DECISIVE;
    expect(composition.why).toContain(
      `The canary ${NAME}@${CANARY} was taken back: ${DECISIVE} of ${seen} visitors in trouble`,
    );
    expect(composition.why).toContain(`(render ${DECISIVE})`);
    expect(composition.why).toContain(`of ${stable} 0 of ${CALM + DECISIVE + 1 - seen} (0.0 %)`);

    const [again] = affected;
    await again?.page.reload();
    await again?.page.locator('#mb-remote h1').waitFor();
    expect(await again?.page.content()).not.toContain(`/remotes/${NAME}/${CANARY}/`);
  });
});

describe('a fresh promotion whose chunk does not come', () => {
  const GOOD = '9.1.0';
  const BAD = '9.2.0';

  it('is taken back to the version before, which its readers were shown already', async () => {
    await release(site, spoiled(home, GOOD), 'a good one');
    await release(site, spoiled(home, BAD), 'a bad one');
    const { number } = await served();
    const calm = await Promise.all(Array.from({ length: DECISIVE }, () => visit(site, PATH, freshAddress())));
    await Promise.all(calm.map((visitor) => visitor.report('mounted')));

    const affected = await Promise.all(Array.from({ length: DECISIVE }, () => tabOf()));
    await Promise.all(
      affected.map(async ({ page }) => {
        await missing(page, new RegExp(`/remotes/${NAME}/${BAD}/(?!remoteEntry)[^?]+\\.js$`));
        await page.goto(site.url + PATH);
        await page.locator(`[data-edition="${GOOD}"]`).waitFor();
      }),
    );
    const { composition, decisiveAt } = await takenBackAfter(BAD, 'load');
    await until('everybody has the good version', async () => {
      return (await versionAt(site.url, PATH)) === `${NAME}@${GOOD}`;
    });
    expectSoon('a promotion', decisiveAt);
    console.log(composition.why);
    expect(composition).toMatchObject({ number: number + 1, kind: 'automatic', by: 'watch' });
    expect(composition.why).toContain(
      `The new version ${NAME}@${BAD} was taken back: ${DECISIVE} of ${2 * DECISIVE} visitors in trouble`,
    );
    const [again] = affected;
    await again?.page.reload();
    await again?.page.locator(`[data-edition="${GOOD}"]`).waitFor();
    expect(await again?.page.content()).not.toContain(`/remotes/${NAME}/${BAD}/`);
  });
});

describe.each([
  {
    name: 'a button that throws on click',
    kind: 'handler',
    change: THROWS_IN_HANDLER,
    GOOD: '9.4.0',
    BAD: '9.5.0',
    message: 'thrown by an event handler',
  },
  {
    name: 'a button whose request the services refuse',
    kind: 'refusal',
    change: CALLS_WRONGLY,
    GOOD: '9.6.0',
    BAD: '9.7.0',
    message: 'POST /api/content/* was refused: 400 MB-1002 at /path, /query, /region',
  },
] as const)('$name', ({ kind, change, GOOD, BAD, message }) => {
  it('is rolled back automatically, and its reports say where it happened', async () => {
    await release(site, spoiled(home, GOOD), 'a good one');
    await release(site, spoiled(home, BAD, [change]), 'a bad one');
    const { number } = await served();
    const calm = await Promise.all(Array.from({ length: DECISIVE }, () => visit(site, PATH, freshAddress())));
    await Promise.all(calm.map((visitor) => visitor.report('mounted')));

    const affected = await Promise.all(Array.from({ length: DECISIVE }, () => tabOf()));
    await Promise.all(
      affected.map(async ({ page, reports }) => {
        await page.goto(site.url + PATH);
        await until('the screen is mounted', () => reports.some(({ kind }) => kind === 'mounted'));
        await page.locator('#fail').click();
        // The screen stays as it is, for this visitor.
        await page.locator('#fail').waitFor();
      }),
    );
    const { composition, decisiveAt } = await takenBackAfter(BAD, kind);
    expectSoon(kind, decisiveAt);
    expect(composition).toMatchObject({ number: number + 1, kind: 'automatic', by: 'watch' });
    expect(composition.why).toContain(`(${kind} ${DECISIVE})`);
    const [report] = reportsOf(BAD).filter((each) => each.kind === kind);
    expect(report).toMatchObject({ remote: NAME, message });
    const [place] = report?.stack ?? [];
    expect(Object.keys(home.manifest.files)).toContain(place?.file);
  });
});

describe('a loader whose request the services refuse at the edge', () => {
  const BAD = '9.8.0';

  it('is reported by the tab that shows the page', async () => {
    await release(site, spoiled(home, BAD, [LOADS_WRONGLY]), 'a bad one');
    await served();
    const { page } = await tabOf();
    await page.goto(site.url + PATH);
    await until('the refusal is reported', () => reportsOf(BAD).some(({ kind }) => kind === 'refusal'));
    expect(reportsOf(BAD).find(({ kind }) => kind === 'refusal')).toMatchObject({
      remote: NAME,
      message: 'POST /api/content/* was refused: 400 MB-1002 at /path, /query, /region',
    });
  });
});

describe('one visitor that makes up a thousand reports', () => {
  const FRESH = '9.3.0';
  /** The health monitor checks it after the other one, so its rollback proves that the other one was checked. */
  const CONTROL = { name: 'mfe-mocktest', version: '9.0.0', path: '/practice-tests' };
  let edge: SecondEdge;

  beforeAll(async () => {
    // It trusts no header about the origin of a request.
    edge = await startSecondEdge(site);
  });

  afterAll(() => edge?.stop());

  /** Sends every report with a new id and a new address. @returns the number of responses by status */
  async function forge(
    origin: string,
    forwarded: (madeUp: string) => string,
  ): Promise<Record<number, number>> {
    const { number } = await current();
    const statuses: Record<number, number> = {};
    for (let sent = 0; sent < FORGED; sent += AT_ONCE) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          sendTelemetry(
            site,
            origin,
            { composition: number, events: [{ remote: NAME, version: FRESH, kind: 'render' }] },
            {
              cookie: `${VISITOR_COOKIE}=${newVisitorId()}`,
              'x-forwarded-for': forwarded(addressOf(99, sent + index)),
            },
          ),
        ),
      );
      for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  }

  it('changes nothing, whatever it says it is, while the watch takes back what hurts many', async () => {
    await release(site, deriveVersion(home, FRESH), 'a good one');
    await release(site, deriveVersion(await builtRemote(CONTROL.name), CONTROL.version), 'the other one');
    const { number } = await served();
    const calm = await Promise.all(Array.from({ length: 12 }, () => visit(site, PATH, freshAddress())));
    await Promise.all(calm.map((visitor) => visitor.report('mounted')));

    const statuses = { 200: HEARD, 429: FORGED - HEARD };
    // Behind a trusted proxy, which appends the sender's address to the sender's own header.
    expect(await forge(site.url, (madeUp) => `${madeUp}, 203.0.113.7`)).toEqual(statuses);
    // At an edge without a proxy.
    expect(await forge(edge.url, (madeUp) => madeUp)).toEqual(statuses);
    const affected = (await documentsOf(site, 'versionEvents')).filter(
      ({ version, affected: isAffected }) => version === FRESH && isAffected === true,
    );
    expect(new Set(affected.map(({ visitor }) => String(visitor))).size).toBe(2);

    const many = await Promise.all(
      Array.from({ length: 2 * DECISIVE }, () => visit(site, CONTROL.path, freshAddress())),
    );
    await Promise.all(many.map((visitor) => visitor.report('mount')));
    const { value } = await until('the other one is taken back', async () => {
      const composition = await current();
      return composition.kind === 'automatic' && composition.number > number && composition;
    });
    expect(value.number).toBe(number + 1);
    expect(value.why).toContain(`${CONTROL.name}@${CONTROL.version} was taken back`);
    const still = value.remotes.find(({ manifest }) => manifest.name === NAME);
    expect(still?.manifest.version).toBe(FRESH);
  });
});
