import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** Megabytes of the heap of a render process' main thread, which only forwards messages. */
const MAIN_HEAP_MB = 64;

/** Node 24 made the flag final. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Later versions of Node restrict the network too; loaders call the services. */
const NETWORK = process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : [];

/**
 * The `node_modules` folders in which a script finds its libraries: in each folder above it. One that is a link counts with
 * the folder that it leads to, because Node allows paths without their links.
 */
function libraryFolders(script: string): string[] {
  const folder = dirname(script);
  const libraries = join(folder, 'node_modules');
  const above = folder === dirname(folder) ? [] : libraryFolders(folder);
  return existsSync(libraries) ? [...new Set([libraries, realpathSync(libraries)]), ...above] : above;
}

/**
 * Arguments of Node for a render process: it may read its own script, the libraries and the given folders. It may not
 * write files, start processes or load native code. The permission model does not restrict sockets.
 * @param script the script of the process
 * @param readable further folders with files that it reads, such as server bundles
 */
export function processArguments(script: string, readable: readonly string[]): string[] {
  const folders = [dirname(script), ...libraryFolders(script), ...readable];
  return [
    PERMISSION,
    // A process whose libraries are links finds them as its parent does.
    ...process.execArgv.filter((flag) => flag.startsWith('--preserve-symlinks')),
    '--allow-worker',
    ...NETWORK,
    ...folders.map((folder) => `--allow-fs-read=${resolve(folder)}${sep}`),
    `--max-old-space-size=${MAIN_HEAP_MB}`,
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
  ];
}
