import { describe, expect, it } from '@jest/globals';
import { manifestSchema } from '@mockingbird/contracts';
import { createCandidateSite } from './candidate-site.js';
import type { CandidateRendering } from './candidate-renderer.js';
import { LiveReference } from './live-reference.js';

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
    { id: 'item', path: '/news/:slug', js: [], css: [] },
    { id: 'latest', path: '/news/latest', js: [], css: [] },
    { id: 'own', path: '/news/own/list', kind: 'client', js: [], css: [] },
  ],
  navigation: [],
  shared: {},
  files: {},
});
const { site } = createCandidateSite(undefined, manifest, '/server.cjs');
const PASSED: CandidateRendering = { judgement: { kind: 'passed' }, html: '' };

function reference(
  render: () => Promise<CandidateRendering> = async () => PASSED,
  start: () => Promise<void> = async () => undefined,
) {
  const rendered: string[] = [];
  let started = 0;
  let closed = 0;
  const live = new LiveReference(site, 'mfe-news', () => ({
    start: () => {
      started += 1;
      return start();
    },
    render: (_, route, path) => {
      rendered.push(`${route.id} ${path}`);
      return render();
    },
    close: async () => void (closed += 1),
  }));
  return { live, rendered, counts: () => ({ started, closed }) };
}

describe('the live version of a remote', () => {
  it('is rendered at the route that visitors get, in one process', async () => {
    const { live, rendered, counts } = reference();
    expect(await live.answers('/news/latest?page=2', 1)).toBe(true);
    expect(await live.answers('/news/first', 1)).toBe(true);
    expect(rendered).toEqual(['latest /news/latest?page=2', 'item /news/first']);
    await live.close();
    expect(counts()).toEqual({ started: 1, closed: 1 });
  });

  it('answers or does not', async () => {
    const late = reference(async () => ({ judgement: { kind: 'undecided', message: 'late' } }));
    expect(await late.live.answers('/news/first', 1)).toBe(false);
  });

  it('says nothing without such a page: another address, a client route, a 404, another remote, no site', async () => {
    const { live, counts } = reference();
    expect(await live.answers('/elsewhere', 1)).toBeUndefined();
    expect(await live.answers('/news/own/list', 1)).toBeUndefined();
    expect(counts().started).toBe(0);
    const missing = reference(async () => ({ judgement: { kind: 'missing', message: 'answered 404' } }));
    expect(await missing.live.answers('/news/new-one', 1)).toBeUndefined();
    const create = () => {
      throw new Error('not needed');
    };
    expect(await new LiveReference(site, 'mfe-other', create).answers('/news/first', 1)).toBeUndefined();
    expect(await new LiveReference(undefined, 'mfe-news', create).answers('/news/first', 1)).toBeUndefined();
  });

  it('says nothing when it cannot be rendered', async () => {
    const broken = reference(() => Promise.reject(new Error('invalid head')));
    expect(await broken.live.answers('/news/first', 1)).toBeUndefined();
    const processless = reference(undefined, () => Promise.reject(new Error('no process')));
    expect(await processless.live.answers('/news/first', 1)).toBeUndefined();
  });
});
