import { expect, it, jest } from '@jest/globals';
import type { LiveRemote } from '@mockingbird/contracts';
import { stepBack } from './fall-back.js';

const versionOf = (version: string): LiveRemote => ({
  name: 'mfe-a',
  version,
  base: `/remotes/mfe-a/${version}/`,
  globalName: 'a',
  entry: 'remoteEntry.js',
  routes: [],
  integrity: {},
});

/** A tab that knows of the remote at 1.1.0, and of the version before or of none. */
function tabWith(fallback?: LiveRemote) {
  const steppedBack = new Map<string, LiveRemote>();
  const named = () => ({ ...versionOf('1.1.0'), fallback });
  // Nothing else of these is asked for.
  const tools = { known: { load: () => Promise.resolve(), named }, loader: { steppedBack } } as never;
  return { tools, steppedBack };
}

it('takes the version before one that threw', async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const { tools, steppedBack } = tabWith(versionOf('1.0.0'));
  expect(await stepBack(tools, versionOf('1.1.0'))).toBe(true);
  expect(steppedBack.get('mfe-a')?.version).toBe('1.0.0');
});

it('leaves it at the panel when that one threw, or when there is none', async () => {
  const back = tabWith(versionOf('1.0.0'));
  expect(await stepBack(back.tools, versionOf('1.0.0'))).toBe(false);
  const alone = tabWith();
  expect(await stepBack(alone.tools, versionOf('1.1.0'))).toBe(false);
  expect([back.steppedBack.size, alone.steppedBack.size]).toEqual([0, 0]);
});
