import { describe, expect, it } from '@jest/globals';
import { remoteDescriptorSchema } from '@mockingbird/contracts';
import descriptor from '../remote.json' with { type: 'json' };
import examples from '../e2e/examples.json' with { type: 'json' };
import remote from '../src/remote.js';

const { routes } = remoteDescriptorSchema.parse(descriptor);

describe('the remote', () => {
  it('defines exactly the routes that its descriptor names', () => {
    expect(Object.keys(remote.routes).sort()).toEqual(routes.map((route) => route.id).sort());
  });

  it('shows a skeleton of the page’s shape 300 ms after a click', () => {
    expect(routes.map(({ id, holdMs, loading }) => [id, holdMs, loading?.shape])).toEqual([
      ['articles', 300, 'cards'],
      ['region', 300, 'cards'],
      ['exam', 300, 'cards'],
      ['category', 300, 'cards'],
      ['article', 300, 'article'],
      ['preview', undefined, undefined],
      ['study-guides', 300, 'cards'],
      ['exam-tips', 300, 'cards'],
    ]);
  });

  it('brings an example of every route', () => {
    expect(Object.keys(examples).sort()).toEqual(routes.map((route) => route.path).sort());
  });
});
