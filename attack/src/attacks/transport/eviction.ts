import pMap from 'p-map';
import { FROM_ELSEWHERE, send } from '../../http/send.js';
import type { Attack } from '../../runner/attack.js';

const HOT_PAGES = ['/exam/ssc-gd', '/exam/dmv-texas', '/region/in', '/terms', '/tools'];
const CONNECTIONS = 3;
/** Milliseconds for which a hot page is fresh, with a margin. Older ones are rendered again after any load. */
const FRESH_MS = 25_000;

/** Addresses that exist once, in every place where a page has a parameter. */
const PATTERNS: readonly ((at: number) => string)[] = [
  (at) => `/region/attack-${at}`,
  (at) => `/articles/region/attack-${at}`,
  (at) => `/results/attack-${at}`,
  (at) => `/exam/attack-${at}`,
  (at) => `/EXAM/attack_exam-${at}`,
  (at) => `/exam/ATTACK_EXAM-${at}`,
  (at) => `/mocktest/ssc-gd/attack-${at}`,
  (at) => `/blog/attack-${at}`,
  (at) => `/dmv?q=attack-${at}`,
  (at) => `/aptitude?q=attack-${at}`,
  (at) => `/region/us?q=attack-${at}`,
];

const pathAt = (at: number): string => PATTERNS[at % PATTERNS.length]?.(at) ?? '/';

/** More renders than the edge allows one network at the same time (`RENDER_BURST`). */
const BURST = 150;

/** One client invents addresses: they must not push the pages that others visit out of the cache. */
export const eviction: Attack = {
  name: 'eviction',
  prepare: async ({ site }) => {
    await pMap(
      Array.from({ length: BURST }, (_, at) => `/region/us?q=before-${at}`),
      (path) => send(site.url, path, FROM_ELSEWHERE),
      { concurrency: CONNECTIONS },
    );
  },
  run: async ({ site, tally, isSmall, log }) => {
    const visitHot = async () => {
      const outcomes = [];
      for (const path of HOT_PAGES) outcomes.push({ path, outcome: await send(site.url, path) });
      return outcomes;
    };
    // A page counts as visited after its second request.
    await visitHot();
    await visitHot();
    let refreshedAt = Date.now();
    let invented = 0;
    const refresh = async () => {
      if (Date.now() - refreshedAt < FRESH_MS) return;
      refreshedAt = Date.now();
      await visitHot();
    };
    await pMap(
      Array.from({ length: isSmall ? 60 : 1_100 }, (_, at) => at),
      async (at) => {
        await refresh();
        const path = pathAt(at);
        const outcome = await send(site.url, path, FROM_ELSEWHERE);
        invented += 1;
        tally.check(path, outcome, [200, 308, 404]);
      },
      { concurrency: CONNECTIONS },
    );
    log(`  ${invented} invented addresses`);
    for (const { path, outcome } of await visitHot())
      tally.check(
        `${path} afterwards`,
        outcome,
        ({ status, headers }) => status === 200 && headers['x-mb-page'] !== 'render',
      );
  },
};
