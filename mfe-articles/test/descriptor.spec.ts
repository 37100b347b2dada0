import { describe, expect, it } from '@jest/globals';
import { remoteDescriptorSchema } from '@mockingbird/contracts';
import descriptor from '../remote.json' with { type: 'json' };
import remote from '../src/remote.js';

describe('the remote', () => {
  it('defines exactly the routes that its descriptor names', () => {
    const { routes } = remoteDescriptorSchema.parse(descriptor);
    expect(Object.keys(remote.routes).sort()).toEqual(routes.map((route) => route.id).sort());
  });
});
