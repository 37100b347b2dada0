import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads and validates a remote's `remote.json`.
 * @param {string} directory of the remote
 * @throws with every issue and its path
 */
export async function readDescriptor(directory) {
  const { remoteDescriptorSchema } = await import('@mockingbird/contracts');
  const parsed = remoteDescriptorSchema.safeParse(
    JSON.parse(await readFile(join(directory, 'remote.json'), 'utf8')),
  );
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `/${issue.path.join('/')}: ${issue.message}`);
  throw new Error(`${join(directory, 'remote.json')}: ${issues.join('; ')}`);
}
