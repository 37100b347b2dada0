import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDescriptor } from '../../../../packages/tooling/src/remote/descriptor.mjs';

/**
 * Writes the module that imports every remote's sources with its descriptor, so that the monolith grows with the site.
 * @param directories absolute paths of the remotes
 */
export async function writeRemotesModule(file: string, directories: readonly string[]): Promise<void> {
  const descriptors = await Promise.all(directories.map((directory) => readDescriptor(directory)));
  const imports = directories.map(
    (directory, at) => `import part${at} from ${JSON.stringify(join(directory, 'src/remote.ts'))};`,
  );
  const entries = descriptors.map(({ name, routes, navigation, search }, at) => {
    // Only the federated build needs files for each route; here webpack knows them.
    const plain = routes.map((route) => ({ ...route, js: [], css: [] }));
    return `{ ...${JSON.stringify({ name, routes: plain, navigation, search })}, definition: part${at} },`;
  });
  await writeFile(file, [...imports, 'export default [', ...entries, '];', ''].join('\n'));
}
