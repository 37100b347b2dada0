import { describe, expect, it } from '@jest/globals';
import { manifestSchema } from '@mockingbird/contracts';
import { TooLate } from '../../patience.js';
import type { Violation } from './accessibility/protocol.js';
import { candidateSite } from './candidate-site.js';
import type { Drawing } from './candidate-renderer.js';
import { lookAtRoutes } from './check-routes.js';

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
const candidate = candidateSite(undefined, manifest, '/server.cjs');

const good = (path: string): Drawing => ({ judgement: { kind: 'good' }, html: path });
const missing: Drawing = { judgement: { kind: 'missing', message: 'answered 404' }, html: '404' };
const faulty: Drawing = { judgement: { kind: 'fault', message: 'threw: x' } };
const late: Drawing = { judgement: { kind: 'undecided', message: 'gave nothing in time: 5 ms' } };
const violation: Violation = {
  rule: 'image-alt',
  help: 'Images need words',
  helpUrl: 'https://x',
  elements: [],
};

interface World {
  /** What the sitemap lists, each time that it is read; the last one stays. */
  sitemaps?: string[][];
  /** What comes at an address; all others are good. */
  drawings?: Record<string, Drawing>;
  violations?: Record<string, Violation[]>;
  axe?: Error;
  routes?: typeof manifest.routes;
}

async function look({ sitemaps = [[]], drawings = {}, violations = {}, axe, routes }: World) {
  const tried: string[] = [];
  const found = await lookAtRoutes(
    routes ? candidateSite(undefined, { ...manifest, routes }, '/server.cjs') : candidate,
    {
      renderer: {
        draw: async (_, route, path) => {
          tried.push(path);
          return drawings[path] ?? good(path);
        },
        sitemapOf: async () => (sitemaps.length > 1 ? sitemaps.shift() : sitemaps[0]) ?? [],
      },
      lookers: {
        look: async (html) => {
          if (axe) throw axe;
          return violations[html] ?? [];
        },
      },
      left: () => 1_000,
      isWanted: () => true,
    },
  );
  return { ...found, tried };
}

const NOTHING = { faults: [], undecided: [] };

describe('a version at the gate', () => {
  it('is drawn at what its sitemap lists, not at what its manifest names', async () => {
    const { tried, renders, drawn, looked } = await look({
      sitemaps: [['/news/first']],
      drawings: { '/news/hidden': faulty },
    });
    expect(tried).toEqual(['/news', '/news/first']);
    expect({ renders, drawn, looked }).toEqual({ renders: NOTHING, drawn: 2, looked: 2 });
  });

  it('passes with its page for what is not there where the sitemap lists nothing', async () => {
    const { renders, drawn, looked } = await look({ drawings: { '/news/hidden': missing } });
    expect({ renders, drawn, looked }).toEqual({ renders: NOTHING, drawn: 2, looked: 2 });
  });

  it('passes without an address of a route, and says so', async () => {
    const [list, item] = manifest.routes;
    if (!list || !item) throw new Error('No routes');
    const other = { ...item, id: 'other', path: '/elsewhere/:slug' };
    const { renders, drawn, notes } = await look({ routes: [list, other] });
    expect({ renders, drawn, notes }).toEqual({
      renders: NOTHING,
      drawn: 1,
      notes: ['route "other" (/elsewhere/:slug) not checked: no address'],
    });
  });

  it('passes where another address of the same route has not the fault: it is noted as that of the content', async () => {
    const { tried, renders, accessibility, notes } = await look({
      sitemaps: [['/news/a', '/news/b', '/news/c']],
      drawings: { '/news/a': faulty },
      violations: { '/news/b': [violation] },
    });
    expect(tried).toEqual(['/news', '/news/a', '/news/b', '/news/c']);
    expect([renders, accessibility]).toEqual([NOTHING, NOTHING]);
    expect(notes).toEqual([
      'Route "item" at /news/a threw: x, and another address of it is sound',
      'Route "item" at /news/b: Images need words:  (axe rule image-alt, https://x), and another address of it is sound',
    ]);
  });

  it('passes when its content was hidden in this very moment', async () => {
    const { renders, notes } = await look({
      sitemaps: [['/news/a'], ['/news/b']],
      drawings: { '/news/a': missing },
    });
    expect({ renders, notes }).toEqual({
      renders: NOTHING,
      notes: ['route "item" not checked: its content went'],
    });
  });

  it('is refused when all addresses of a route are faulty', async () => {
    const { renders } = await look({
      sitemaps: [['/news/a', '/news/b']],
      drawings: { '/news/a': faulty, '/news/b': missing },
    });
    expect(renders.faults).toEqual([
      { path: '/manifest/routes/1', message: 'Route "item" at /news/a threw: x' },
    ]);
  });

  it('is refused when an address that its own sitemap lists is not there', async () => {
    const { renders } = await look({ sitemaps: [['/news/a']], drawings: { '/news/a': missing } });
    expect(renders.faults).toEqual([
      { path: '/manifest/routes/1', message: 'Route "item" at /news/a answered 404' },
    ]);
  });

  it('is refused for a route without parameters that answers 404', async () => {
    const { renders } = await look({ sitemaps: [['/news/a']], drawings: { '/news': missing } });
    expect(renders.faults.map(({ message }) => message)).toEqual(['Route "list" at /news answered 404']);
  });

  it('is refused for what axe finds at every address of a route', async () => {
    const { accessibility } = await look({ violations: { '/news': [violation] } });
    expect(accessibility.faults.map(({ path }) => path)).toEqual(['/manifest/routes/0']);
  });

  it('is undecided when an address took too long: no other one is tried', async () => {
    const { tried, renders } = await look({
      sitemaps: [['/news/a', '/news/b']],
      drawings: { '/news/a': late },
    });
    expect(tried).toEqual(['/news', '/news/a']);
    expect(renders).toEqual({
      faults: [],
      undecided: [
        { path: '/manifest/routes/1', message: 'Route "item" at /news/a gave nothing in time: 5 ms' },
      ],
    });
  });

  it('is undecided when axe took too long', async () => {
    const { accessibility } = await look({ axe: new TooLate(20), sitemaps: [['/news/a']] });
    expect(accessibility.faults).toEqual([]);
    expect(accessibility.undecided.map(({ message }) => message)).toEqual([
      'Route "list" at /news: axe did not come to an end: Not done within 20 ms',
      'Route "item" at /news/a: axe did not come to an end: Not done within 20 ms',
    ]);
  });

  it('is left alone after three routes that took too long', async () => {
    const [list] = manifest.routes;
    if (!list) throw new Error('No routes');
    const routes = ['a', 'b', 'c', 'd'].map((id) => ({ ...list, id, path: `/${id}` }));
    const drawings = Object.fromEntries(routes.map(({ path }) => [path, late]));
    const { tried, renders } = await look({ routes, drawings });
    expect(tried).toEqual(['/a', '/b', '/c']);
    expect(renders.undecided.at(-1)?.message).toBe(
      'Route "d" at /d was not drawn: other routes took too long',
    );
  });
});
