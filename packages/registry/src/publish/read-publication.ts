import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestSchema, type Publication } from '@mockingbird/contracts';

/**
 * Reads a built remote from its folder.
 * @throws when the folder holds no manifest that fits, with every fault
 */
export async function readPublication(folder: string): Promise<Publication> {
  const manifest = manifestSchema.safeParse(
    JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')),
  );
  if (!manifest.success) {
    const faults = manifest.error.issues.map((issue) => `/${issue.path.join('/')}: ${issue.message}`);
    throw new Error(`MB-4001 ${folder}/manifest.json: ${faults.join('; ')}`);
  }
  const files: Record<string, string> = {};
  for (const file of Object.keys(manifest.data.files)) {
    files[file] = (await readFile(join(folder, file))).toString('base64');
  }
  return { manifest: manifest.data, files };
}
