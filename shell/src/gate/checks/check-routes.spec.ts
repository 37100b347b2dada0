import { describe, expect, it } from '@jest/globals';
import { manifestSchema } from '@mockingbird/contracts';
import { TimeoutError } from '../../shared/timeout.js';
import type { Violation } from '../accessibility/protocol.js';
import { createCandidateSite } from './candidate-site.js';
import type { CandidateRendering } from './candidate-renderer.js';
import { checkRoutes } from './check-routes.js';

const manifest = manifestSchema.parse({
  schema: 1,
  name: 'mfe-news',
  version: '1.0.0',
  owner: 'news',
  apiVersion: 1,
  globalName: 'news',
  entry: 'remoteEntry.js',
  server: 'server.cjs',
  routes: [
    { id: 'list', path: '/news', js: [], css: [] },
    { id: 'item', path: '/news/:slug', js: [], css: [] },
  ],
  navigation: [],
  examples: { item: '/news/hidden' },
  shared: {},
  files: {},
});
const candidate = createCandidateSite(undefined, manifest, '/server.cjs');

const passing = (path: string): CandidateRendering => ({ judgement: { kind: 'passed' }, html: path });
const missing: CandidateRendering = { judgement: { kind: 'missing', message: 'answered 404' }, html: '404' };
const failing: CandidateRendering = { judgement: { kind: 'failed', message: 'threw: x' } };
const late: CandidateRendering = { judgement: { kind: 'undecided', message: 'gave nothing in time: 5 ms' } };
const violation: Violation = {
  rule: 'image-alt',
  help: 'Images need words',
  helpUrl: 'https://x',
  elements: [],
};

interface World {
  /** The sitemap at each reading. The last one repeats. */
  sitemaps?: string[][];
  /** Renderings by address. All other addresses pass. */
  renderings?: Record<string, CandidateRendering>;
  violations?: Record<string, Violation[]>;
  axe?: Error;
  /** Whether the live version answers at an address. Without it, there is none. */
  live?: (path: string) => boolean | undefined;
  /** Whether the services are ready. */
  isReady?: boolean;
  /** Called after the first rendering. */
  afterFirst?: () => void;
  /** The rest of the gate's time. */
  remainingMs?: number;
  routes?: typeof manifest.routes;
}

async function check({
  sitemaps = [[]],
  renderings = {},
  violations = {},
  axe,
  live,
  isReady = true,
  afterFirst,
  remainingMs = 60_000,
  routes,
}: World) {
  const tried: string[] = [];
  const report = await checkRoutes(
    routes ? createCandidateSite(undefined, { ...manifest, routes }, '/server.cjs') : candidate,
    {
      renderer: {
        render: async (_, route, path) => {
          tried.push(path);
          const rendering = renderings[path] ?? passing(path);
          if (tried.length === 1) afterFirst?.();
          return rendering;
        },
        readSitemap: async () => (sitemaps.length > 1 ? sitemaps.shift() : sitemaps[0]) ?? [],
      },
      axe: {
        check: async (html) => {
          if (axe) throw axe;
          return violations[html] ?? [];
        },
      },
      reference: {
        answers: async (path) => live?.(path),
        areServicesReady: async () => isReady,
      },
      remainingMs: () => remainingMs,
      isWanted: () => true,
    },
  );
  return { ...report, tried };
}

const NOTHING = { issues: [], undecided: [] };

describe('a version at the gate', () => {
  it('is rendered at addresses of its sitemap, not of its manifest', async () => {
    const { tried, renders, renderedRoutes, checkedPages } = await check({
      sitemaps: [['/news/first']],
      renderings: { '/news/hidden': failing },
    });
    expect(tried).toEqual(['/news', '/news/first']);
    expect({ renders, renderedRoutes, checkedPages }).toEqual({
      renders: NOTHING,
      renderedRoutes: 2,
      checkedPages: 2,
    });
  });

  it('passes with its “not found” page when the sitemap is empty', async () => {
    const { renders, renderedRoutes, checkedPages } = await check({
      renderings: { '/news/hidden': missing },
    });
    expect({ renders, renderedRoutes, checkedPages }).toEqual({
      renders: NOTHING,
      renderedRoutes: 2,
      checkedPages: 2,
    });
  });

  it('passes without an address of a route, with a note', async () => {
    const [list, item] = manifest.routes;
    if (!list || !item) throw new Error('No routes');
    const other = { ...item, id: 'other', path: '/elsewhere/:slug' };
    const { renders, renderedRoutes, notes } = await check({ routes: [list, other] });
    expect({ renders, renderedRoutes, notes }).toEqual({
      renders: NOTHING,
      renderedRoutes: 1,
      notes: ['route "other" (/elsewhere/:slug) not checked: no address'],
    });
  });

  it('passes when another address of the same route has no issue, with a note', async () => {
    const { tried, renders, accessibility, notes } = await check({
      sitemaps: [['/news/a', '/news/b', '/news/c']],
      renderings: { '/news/a': failing },
      violations: { '/news/b': [violation] },
    });
    expect(tried).toEqual(['/news', '/news/a', '/news/b', '/news/c']);
    expect([renders, accessibility]).toEqual([NOTHING, NOTHING]);
    expect(notes).toEqual([
      'Route "item" at /news/a threw: x, but another address of it is sound',
      'Route "item" at /news/b: Images need words:  (axe rule image-alt, https://x), but another address of it is sound',
    ]);
  });

  it('passes when its content was hidden during the check', async () => {
    const { renders, notes } = await check({
      sitemaps: [['/news/a'], ['/news/b']],
      renderings: { '/news/a': missing },
    });
    expect({ renders, notes }).toEqual({
      renders: NOTHING,
      notes: ['route "item" not checked: its content was hidden meanwhile'],
    });
  });

  it('is refused when all addresses of a route fail', async () => {
    const { renders } = await check({
      sitemaps: [['/news/a', '/news/b']],
      renderings: { '/news/a': failing, '/news/b': missing },
    });
    expect(renders.issues).toEqual([
      { path: '/manifest/routes/1', message: 'Route "item" at /news/a threw: x' },
    ]);
  });

  it('is refused when an address in its sitemap is missing', async () => {
    const { renders } = await check({ sitemaps: [['/news/a']], renderings: { '/news/a': missing } });
    expect(renders.issues).toEqual([
      { path: '/manifest/routes/1', message: 'Route "item" at /news/a answered 404' },
    ]);
  });

  it('is refused for a route without parameters that answers 404', async () => {
    const { renders } = await check({ sitemaps: [['/news/a']], renderings: { '/news': missing } });
    expect(renders.issues.map(({ message }) => message)).toEqual(['Route "list" at /news answered 404']);
  });

  it('is refused for what axe finds at every address of a route', async () => {
    const { accessibility } = await check({ violations: { '/news': [violation] } });
    expect(accessibility.issues.map(({ path }) => path)).toEqual(['/manifest/routes/0']);
  });

  it('is undecided when an address took too long twice, and no live version shows why', async () => {
    const { tried, renders } = await check({
      sitemaps: [['/news/a', '/news/b']],
      renderings: { '/news/a': late },
    });
    expect(tried).toEqual(['/news', '/news/a', '/news/a']);
    expect(renders).toEqual({
      issues: [],
      undecided: [
        { path: '/manifest/routes/1', message: 'Route "item" at /news/a gave nothing in time: 5 ms' },
      ],
    });
  });

  it('is undecided when axe took too long', async () => {
    const { accessibility } = await check({ axe: new TimeoutError(20), sitemaps: [['/news/a']] });
    expect(accessibility.issues).toEqual([]);
    expect(accessibility.undecided.map(({ message }) => message)).toEqual([
      'Route "list" at /news: axe did not finish: Not done within 20 ms',
      'Route "item" at /news/a: axe did not finish: Not done within 20 ms',
    ]);
  });

  it('is not rendered further after three routes that took too long', async () => {
    const [list] = manifest.routes;
    if (!list) throw new Error('No routes');
    const routes = ['a', 'b', 'c', 'd'].map((id) => ({ ...list, id, path: `/${id}` }));
    const renderings = Object.fromEntries(routes.map(({ path }) => [path, late]));
    const { tried, renders } = await check({ routes, renderings });
    expect(tried).toEqual(['/a', '/a', '/b', '/b', '/c', '/c']);
    expect(renders.undecided.at(-1)?.message).toBe(
      'Route "d" at /d was not rendered: other routes took too long',
    );
  });
});

describe('an issue that a busy machine may cause', () => {
  const unavailable: CandidateRendering = {
    judgement: { kind: 'unavailable', message: 'answered 503 with an error page ("Later")' },
  };
  const loop: CandidateRendering = { judgement: { kind: 'loop', message: 'held its thread' } };
  const outcome = async (world: World) => {
    const { renders } = await check(world);
    return [renders.issues, renders.undecided].map((list) => list.map(({ message }) => message));
  };

  it('refuses when the live version answers between two attempts', async () => {
    expect(await outcome({ renderings: { '/news': late }, live: () => true })).toEqual([
      ['Route "list" at /news gave nothing in time: 5 ms, twice; the live version answered in between'],
      [],
    ]);
    expect(await outcome({ renderings: { '/news': unavailable }, live: () => true })).toEqual([
      [
        'Route "list" at /news answered 503 with an error page ("Later"), twice; the live version answered in between',
      ],
      [],
    ]);
  });

  it('decides nothing when the live version does not answer either', async () => {
    for (const rendering of [late, unavailable]) {
      const [issues, undecided] = await outcome({ renderings: { '/news': rendering }, live: () => false });
      expect([issues, undecided?.length]).toEqual([[], 1]);
    }
  });

  it('refuses an error page of a new address only while the services are ready', async () => {
    const renderings = { '/news': unavailable };
    expect(await outcome({ renderings })).toEqual([
      ['Route "list" at /news answered 503 with an error page ("Later"), twice'],
      [],
    ]);
    expect(await outcome({ renderings, isReady: false })).toEqual([
      [],
      ['Route "list" at /news answered 503 with an error page ("Later")'],
    ]);
  });

  it.each([
    ['late', late],
    ['unavailable', unavailable],
    ['a loop', loop],
  ])('is forgotten when it does not come again: %s', async (_, rendering) => {
    const renderings: Record<string, CandidateRendering> = { '/news': rendering };
    const tried: string[] = [];
    const report = await check({
      renderings,
      live: (path) => {
        tried.push(path);
        return true;
      },
      afterFirst: () => delete renderings['/news'],
    });
    expect(report.renders).toEqual(NOTHING);
    expect(tried).toEqual(rendering === loop ? [] : ['/news']);
  });

  it('decides nothing when two attempts show different issues, or there is no time for a second one', async () => {
    const renderings: Record<string, CandidateRendering> = { '/news': late };
    const afterFirst = () => (renderings['/news'] = loop);
    expect(await outcome({ renderings, live: () => true, afterFirst })).toEqual([
      [],
      ['Route "list" at /news gave nothing in time: 5 ms'],
    ]);
    for (const rendering of [late, unavailable, loop]) {
      const { tried, renders } = await check({
        renderings: { '/news': rendering },
        live: () => true,
        remainingMs: 5_000,
      });
      expect([tried, renders.issues, renders.undecided.length]).toEqual([['/news', '/news/hidden'], [], 1]);
    }
  });

  it('tries no other address after a comparison, and hides no refusal when it stops early', async () => {
    const sitemaps = [['/news/a', '/news/b']];
    const { tried, renders } = await check({ sitemaps, renderings: { '/news/a': late }, live: () => true });
    expect(tried).toEqual(['/news', '/news/a', '/news/a']);
    expect(renders.issues).toHaveLength(1);
    const [list, item] = manifest.routes;
    if (!list || !item) throw new Error('No routes');
    const slow = ['a', 'b', 'c'].map((id) => ({ ...list, id, path: `/${id}` }));
    const report = await check({
      sitemaps,
      routes: [item, ...slow],
      renderings: { '/news/a': failing, '/a': late, '/b': late, '/c': late },
    });
    expect(report.renders.issues.map(({ message }) => message)).toEqual(['Route "item" at /news/a threw: x']);
  });

  it('refuses a loop that comes twice', async () => {
    const { tried, renders } = await check({ renderings: { '/news': loop } });
    expect(renders.issues.map(({ message }) => message)).toEqual(['Route "list" at /news held its thread']);
    expect(tried).toEqual(['/news', '/news', '/news/hidden']);
  });
});
