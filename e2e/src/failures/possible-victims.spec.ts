import { describe, expect, it } from '@jest/globals';
import { secondPages, victimPages } from './possible-victims.js';

const route = (id: string, path: string) => ({
  id,
  path,
  kind: 'page' as const,
  query: [],
  holdMs: 0,
  js: ['entry.js', `${id}.js`],
  css: [],
});
const list = route('list', '/list');
const item = route('item', '/item/:id');

describe('the pages on which a scenario can be played', () => {
  it('are none of a new remote, which has one page', () => {
    expect(victimPages({ routes: [list] }, { '/list': [{ path: '/list', words: [] }] })).toEqual([]);
  });

  it('have another page of the same remote to come from', () => {
    const examples = { '/item/:id': [{ path: '/item/1', words: [] }] };
    expect(victimPages({ routes: [list, item] }, examples)).toEqual([list]);
    expect(secondPages({ routes: [list, item] }, list, examples)).toEqual([{ path: '/item/1', route: item }]);
  });
});
