import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The issues of one file, each with its path.
 * @param {string} file
 * @returns {Promise<string[]>}
 */
async function findIssues(file) {
  const { factFileSchema } = await import('@mockingbird/contracts');
  let value;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : error}`];
  }
  const parsed = factFileSchema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => `${file}: /${issue.path.join('/')}: ${issue.message}`);
}

/**
 * Checks the files in a remote's folder `facts`: every fact needs a source, an address and the days on which it
 * holds and was checked. A remote without this folder has no facts.
 * @param {string} directory of the remote
 * @throws with every issue, its file and its path
 */
export async function checkFacts(directory) {
  const folder = join(directory, 'facts');
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const issues = await Promise.all(files.map((name) => findIssues(join(folder, name))));
  const lines = issues.flat();
  if (lines.length > 0) throw new Error(`Facts without a usable source:\n${lines.join('\n')}`);
}
