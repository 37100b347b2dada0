import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SitemapSection } from '@mockingbird/platform';
import { createSitemapMemory } from './sitemap-memory.js';

const LIFE_MS = 1_000;
const collect = jest.fn<() => Promise<SitemapSection[]>>();
let now: number;
let read: ReturnType<typeof createSitemapMemory>;

beforeEach(() => {
  now = 0;
  read = createSitemapMemory({ lifeMs: LIFE_MS, now: () => now });
  collect
    .mockReset()
    .mockImplementation(async () => [{ remote: 'mfe-a', entries: [{ path: '/a', title: 'A' }] }]);
});

describe('the memory of the sitemap', () => {
  it('collects once within its life for the same versions', async () => {
    await read('1', collect);
    now = LIFE_MS - 1;
    await read('1', collect);
    expect(collect).toHaveBeenCalledTimes(1);
    await read('2', collect);
    expect(collect).toHaveBeenCalledTimes(2);
    now += LIFE_MS;
    await read('2', collect);
    expect(collect).toHaveBeenCalledTimes(3);
  });

  it('collects a sitemap with a gap again', async () => {
    collect.mockResolvedValueOnce([{ remote: 'mfe-a', entries: [], failed: true }]);
    await read('1', collect);
    await read('1', collect);
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it('is not changed by who reads it', async () => {
    for (const call of [1, 2, 3]) {
      const [section] = await read('1', collect);
      expect([call, section?.entries]).toEqual([call, [{ path: '/a', title: 'A' }]]);
      section?.entries.push({ path: '/b', title: 'B' });
    }
  });
});
