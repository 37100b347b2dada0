import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestSchema, type Manifest, type Publication } from '@mockingbird/contracts';
import { ReleaseError } from './release-client.js';

/** Where a build has the source maps of its browser files. */
const SOURCE_MAPS = 'source-maps';
/** The status that the services would return. */
const BAD_REQUEST = 400;
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, 'manifest.json');
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const detail = `No built remote can be read there; build it first. ${reasonOf(error)}`;
    throw new ReleaseError('MB-4001', BAD_REQUEST, detail);
  }
  const manifest = manifestSchema.safeParse(content);
  if (manifest.success) return manifest.data;
  const issues = manifest.error.issues.map(({ path, message }) => ({ path: `/${path.join('/')}`, message }));
  throw new ReleaseError('MB-4001', BAD_REQUEST, `${file} does not fit its schema.`, issues);
}

/** @returns the maps that the build has; styles have none */
async function readSourceMaps(folder: string, files: readonly string[]): Promise<Record<string, string>> {
  const maps = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, SOURCE_MAPS, `${file}.map`), 'utf8').catch(() => undefined);
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
  return Object.fromEntries(maps.flat());
}

/**
 * Reads a built remote from its folder.
 * @param progress called after each file with the total number
 * @throws ReleaseError MB-4001 with every issue when the folder has no valid manifest; MB-4003 when a file is missing
 */
export async function readPublication(
  folder: string,
  progress: (read: number, of: number) => void = () => {},
): Promise<Publication> {
  const manifest = await readManifest(folder);
  const files: Record<string, string> = {};
  const names = Object.keys(manifest.files);
  for (const [index, file] of names.entries()) {
    const bytes = await readFile(join(folder, file)).catch((error: unknown) => {
      const issue = { path: `/files/${file}`, message: reasonOf(error) };
      throw new ReleaseError('MB-4003', BAD_REQUEST, 'A file of the manifest cannot be read.', [issue]);
    });
    files[file] = bytes.toString('base64');
    progress(index + 1, names.length);
  }
  const sourceMaps = await readSourceMaps(folder, names);
  return { manifest, files, ...(Object.keys(sourceMaps).length > 0 ? { sourceMaps } : {}) };
}
