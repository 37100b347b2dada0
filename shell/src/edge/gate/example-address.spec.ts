import { describe, expect, it } from '@jest/globals';
import { manifestSchema } from '@mockingbird/contracts';
import { exampleAddresses } from './example-address.js';

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

type Others = Parameters<typeof exampleAddresses>[2]['others'];

interface Known {
  listed?: string[];
  examples?: Record<string, string>;
  others?: Others;
}

const addressesOf = (id: string, { listed = [], examples = {}, others = [] }: Known) => {
  const whole = manifest(examples);
  const route = whole.routes.find((each) => each.id === id);
  if (!route) throw new Error(`No route "${id}"`);
  return exampleAddresses(whole, route, { listed, others });
};

const pathsOf = (id: string, known: Known) => addressesOf(id, known).map(({ path }) => path);

describe('the addresses at which the gate draws a route', () => {
  it('are the pattern where that has no parameters', () => {
    expect(addressesOf('list', { listed: ['/news/first'], examples: { list: '/news?page=2' } })).toEqual([
      { path: '/news', source: 'pattern' },
    ]);
  });

  it('are those that the sitemap lists, whatever the manifest names', () => {
    const known = { listed: ['/news', '/news/first', '/about'], examples: { item: '/news/hidden' } };
    expect(addressesOf('item', known)).toEqual([{ path: '/news/first', source: 'sitemap' }]);
  });

  it('are three at most', () => {
    const listed = ['/news/a', '/news/b', '/news/c', '/news/d'];
    expect(pathsOf('item', { listed })).toEqual(['/news/a', '/news/b', '/news/c']);
  });

  it('are the example of the manifest where the sitemap lists none', () => {
    const known = { listed: ['/news'], examples: { item: '/news/one?other=1' } };
    expect(addressesOf('item', known)).toEqual([{ path: '/news/one', source: 'example' }]);
  });

  it('are none where nothing is known: a site may have no content', () => {
    expect(addressesOf('item', {})).toEqual([]);
  });

  it.each(['news/first', 'https://elsewhere.example/news/first', '/news', '/elsewhere'])(
    'are none that another route answers, or that are no path: %s',
    (address) => {
      expect(addressesOf('item', { listed: [address], examples: { item: address } })).toEqual([]);
    },
  );

  it('are none that another remote answers', () => {
    const [list] = manifest({}).routes;
    const others = [
      { name: 'mfe-archive', routes: list ? [{ ...list, id: 'archive', path: '/news/archive' }] : [] },
    ];
    expect(pathsOf('item', { listed: ['/news/archive', '/news/first'], others })).toEqual(['/news/first']);
  });
});
