import type { ReleaseClient } from '../publish/release-client.js';

/** Flags and help of the option that names the composition which a change is based on. */
export const EXPECT = [
  '--expect <composition>',
  'refuse when the same remotes changed since this composition; the live one when absent',
] as const;

/**
 * What a change is based on: should somebody change the same remotes until it is made, it is refused.
 * @param expected as given on the command line; the composition that is live at this moment when absent
 */
export async function baseOf(
  client: Pick<ReleaseClient, 'current'>,
  expected: number | undefined,
): Promise<{ base?: number }> {
  const base = expected ?? (await client.current())?.number;
  return base === undefined ? {} : { base };
}
