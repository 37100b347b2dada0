import { describe, expect, it } from '@jest/globals';
import { remoteDescriptorSchema } from '@mockingbird/contracts';
import { fakeApi, TEST_SITE } from '@mockingbird/testing/fake-shell';
import descriptor from '../remote.json' with { type: 'json' };
import remote from '../src/remote.js';

describe('the remote', () => {
  const parsed = remoteDescriptorSchema.parse(descriptor);

  it('defines exactly the routes that its descriptor names', () => {
    expect(Object.keys(remote.routes).sort()).toEqual(parsed.routes.map((route) => route.id).sort());
  });

  it('lists addresses that its own routes answer, each once', async () => {
    const entries =
      (await remote.sitemap?.({
        api: fakeApi(),
        site: TEST_SITE,
        signal: new AbortController().signal,
      })) ?? [];
    const patterns = parsed.routes.map((route) => route.path.replace(':country', '(us|in)'));
    for (const { path } of entries)
      expect(patterns.some((pattern) => new RegExp(`^${pattern}$`).test(path))).toBe(true);
    expect(new Set(entries.map((entry) => entry.path)).size).toBe(entries.length);
    expect(entries.map((entry) => entry.path)).not.toContain('/comingsoon');
  });

  it('caps the wait before its spinner at 300 ms', () => {
    const holds = parsed.routes.filter((route) => ['home', 'region'].includes(route.id));
    expect(holds.map((route) => route.holdMs)).toEqual([300, 300]);
  });
});
