import { describe, expect, it } from '@jest/globals';
import { createLazyCode } from './lazy-code.js';

describe('lazy code', () => {
  it('loads once', async () => {
    let imports = 0;
    const source = createLazyCode(async () => `code ${++imports}`);
    expect(source.getLoaded()).toBeUndefined();
    expect(await source.load()).toBe('code 1');
    expect(await source.load()).toBe('code 1');
    expect(source.getLoaded()).toBe('code 1');
  });

  it('tries again after a failure', async () => {
    let isOnline = false;
    const source = createLazyCode(async () => {
      if (!isOnline) throw new Error('offline');
      return 'code';
    });
    await expect(source.load()).rejects.toThrow('offline');
    isOnline = true;
    expect(await source.load()).toBe('code');
  });

  it('preloads without reporting a failure', async () => {
    let fail = (): void => undefined;
    const failed = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('offline'));
    });
    const source = createLazyCode(() => failed);
    source.preload();
    fail();
    // Jest fails the test if the rejection of the preload is unhandled.
    await expect(failed).rejects.toThrow('offline');
    expect(source.getLoaded()).toBeUndefined();
  });
});
