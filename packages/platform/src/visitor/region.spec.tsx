import { describe, expect, it } from '@jest/globals';
import { knownCountry } from './countries.js';
import { createRegionStore } from './region.js';

describe('the region', () => {
  it('is the United States until something better is known', () => {
    expect(createRegionStore().getState()).toMatchObject({
      country: 'US',
      source: 'default',
      resolved: false,
    });
  });

  it('is never overridden by a look-up once the reader, an address or the device knows', () => {
    for (const source of ['stored', 'address', 'reader'] as const) {
      const region = createRegionStore();
      region.getState().setCountry('in', source);
      region.getState().setCountry('FR', 'lookup');
      expect(region.getState()).toMatchObject({ country: 'IN', source, resolved: true });
    }
  });

  it('follows the address and the reader, whichever spoke last', () => {
    const region = createRegionStore();
    region.getState().setCountry('IN', 'reader');
    region.getState().setCountry('GB', 'address');
    region.getState().setCountry('FR', 'stored');
    expect(region.getState().country).toBe('GB');
  });

  it('counts as resolved when the look-up was given up', () => {
    const region = createRegionStore({ country: 'IN', source: 'stored' });
    region.getState().markResolved();
    expect(region.getState()).toMatchObject({ country: 'IN', resolved: true });
  });
});

describe('country codes', () => {
  it.each([
    ['us', 'US'],
    ['In', 'IN'],
    ['xx', undefined],
    ['', undefined],
    ['usa', undefined],
    ['UK', undefined],
  ])('%s: %s', (code, expected) => {
    expect(knownCountry(code)).toBe(expected);
  });
});
