import { describe, expect, it } from '@jest/globals';
import { isKeyOf } from '../../common/api-key-role.js';
import { isKeyAllowed } from './access.js';

describe('the access of a key', () => {
  it.each([
    ['edge', true],
    ['edge-2', true],
    ['edge-eu-west', true],
    ['edgeware', false],
    ['edge2', false],
    ['Edge', false],
    ['my-edge', false],
    ['browser', false],
  ])('of the id %s to what is the edge alone is %s', (keyId, passes) => {
    expect(isKeyOf('edge', keyId)).toBe(passes);
    expect(isKeyAllowed(['edge'], keyId)).toBe(passes);
  });

  it('is any of those that a route names', () => {
    expect(isKeyAllowed(['edge', 'release'], 'release-2')).toBe(true);
    expect(isKeyAllowed(['signed'], 'any-key')).toBe(true);
    expect(isKeyAllowed([], 'edge')).toBe(false);
  });
});
