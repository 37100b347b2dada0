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

const respondWith = (body: unknown) => fetcher.mockResolvedValue(new Response(JSON.stringify(body)));
const shown = () => {
  const { country, source, resolved } = region.getState();
  return [country, source, resolved];
};

describe('the region at the start', () => {
  it('is the stored region', () => {
    deviceStorage.write('region', 'IN');
    rememberRegion(region);
    expect(shown()).toEqual(['IN', 'stored', true]);
  });

  it.each([['nowhere'], [42], [{ country: 'IN' }]])('is the default when %p is stored', (stored) => {
    deviceStorage.write('region', stored);
    rememberRegion(region);
    expect(region.getState().source).toBe('default');
  });

  it('is stored when the look-up, an address or the visitor sets it', () => {
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
  it('sets the region when nothing else has', async () => {
    respondWith({ country_code: 'IN' });
    await lookUpRegion(region, LOOKUP);
    expect(shown()).toEqual(['IN', 'lookup', true]);
  });

  it.each([[{ country_code: 'QQ1' }], [{ country: 'IN' }], [null], ['IN'], [{ country_code: 7 }]])(
    'changes nothing when the response is %p',
    async (body) => {
      respondWith(body);
      await lookUpRegion(region, LOOKUP);
      expect(shown()).toEqual(['US', 'default', true]);
    },
  );

  it('changes nothing and logs nothing when it fails', async () => {
    fetcher.mockRejectedValue(new TypeError('no network'));
    await lookUpRegion(region, LOOKUP);
    expect(shown()).toEqual(['US', 'default', true]);
  });

  it('never overrides the visitor’s choice, also when it is late', async () => {
    let respond: (response: Response) => void = () => undefined;
    fetcher.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const lookup = lookUpRegion(region, LOOKUP);
    region.getState().setCountry('FR', 'reader');
    respond(new Response('{"country_code":"IN"}'));
    await lookup;
    expect(shown()).toEqual(['FR', 'reader', true]);
  });

  it('sends no request when it is switched off or the region is known', async () => {
    await lookUpRegion(region, '');
    expect(shown()).toEqual(['US', 'default', true]);
    region.getState().setCountry('IN', 'stored');
    await lookUpRegion(region, LOOKUP);
    expect(fetcher).not.toHaveBeenCalled();
  });
});
