import { describe, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import type { LiveSite } from '../composition/live-site.js';
import { placeholderFor, type RenderResult } from '../render/protocol.js';
import { renderFragments } from './render-fragments.js';
import { fragmentProvidersKey } from './fragment-providers.js';

const MARK = 'mark-1';
const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const STYLE = { text: '.quiz{}', source: "'sha256-x'" };

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
  styles: new Map([['quiz.css', STYLE]]),
});

/** The parts of a site that fragments need. */
const siteOf = (...remotes: ReturnType<typeof remote>[]) =>
  ({ composition: { number: 7 }, remotes }) as unknown as LiveSite;

const warn = jest.fn();
// Only `warn` is used.
const log = { warn } as unknown as Logger;

const renderAll = (
  site: LiveSite,
  results: RenderResult[],
  placements = [{ name: 'quiz', input: { topic: 'a' } }],
) => {
  warn.mockClear();
  const render = jest.fn(
    async () => results.shift() ?? { kind: 'failed' as const, code: 'MB-2004' as const, message: 'x' },
  );
  const html = `<p>${placeholderFor(MARK, 0)}</p><p>${placeholderFor(MARK, 1)}</p>`;
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
  return renderFragments(page, { render, log });
};

const fragmentOf = (html: string): RenderResult => ({
  kind: 'fragment',
  html,
  isEmpty: false,
  data: { n: 1 },
});

describe('the fragments of a page', () => {
  it('are inserted with their data, styles and only their own files', async () => {
    const { html, placed, sheets, failed } = await renderAll(siteOf(remote('tests', '1.0.0')), [
      fragmentOf('<b>$& quiz</b>'),
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
      { file: 'quiz.css', href: '/remotes/tests/1.0.0/quiz.css', integrity: INTEGRITY, inline: STYLE },
    ]);
  });

  it('that fail are logged and left out, and the others remain', async () => {
    const both = [
      { name: 'quiz', input: { topic: 'a' } },
      { name: 'quiz', input: { topic: 'b' } },
    ];
    const failure: RenderResult = { kind: 'failed', code: 'MB-2004', message: 'sabotage' };
    const { html, placed, failed } = await renderAll(
      siteOf(remote('tests', '1.0.0')),
      [failure, fragmentOf('<b>2</b>')],
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

  it('without a provider or without files are no failure', async () => {
    for (const site of [siteOf(), siteOf(remote('tests', '1.0.0', []))]) {
      const { html, placed, failed } = await renderAll(site, []);
      expect([html, placed, failed]).toEqual(['<p></p><p>' + placeholderFor(MARK, 1) + '</p>', [], false]);
    }
  });

  it('that are empty are in the page state, so that the browser requests nothing', async () => {
    const empty: RenderResult = { kind: 'fragment', html: '', isEmpty: true };
    const { placed, sheets } = await renderAll(siteOf(remote('tests', '1.0.0')), [empty]);
    expect(placed).toEqual([{ name: 'quiz', place: 0, input: { topic: 'a' } }]);
    expect(sheets).toEqual([]);
  });
});

describe('the key of the fragment providers', () => {
  it('names every version that provides a fragment', () => {
    expect(fragmentProvidersKey(siteOf(remote('b', '1.0.0'), remote('a', '2.0.0')))).toBe('a@2.0.0,b@1.0.0');
  });
});
