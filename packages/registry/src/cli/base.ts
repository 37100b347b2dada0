import type { ReleaseClient } from '../publish/release-client.js';

/** Flags and help of the option that names a change's base composition. */
export const EXPECT = [
  '--expect <composition>',
  'refuse when the same remotes changed since this composition; the live one when absent',
] as const;

/**
 * The base composition of a change. The change is rejected when the same remotes change before it is applied.
 * @param expected as given on the command line. Default: the composition that is live now
 */
export async function baseOf(
  client: Pick<ReleaseClient, 'current'>,
  expected: number | undefined,
): Promise<{ base?: number }> {
  const base = expected ?? (await client.current())?.number;
  return base === undefined ? {} : { base };
}
