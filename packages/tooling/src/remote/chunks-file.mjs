/**
 * Beside a remote's build, as the hash of the inputs: the scripts of each named chunk. Only the check of sizes reads it,
 * and no release has it.
 */
export const CHUNKS_FILE = '.chunks.json';

/**
 * @param {import('webpack').Stats} stats
 * @returns {Record<string, string[]>} by the name of a chunk, the scripts that its `import()` loads
 */
export function namedChunks(stats) {
  const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
  return Object.fromEntries(
    Object.entries(groups).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
}
