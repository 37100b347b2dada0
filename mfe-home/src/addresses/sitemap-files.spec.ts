import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SITEMAP_MAX_ADDRESSES } from '../limits.js';
import { findLastModified, groupIntoSitemapFiles } from './sitemap-files.js';

const entry = (path: string, lastModified?: string) => ({ path, title: path, lastModified });
const shape = (files: ReturnType<typeof groupIntoSitemapFiles>) =>
  files.map(({ name, entries }) => [name, entries.map(({ path }) => path)]);

describe('the files of the sitemap', () => {
  it('are one for each remote that has addresses', () => {
    const files = groupIntoSitemapFiles([
      { remote: 'mfe-a', entries: [entry('/a')] },
      { remote: 'mfe-none', entries: [] },
      { remote: 'mfe-b', entries: [entry('/b'), entry('/c')] },
    ]);
    expect(shape(files)).toEqual([
      ['mfe-a.xml', ['/a']],
      ['mfe-b.xml', ['/b', '/c']],
    ]);
  });

  it('contain an address once, even if several remotes list it', () => {
    const files = groupIntoSitemapFiles([
      { remote: 'mfe-a', entries: [entry('/x', '2026-01-01'), entry('/x')] },
      { remote: 'mfe-b', entries: [entry('/x')] },
    ]);
    expect(files).toEqual([{ name: 'mfe-a.xml', entries: [entry('/x', '2026-01-01')] }]);
  });

  it('are several when one cannot contain all', () => {
    const entries = ['/1', '/2', '/3', '/4', '/5'].map((path) => entry(path));
    expect(shape(groupIntoSitemapFiles([{ remote: 'mfe-a', entries }], 2))).toEqual([
      ['mfe-a.xml', ['/1', '/2']],
      ['mfe-a-2.xml', ['/3', '/4']],
      ['mfe-a-3.xml', ['/5']],
    ]);
  });

  it('keep to the number of addresses that the protocol allows', () => {
    const entries = Array.from({ length: SITEMAP_MAX_ADDRESSES + 1 }, (_, index) => entry(`/${index}`));
    const files = groupIntoSitemapFiles([{ remote: 'mfe-a', entries }]);
    expect(files.map((file) => file.entries.length)).toEqual([SITEMAP_MAX_ADDRESSES, 1]);
  });

  it('contain every address exactly once, whatever the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.webPath())), fc.integer({ min: 1, max: 5 }), (remotes, maxEntries) => {
        const sections = remotes.map((remotePaths, index) => ({
          remote: `mfe-${index}x`,
          entries: remotePaths.map((path) => entry(path)),
        }));
        const files = groupIntoSitemapFiles(sections, maxEntries);
        const paths = files.flatMap((file) => file.entries.map(({ path }) => path));
        expect(paths.sort()).toEqual([...new Set(remotes.flat())].sort());
        expect(files.every((file) => file.entries.length > 0 && file.entries.length <= maxEntries)).toBe(
          true,
        );
      }),
    );
  });
});

describe('when a file changed', () => {
  it('is the newest date of its pages, with or without a time', () => {
    expect(
      findLastModified([
        entry('/a', '2026-03-01'),
        entry('/b', '2026-03-01T12:00:00Z'),
        entry('/c', '2025-12-31'),
      ]),
    ).toBe('2026-03-01T12:00:00Z');
  });

  it('is unknown when no page says so', () => {
    expect(findLastModified([entry('/a'), entry('/b', 'soon')])).toBeUndefined();
  });
});
