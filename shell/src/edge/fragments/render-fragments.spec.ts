import { describe, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import type { LiveSite } from '../composition/live-site.js';
import { placeOf, type RenderResult } from '../render/protocol.js';
import { drawFragments } from './render-fragments.js';
import { offersKey } from './fragment-providers.js';

const MARK = 'mark-1';
const INTEGRITY = `sha384-${'A'.repeat(64)}`;

const remote = (name: string, version: string, js = ['fragment-quiz.js']) => ({
  manifest: {
    name,
    version,
    globalName: `${name}_${version}`,
    entry: 'remoteEntry.js',
    server: 'server.cjs',
    routes: [],
    fragments: [{ name: 'quiz', js, css: ['quiz.css'] }],
    files: Object.fromEntries(
      ['remoteEntry.js', 'fragment-quiz.js', 'quiz.css', 'other.js', 'server.cjs'].map((file) => [
        file,
        { integrity: INTEGRITY, bytes: 1 },
      ]),
    ),
  },
  server: { name, version, serverFile: '/x', routes: [] },
});

/** Of a site, what fragments are drawn from. */
const siteOf = (...remotes: ReturnType<typeof remote>[]) =>
  ({ composition: { number: 7 }, remotes }) as unknown as LiveSite;

const warn = jest.fn();
// Only this much of a log is used.
const log = { warn } as unknown as Logger;

const draw = (
  site: LiveSite,
  results: RenderResult[],
  placements = [{ name: 'quiz', input: { topic: 'a' } }],
) => {
  warn.mockClear();
  const render = jest.fn(
    async () => results.shift() ?? { kind: 'failed' as const, code: 'MB-2004' as const, message: 'x' },
  );
  const html = `<p>${placeOf(MARK, 0)}</p><p>${placeOf(MARK, 1)}</p>`;
  const page = {
    site,
    html,
    mark: MARK,
    placements,
    path: '/a',
    url: 'https://s/a',
    requestId: 'r',
    renderedAt: 5,
  };
  return drawFragments(page, { render, log });
};

const drawn = (html: string): RenderResult => ({ kind: 'fragment', html, isEmpty: false, data: { n: 1 } });

describe('the fragments of a page', () => {
  it('are put in their places, with their data, styles, and nothing but their own files', async () => {
    const { html, placed, sheets, failed } = await draw(siteOf(remote('tests', '1.0.0')), [
      drawn('<b>$& quiz</b>'),
    ]);
    expect(html).toContain('<p><b>$& quiz</b></p>');
    expect(failed).toBe(false);
    expect(placed).toMatchObject([{ name: 'quiz', place: 0, input: { topic: 'a' }, data: { n: 1 } }]);
    expect(Object.keys(placed[0]?.remote?.integrity ?? {})).toEqual([
      'remoteEntry.js',
      'fragment-quiz.js',
      'quiz.css',
    ]);
    expect(sheets).toEqual([
      { file: 'quiz.css', href: '/remotes/tests/1.0.0/quiz.css', integrity: INTEGRITY },
    ]);
  });

  it('that fail are left out and told, and the page is not whole; the others stand', async () => {
    const both = [
      { name: 'quiz', input: { topic: 'a' } },
      { name: 'quiz', input: { topic: 'b' } },
    ];
    const failure: RenderResult = { kind: 'failed', code: 'MB-2004', message: 'sabotage' };
    const { html, placed, failed } = await draw(
      siteOf(remote('tests', '1.0.0')),
      [failure, drawn('<b>2</b>')],
      both,
    );
    expect(html).toBe('<p></p><p><b>2</b></p>');
    expect(placed.map(({ place }) => place)).toEqual([1]);
    expect(failed).toBe(true);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'MB-3008', fragment: 'quiz', remote: 'tests@1.0.0', cause: 'MB-2004' }),
      'sabotage',
    );
  });

  it('that nobody offers, or that the browser alone draws, are no failure', async () => {
    for (const site of [siteOf(), siteOf(remote('tests', '1.0.0', []))]) {
      const { html, placed, failed } = await draw(site, []);
      expect([html, placed, failed]).toEqual(['<p></p><p>' + placeOf(MARK, 1) + '</p>', [], false]);
    }
  });

  it('with nothing to show are told, so that the browser asks nothing', async () => {
    const empty: RenderResult = { kind: 'fragment', html: '', isEmpty: true };
    const { placed, sheets } = await draw(siteOf(remote('tests', '1.0.0')), [empty]);
    expect(placed).toEqual([{ name: 'quiz', place: 0, input: { topic: 'a' } }]);
    expect(sheets).toEqual([]);
  });
});

describe('what a kept page depends on', () => {
  it('is every version that offers a fragment', () => {
    expect(offersKey(siteOf(remote('b', '1.0.0'), remote('a', '2.0.0')))).toBe('a@2.0.0,b@1.0.0');
  });
});
