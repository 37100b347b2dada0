import { describe, expect, it } from '@jest/globals';
import {
  findLaterIssues,
  findViewIssues,
  firstViews,
  laterLine,
  laterViews,
  summaryLine,
} from './first-views.mjs';

const SHELL = { script: 130_000, style: 5_000 };

/** A manifest with the fields that the size check reads. */
const manifest = (name: string, route: string, scriptBytes: number, styleBytes = 1_000) => ({
  name,
  entry: 'remoteEntry.js',
  routes: [
    { id: route, js: ['remote.js', 'route.js'], css: ['route.css'] },
    { id: 'feed', js: [], css: [] },
  ],
  files: {
    'remoteEntry.js': { gzip: 8_000 },
    'remote.js': { gzip: 1_000 },
    'route.js': { gzip: scriptBytes - 9_000 },
    'route.css': { gzip: styleBytes },
  },
});

const issuesOf = (name: string, route: string, scriptBytes: number, styleBytes?: number) =>
  firstViews(SHELL, manifest(name, route, scriptBytes, styleBytes)).flatMap(findViewIssues);

describe('what a first view costs', () => {
  it('counts the shell, the entry and the files of the route, and no route without a page', () => {
    expect(firstViews(SHELL, manifest('mfe-blog', 'post', 20_000, 2_500))).toEqual([
      { remote: 'mfe-blog', route: 'post', own: 20_000, script: 150_000, style: 7_500 },
    ]);
  });

  it('is summarised in one line', () => {
    expect(summaryLine(firstViews(SHELL, manifest('mfe-blog', 'post', 20_000)))).toBe(
      'mfe-blog: own script 20.0 KB (post), first view script 150.0 KB (post), styles 6.0 KB (post)',
    );
  });
});

describe('the limits of a first view', () => {
  it('let a page pass that is just within them', () => {
    expect(issuesOf('mfe-blog', 'post', 25_000, 10_000)).toEqual([]);
  });

  it('stop a remote whose own script is too heavy', () => {
    expect(issuesOf('mfe-blog', 'post', 25_001)).toEqual([
      'mfe-blog "post": 25.0 KB gzipped of the remote\'s own script; at most 25.0 KB are allowed',
    ]);
  });

  it('give the test runner more, and no other route of its remote', () => {
    expect(issuesOf('mfe-mocktest', 'mocktest', 35_000)).toEqual([]);
    expect(issuesOf('mfe-mocktest', 'results', 35_000)).toHaveLength(1);
    expect(issuesOf('mfe-mocktest', 'mocktest', 40_001)[0]).toContain('at most 40.0 KB');
  });

  it('stop a page whose scripts are too heavy together', () => {
    const views = firstViews({ script: 150_000, style: 0 }, manifest('mfe-blog', 'post', 20_000));
    expect(views.flatMap(findViewIssues)).toEqual([
      'mfe-blog "post": 170.0 KB gzipped of script in the first view; at most 165.0 KB are allowed',
    ]);
  });

  it('stop a page whose styles are too heavy', () => {
    expect(issuesOf('mfe-blog', 'post', 20_000, 10_001)[0]).toContain('of styles in the first view');
  });
});

describe('the limit of a route with what it always loads', () => {
  const bank = (bytes: number) => {
    const base = manifest('mfe-admin', 'admin-questions', 10_000);
    return { ...base, files: { ...base.files, 'query.js': { gzip: 10_000 }, 'bank.js': { gzip: bytes } } };
  };
  const views = (bytes: number) =>
    // A file that the route has already counts once.
    laterViews(bank(bytes), { bank: ['remote.js', 'query.js', 'bank.js'] });

  it('counts the question bank with its list, and lets it pass just within 40 KB', () => {
    expect(views(20_000)).toEqual([
      { remote: 'mfe-admin', route: 'admin-questions', limit: 40_000, own: 40_000 },
    ]);
    expect(views(20_000).flatMap(findLaterIssues)).toEqual([]);
    expect(views(20_000).map(laterLine)).toEqual([
      'mfe-admin: own script 40.0 KB of 40.0 KB (admin-questions, with what it always loads)',
    ]);
  });

  it('stops a heavier question bank', () => {
    expect(views(20_100).flatMap(findLaterIssues)).toEqual([
      'mfe-admin "admin-questions": 40.1 KB gzipped of the remote\'s own script with what it always loads; at most 40.0 KB are allowed',
    ]);
  });

  it('does not pass over a chunk or a route of another name', () => {
    expect(() => laterViews(bank(1), { list: [] })).toThrow('there is no chunk bank');
    expect(() => laterViews({ ...bank(1), routes: [] }, { bank: [] })).toThrow('no such route');
  });
});
