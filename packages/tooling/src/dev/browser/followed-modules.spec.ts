import { beforeEach, describe, expect, it } from '@jest/globals';
import { followModule, needNewData } from './followed-modules.js';
import type { Hot } from './hot.js';
import type { Exports } from './module-kind.js';

/** webpack's side: the calls of a module, and the data that it stored for its next run. */
function hotModule() {
  const calls: string[] = [];
  let left: { exports?: Exports } = {};
  let callback: ((data: { exports?: Exports }) => void) | undefined;
  const hot = (): Hot => ({
    data: left,
    accept: () => void calls.push('accept'),
    dispose: (given) => (callback = given),
    invalidate: () => void calls.push('invalidate'),
    check: () => Promise.resolve(null),
  });
  /** Runs the module with these exports. */
  const run = (id: string, exports: Exports) => {
    left = {};
    callback?.(left);
    calls.length = 0;
    followModule({ id, hot: hot(), exports, hash: () => '' });
    return [...calls];
  };
  return { run };
}

const Card = () => null;
const page = (head: () => string) => ({ default: { Component: Card, head } });

describe('a module that ran again', () => {
  beforeEach(() => void needNewData([]));

  it('is renewed in place when it exports components alone', () => {
    const { run } = hotModule();
    expect(run('card.tsx', { Card })).toEqual(['accept']);
    expect(run('card.tsx', { Card: () => null })).toEqual(['accept']);
    expect(needNewData(['card.tsx'])).toBe(false);
  });

  it('is renewed with its importers when it exports anything else', () => {
    expect(hotModule().run('dates.ts', { formatDate: () => '' })).toEqual([]);
    expect(hotModule().run('mixed.tsx', { Card, WIDTH: 3 })).toEqual([]);
    expect(hotModule().run('nothing.ts', {})).toEqual([]);
  });

  it('takes its importers along when one of its names is gone', () => {
    const { run } = hotModule();
    run('card.tsx', { Card, CardList: Card });
    expect(run('card.tsx', { Card })).toEqual(['accept', 'invalidate']);
  });

  it('keeps a page in place as long as its loader and its head say the same', () => {
    const { run } = hotModule();
    run(
      'page.tsx',
      page(() => 'one'),
    );
    run(
      'page.tsx',
      page(() => 'one'),
    );
    expect(needNewData(['page.tsx'])).toBe(false);
    run(
      'page.tsx',
      page(() => 'two'),
    );
    expect(needNewData(['page.tsx'])).toBe(true);
    expect(needNewData(['page.tsx'])).toBe(false);
  });

  it('renders a page again with what it takes its data from, but not with its styles', () => {
    hotModule().run(
      'other-page.tsx',
      page(() => 'one'),
    );
    hotModule().run('data.ts', { load: () => '' });
    expect(needNewData(['data.ts', 'other-page.tsx'])).toBe(true);
    expect(needNewData(['page.module.css', 'other-page.tsx'])).toBe(false);
    expect(needNewData(['data.ts', 'card.tsx'])).toBe(false);
  });
});
