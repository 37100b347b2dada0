/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRegionStore, type RegionStore } from '@mockingbird/platform/internal';
import { deviceStorage } from '@mockingbird/platform';
import { lookUpRegion, rememberRegion } from './region.js';

const LOOKUP = 'http://lookup.test/json';
let region: RegionStore;
const fetcher = jest.fn<typeof fetch>();

beforeEach(() => {
  window.localStorage.clear();
  region = createRegionStore();
  fetcher.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
});

const answering = (body: unknown) => fetcher.mockResolvedValue(new Response(JSON.stringify(body)));
const shown = () => {
  const { country, source, resolved } = region.getState();
  return [country, source, resolved];
};

describe('the region at the start', () => {
  it('is the stored one', () => {
    deviceStorage.write('region', 'IN');
    rememberRegion(region);
    expect(shown()).toEqual(['IN', 'stored', true]);
  });

  it.each([['nowhere'], [42], [{ country: 'IN' }]])('is the default when %p is stored', (stored) => {
    deviceStorage.write('region', stored);
    rememberRegion(region);
    expect(region.getState().source).toBe('default');
  });

  it('is stored when the look-up, an address or the reader decides', () => {
    rememberRegion(region);
    expect(deviceStorage.read('region')).toBeUndefined();
    region.getState().setCountry('FR', 'lookup');
    expect(deviceStorage.read('region')).toBe('FR');
    region.getState().setCountry('IN', 'address');
    expect(deviceStorage.read('region')).toBe('IN');
    region.getState().setCountry('US', 'reader');
    expect(deviceStorage.read('region')).toBe('US');
  });
});

describe('the look-up', () => {
  it('decides when nothing else has', async () => {
    answering({ country_code: 'IN' });
    await lookUpRegion(region, LOOKUP);
    expect(shown()).toEqual(['IN', 'lookup', true]);
  });

  it.each([[{ country_code: 'QQ1' }], [{ country: 'IN' }], [null], ['IN'], [{ country_code: 7 }]])(
    'changes nothing when it answers %p',
    async (body) => {
      answering(body);
      await lookUpRegion(region, LOOKUP);
      expect(shown()).toEqual(['US', 'default', true]);
    },
  );

  it('changes nothing, silently, when it fails', async () => {
    fetcher.mockRejectedValue(new TypeError('no network'));
    await lookUpRegion(region, LOOKUP);
    expect(shown()).toEqual(['US', 'default', true]);
  });

  it('never overrides the reader, however late it answers', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetcher.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const looking = lookUpRegion(region, LOOKUP);
    region.getState().setCountry('FR', 'reader');
    answer(new Response('{"country_code":"IN"}'));
    await looking;
    expect(shown()).toEqual(['FR', 'reader', true]);
  });

  it('does not happen when it is switched off or the region is known', async () => {
    await lookUpRegion(region, '');
    expect(shown()).toEqual(['US', 'default', true]);
    region.getState().setCountry('IN', 'stored');
    await lookUpRegion(region, LOOKUP);
    expect(fetcher).not.toHaveBeenCalled();
  });
});
