import { describe, expect, it } from '@jest/globals';
import { manifestSchema } from '@mockingbird/contracts';
import { findExampleAddresses } from './example-address.js';

const manifest = (examples: Record<string, string>) =>
  manifestSchema.parse({
    schema: 1,
    name: 'mfe-news',
    version: '1.0.0',
    owner: 'news',
    apiVersion: 1,
    globalName: 'news',
    entry: 'remoteEntry.js',
    server: 'server.cjs',
    routes: [
      { id: 'list', path: '/news', query: ['page'], js: [], css: [] },
      { id: 'item', path: '/news/:slug', js: [], css: [] },
    ],
    navigation: [],
    examples,
    shared: {},
    files: {},
  });

type Others = Parameters<typeof findExampleAddresses>[2]['others'];

interface Sources {
  sitemap?: string[];
  examples?: Record<string, string>;
  others?: Others;
}

const addressesOf = (id: string, { sitemap = [], examples = {}, others = [] }: Sources) => {
  const whole = manifest(examples);
  const route = whole.routes.find((each) => each.id === id);
  if (!route) throw new Error(`No route "${id}"`);
  return findExampleAddresses(whole, route, { sitemap, others });
};

const pathsOf = (id: string, sources: Sources) => addressesOf(id, sources).map(({ path }) => path);

describe('the addresses at which the gate renders a route', () => {
  it('are the pattern where that has no parameters', () => {
    expect(addressesOf('list', { sitemap: ['/news/first'], examples: { list: '/news?page=2' } })).toEqual([
      { path: '/news', source: 'pattern' },
    ]);
  });

  it('are those that the sitemap lists, whatever the manifest names', () => {
    const sources = { sitemap: ['/news', '/news/first', '/about'], examples: { item: '/news/hidden' } };
    expect(addressesOf('item', sources)).toEqual([{ path: '/news/first', source: 'sitemap' }]);
  });

  it('are three at most', () => {
    const sitemap = ['/news/a', '/news/b', '/news/c', '/news/d'];
    expect(pathsOf('item', { sitemap })).toEqual(['/news/a', '/news/b', '/news/c']);
  });

  it('are the example of the manifest where the sitemap lists none', () => {
    const sources = { sitemap: ['/news'], examples: { item: '/news/one?other=1' } };
    expect(addressesOf('item', sources)).toEqual([{ path: '/news/one', source: 'example' }]);
  });

  it('are none where no source has one: a site may have no content', () => {
    expect(addressesOf('item', {})).toEqual([]);
  });

  it.each(['news/first', 'https://elsewhere.example/news/first', '/news', '/elsewhere'])(
    'exclude those of another route and those that are no path: %s',
    (address) => {
      expect(addressesOf('item', { sitemap: [address], examples: { item: address } })).toEqual([]);
    },
  );

  it('exclude those of another remote', () => {
    const [list] = manifest({}).routes;
    const others = [
      { name: 'mfe-archive', routes: list ? [{ ...list, id: 'archive', path: '/news/archive' }] : [] },
    ];
    expect(pathsOf('item', { sitemap: ['/news/archive', '/news/first'], others })).toEqual(['/news/first']);
  });
});
