import { describe, expect, it } from '@jest/globals';
import { shippedManifests } from '../failures/victim.js';
import { EXAMPLES } from './examples.js';
import { stayingPath, stayingPaths } from './staying-path.js';

const route = (id: string, path: string, kind: 'page' | 'client' | 'resource' = 'page') => ({
  id,
  path,
  kind,
  query: [],
  holdMs: 0,
  js: [],
  css: [],
});
const remote = (...routes: ReturnType<typeof route>[]) => ({ name: 'mfe-new', routes });

describe('an address that stays where it is', () => {
  it('is there for every shipped remote, without a list of their names', () => {
    const paths = shippedManifests().map((manifest) => stayingPath(manifest, EXAMPLES));
    expect(new Set(paths).size).toBe(shippedManifests().length);
    for (const path of paths) expect(path).toMatch(/^\//);
  });

  it('is the pattern of a new remote that has one page and no examples yet', () => {
    expect(stayingPath(remote(route('start', '/new')), {})).toBe('/new');
  });

  it('excludes redirects, files and unknown parameters', () => {
    const routes = [
      route('home', '/'),
      route('feed', '/feed', 'resource'),
      route('item', '/item/:id'),
      route('list', '/list'),
    ];
    const examples = {
      '/': [{ path: '/', canonical: '/elsewhere', words: [] }],
      '/list': [
        { path: '/list?page=2', words: [] },
        { path: '/list', words: [] },
      ],
    };
    expect(stayingPath(remote(...routes), examples)).toBe('/list');
    expect(() => stayingPath(remote(route('item', '/item/:id')), {})).toThrow(/^mfe-new has no page/);
  });

  it('is one for each route that the browser renders', () => {
    const routes = [
      route('start', '/new'),
      route('feed', '/new/feed', 'resource'),
      route('item', '/new/:id'),
      route('own', '/new/own', 'client'),
    ];
    const examples = {
      '/new/:id': [
        { path: '/new/a', words: [] },
        { path: '/new/b', words: [] },
      ],
    };
    expect(stayingPaths(remote(...routes), examples)).toEqual(['/new', '/new/a', '/new/own']);
    expect(() => stayingPaths(remote(route('item', '/new/:id')), {})).toThrow(/^mfe-new has no page/);
  });
});
