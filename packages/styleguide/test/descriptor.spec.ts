import { describe, expect, it } from '@jest/globals';
import { remoteDescriptorSchema } from '@mockingbird/contracts';
import { REMOTE } from './support.js';

describe('the remote of the styleguide', () => {
  it('defines exactly the routes that its descriptor names', () => {
    const { routes } = remoteDescriptorSchema.parse(REMOTE.descriptor);
    expect(Object.keys(REMOTE.definition.routes)).toEqual(routes.map(({ id }) => id));
  });
});
