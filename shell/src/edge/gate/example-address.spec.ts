import { describe, expect, it } from '@jest/globals';
import { manifestSchema } from '@mockingbird/contracts';
import { exampleAddress } from './example-address.js';

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

const addressOf = (
  id: string,
  examples: Record<string, string>,
  others: Parameters<typeof exampleAddress>[2] = [],
) => {
  const whole = manifest(examples);
  const route = whole.routes.find((each) => each.id === id);
  if (!route) throw new Error(`No route "${id}"`);
  return exampleAddress(whole, route, others);
};

describe('the address that stands for a route', () => {
  it('is the pattern where that has no parameters', () => {
    expect(addressOf('list', {})).toEqual({ path: '/news' });
  });

  it('is the example, with what the page depends on of its query', () => {
    expect(addressOf('list', { list: '/news?other=1&page=2' })).toEqual({ path: '/news?page=2' });
    expect(addressOf('item', { item: '/news/first' })).toEqual({ path: '/news/first' });
  });

  it('is missing for a pattern with parameters: the sentence says where it belongs', () => {
    expect(addressOf('item', {})).toEqual({
      fault:
        'Route "item" (/news/:slug) has no example: add an address that exists to e2e/examples.json under "/news/:slug", and build again',
    });
  });

  it.each(['news/first', 'https://elsewhere.example/news/first'])('is none: %s', (example) => {
    expect(addressOf('item', { item: example })).toEqual({
      fault: `The example of route "item" is no address: ${example}`,
    });
  });

  it('is one that this very route answers', () => {
    expect(addressOf('item', { item: '/news' })).toEqual({
      fault:
        'The example of route "item", /news, is answered by route "list" of mfe-news: choose another one in e2e/examples.json',
    });
    expect(addressOf('item', { item: '/elsewhere' })).toMatchObject({
      fault: expect.stringContaining('by no route'),
    });
  });

  it('is one that no other remote answers', () => {
    const [list] = manifest({}).routes;
    const others = [
      { name: 'mfe-archive', routes: list ? [{ ...list, id: 'archive', path: '/news/archive' }] : [] },
    ];
    expect(addressOf('item', { item: '/news/archive' }, others)).toMatchObject({
      fault: expect.stringContaining('route "archive" of mfe-archive'),
    });
  });
});
