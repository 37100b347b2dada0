import { manifestSchema } from '@mockingbird/contracts';

/** @returns the remote as it is counted, or undefined for what no remote reports */
export function countedRemote(remote: string): string | undefined {
  const [name, version, ...rest] = remote.split('@');
  const { shape } = manifestSchema;
  const fits = shape.name.safeParse(name).success && shape.version.safeParse(version).success;
  return fits && rest.length === 0 ? remote : undefined;
}
