import { expect, it, jest } from '@jest/globals';
import type { LiveRemote } from '@mockingbird/contracts';
import { fallBack } from './fall-back.js';

const versionOf = (version: string): LiveRemote => ({
  name: 'mfe-a',
  version,
  base: `/remotes/mfe-a/${version}/`,
  globalName: 'a',
  entry: 'remoteEntry.js',
  routes: [],
  integrity: {},
});

/** A tab with the remote at 1.1.0, and with its fallback or without. */
function tabWith(fallback?: LiveRemote) {
  const fallbackVersions = new Map<string, LiveRemote>();
  const byName = () => ({ ...versionOf('1.1.0'), fallback });
  // `fallBack` uses no other property.
  const tools = { catalog: { load: () => Promise.resolve(), byName }, loader: { fallbackVersions } } as never;
  return { tools, fallbackVersions };
}

it('uses the fallback of a version that threw', async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const { tools, fallbackVersions } = tabWith(versionOf('1.0.0'));
  expect(await fallBack(tools, versionOf('1.1.0'))).toBe(true);
  expect(fallbackVersions.get('mfe-a')?.version).toBe('1.0.0');
});

it('leaves the failure panel when the fallback threw, or there is none', async () => {
  const fallenBack = tabWith(versionOf('1.0.0'));
  expect(await fallBack(fallenBack.tools, versionOf('1.0.0'))).toBe(false);
  const withoutFallback = tabWith();
  expect(await fallBack(withoutFallback.tools, versionOf('1.1.0'))).toBe(false);
  expect([fallenBack.fallbackVersions.size, withoutFallback.fallbackVersions.size]).toEqual([0, 0]);
});
