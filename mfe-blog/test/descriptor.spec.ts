import { describe, expect, it } from '@jest/globals';
import { remoteDescriptorSchema } from '@mockingbird/contracts';
import remote from '../src/remote.js';
import { REMOTE } from './support.js';

const { routes, navigation } = remoteDescriptorSchema.parse(REMOTE.descriptor);

describe('the remote', () => {
  it('defines exactly the routes that its descriptor names', () => {
    expect(Object.keys(remote.routes).sort()).toEqual(routes.map((route) => route.id).sort());
  });

  it('shows the text Loading... after 300 ms and tries again after ten seconds', () => {
    const pages = routes.filter(({ kind }) => kind === 'page');
    expect(pages.map(({ path }) => path)).toEqual(['/blog', '/blog/:slug']);
    for (const { holdMs, loading } of pages) {
      expect({ holdMs, loading }).toEqual({ holdMs: 300, loading: { shape: 'text', retryMs: 10_000 } });
    }
  });

  it('is in the header', () => {
    expect(navigation).toEqual([{ label: 'Blog', href: '/blog', area: 'header', order: 50 }]);
  });
});
