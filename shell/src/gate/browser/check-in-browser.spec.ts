import { describe, expect, it } from '@jest/globals';
import { checkInBrowser } from './check-in-browser.js';
import type { PageIssue } from './page-issues.js';
import type { Visit } from './visit-page.js';

const candidate = { name: 'mfe-news', version: '2.0.0', globalName: 'news_2_0_0' };
const live = { name: 'mfe-news', version: '1.0.0', globalName: 'news_1_0_0' };
const ADDRESS = { routeId: 'list', path: '/news', pointer: '/manifest/routes/0' };

const shown = (...issues: PageIssue[]): Visit => ({
  kind: 'shown',
  issues,
  pictures: new Map(),
  html: '<p>news</p>',
});
const late: Visit = { kind: 'late', message: 'was not ready within 20000 ms', issues: [] };
const crashed: Visit = { kind: 'crashed', message: 'ended in the browser: the page crashed', issues: [] };
const complaint = (message: string): PageIssue => ({ check: 'console', message, stack: [] });

interface World {
  visits: Visit[];
  live?: Visit | undefined;
  remainingMs?: number;
  isWanted?: () => boolean;
}

async function check({ visits, live: liveVisit, remainingMs = 60_000, isWanted = () => true }: World) {
  const left = [...visits];
  const result = await checkInBrowser([ADDRESS], {
    candidate,
    live,
    visitCandidate: async () => left.shift() ?? shown(),
    visitLive: async () => liveVisit,
    remainingMs: () => remainingMs,
    isWanted,
    now: () => new Date(0),
  });
  const messages = (kind: 'issues' | 'undecided') => result.browser[kind].map(({ message }) => message);
  return { ...result, issues: messages('issues'), undecided: messages('undecided'), unused: left.length };
}

describe('a page in the browser', () => {
  it('passes without an issue', async () => {
    const { issues, undecided, shown: count } = await check({ visits: [shown()], live: shown() });
    expect([issues, undecided, count]).toEqual([[], [], 1]);
  });

  it('is noted when its code leads elsewhere, if the live version does not', async () => {
    const redirected: Visit = { kind: 'shown', issues: [], pictures: new Map(), html: '', endedAt: '/other' };
    const { issues, notes, shown: count } = await check({ visits: [redirected], live: shown() });
    expect([issues, count]).toEqual([[], 1]);
    expect(notes).toEqual([
      'route "list" at /news: in the browser it leads to /other, so that page was checked',
    ]);
    expect((await check({ visits: [redirected], live: redirected })).notes).toEqual([]);
  });

  it('has no report when the client has left meanwhile', async () => {
    expect((await check({ visits: [shown()], live: shown() })).report).toBeDefined();
    let asks = 0;
    const isWanted = () => (asks += 1) === 1;
    expect((await check({ visits: [shown()], live: shown(), isWanted })).report).toBeUndefined();
  });

  it('refuses the version for an issue that the live version does not have', async () => {
    const { issues, shown: count } = await check({
      visits: [shown(complaint('x is undefined'))],
      live: shown(),
    });
    expect([issues, count]).toEqual([['Route "list" at /news: console: x is undefined'], 0]);
  });

  it('reports an issue that the live version has too, and does not refuse', async () => {
    const {
      issues,
      notes,
      shown: count,
    } = await check({
      visits: [shown(complaint('no news_2_0_0 in 2.0.0, chunk 0123abcd'))],
      live: shown(complaint('no news_1_0_0 in 1.0.0, chunk ffff0000')),
    });
    expect([issues, count]).toEqual([[], 1]);
    expect(notes.join()).toMatch(
      /^route "list" at \/news: console: no news_2_0_0 .*, as in the live version$/,
    );
  });

  it.each<[string, Partial<World>]>([
    ['is late', { live: late }],
    ['crashes', { live: crashed }],
    ['has no time left', { live: shown(), remainingMs: 10 }],
  ])('decides nothing about an issue when the live version %s', async (_, world) => {
    const { issues, undecided } = await check({ visits: [shown(complaint('x is undefined'))], ...world });
    expect(issues).toEqual([]);
    expect(undecided).toEqual([
      'Route "list" at /news: console: x is undefined. The live version could not be opened to compare',
    ]);
  });

  it('refuses the version for an issue on a page that the live version does not have', async () => {
    expect((await check({ visits: [shown(complaint('x'))], live: undefined })).issues).toHaveLength(1);
  });

  it.each([late, crashed])(
    'that is $kind twice refuses if the live one is shown in between',
    async (visit) => {
      const { issues, undecided } = await check({ visits: [visit, visit], live: shown() });
      expect([issues, undecided]).toEqual([
        [`Route "list" at /news ${visit.message}, twice; the live version was shown in between`],
        [],
      ]);
    },
  );

  it.each<[string, World]>([
    ['the live one is late too', { visits: [late, late], live: late }],
    ['nothing is live at its address', { visits: [late, late], live: undefined }],
    ['it is late once and crashes once', { visits: [late, crashed], live: shown() }],
    ['the time of the gate is over', { visits: [late], live: shown(), remainingMs: 10 }],
  ])('that is late decides nothing when %s', async (_, world) => {
    const { issues, undecided } = await check(world);
    expect(issues).toEqual([]);
    expect(undecided).toEqual(['Route "list" at /news was not ready within 20000 ms']);
  });

  it('that is late twice decides nothing although it has an issue that the live version has too', async () => {
    const old = { ...late, issues: [complaint('as ever')] };
    const { issues, undecided } = await check({
      visits: [old, old],
      live: { ...late, issues: [complaint('as ever')] },
    });
    expect([issues, undecided]).toEqual([[], ['Route "list" at /news was not ready within 20000 ms']]);
  });

  it('that is late once only is judged by the second attempt', async () => {
    const { issues, undecided, shown: count } = await check({ visits: [late, shown()], live: shown() });
    expect([issues, undecided, count]).toEqual([[], [], 1]);
  });

  it('is not opened after the time of the gate', async () => {
    const { undecided, unused } = await check({ visits: [shown()], remainingMs: 0 });
    expect([undecided, unused]).toEqual([
      ['Route "list" at /news was not opened in the browser: the time limit of the gate was exceeded'],
      1,
    ]);
  });
});
