import { describe, expect, it } from '@jest/globals';
import { firstViews, summaryLine, findViewIssues } from './first-views.mjs';

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
