import { manifestSchema } from '@mockingbird/contracts';

/** @returns the remote if it is a valid `name@version`, otherwise undefined */
export function countedRemote(remote: string): string | undefined {
  const [name, version, ...rest] = remote.split('@');
  const { shape } = manifestSchema;
  const fits = shape.name.safeParse(name).success && shape.version.safeParse(version).success;
  return fits && rest.length === 0 ? remote : undefined;
}
