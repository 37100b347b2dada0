// Copies the files that a running site needs from a built tree: builds, manifests, production dependencies, shipped
// content, and the scripts for `mb` and the first release. It adds their bill of materials (sbom.json). deploy/Dockerfile
// uses it. With `--link`, third-party dependencies are links to their installed folders, which is fast enough for tests.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fail } from './lib/fail.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { createRuntimeSbom, PARTS } from './lib/runtime-sbom.mjs';
import { remotes, workspaces } from './lib/workspaces.mjs';

/** `node services/dist/seed.js` reads them. What writes and checks the bank stays out. */
const CONTENT = ['articles', 'bank/aptitude', 'bank/exams', 'facts', 'pictures', 'posts'].map(
  (name) => `content/${name}`,
);
const CONTENT_READER = 'content/src/index.mjs';

/** Publishes and promotes the built remotes as the first release. */
const FIRST_RELEASE = 'scripts/publish-built.mjs';

/** @param {string} path */
const fromRoot = (path) => relative(ROOT, path);

/** Folders below node_modules, and workspaces: production dependencies according to npm. */
async function productionDependencies() {
  const args = [
    'ls',
    '--all',
    '--parseable',
    '--omit=dev',
    ...PARTS.flatMap((name) => ['--workspace', name]),
  ];
  const { code, output } = await run('npm', args, { cwd: ROOT, shell: process.platform === 'win32' });
  if (code !== 0) throw new Error(`npm ls failed:\n${output}`);
  return output
    .split('\n')
    .filter((line) => line.startsWith(ROOT + sep))
    .map(fromRoot);
}

/**
 * A script and the scripts that it imports.
 * @param {string} path
 * @param {Set<string>} seen the scripts so far
 * @returns {string[]}
 */
function withImports(path, seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  const imports = [...readFileSync(join(ROOT, path), 'utf8').matchAll(/from '(\.[^']+)'/g)];
  return [path, ...imports.flatMap(([, to = '']) => withImports(join(dirname(path), to), seen))];
}

/**
 * The runtime files of a workspace: its manifest, commands and build.
 * @param {import('./lib/workspaces.mjs').Workspace} workspace
 */
function filesOf({ directory, manifest }) {
  const names = ['package.json', 'bin', ...(manifest.scripts?.build ? ['dist'] : [])];
  return names
    .filter((name) => name === 'dist' || existsSync(join(directory, name)))
    .map((name) => join(fromRoot(directory), name));
}

/** @param {string} from @param {string} at */
function link(from, at) {
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(from, at, 'junction');
}

/**
 * @param {string | undefined} target a folder that may not exist yet
 * @param {boolean} isLinked whether third-party dependencies are linked
 */
async function collect(target, isLinked) {
  if (!target) throw new Error('Usage: node scripts/collect-runtime.mjs <folder> [--link]');
  const dependencies = await productionDependencies();
  const isOurs = new Map(workspaces().map((one) => [join('node_modules', one.name), one]));
  const ours = dependencies.flatMap((path) => isOurs.get(path) ?? []);
  const theirs = dependencies.filter((path) => !isOurs.has(path));
  const paths = [
    'package.json',
    ...ours.flatMap(filesOf),
    ...remotes().flatMap((remote) => [...filesOf(remote), join(fromRoot(remote.directory), 'remote.json')]),
    ...CONTENT,
    ...withImports(CONTENT_READER),
    ...withImports(FIRST_RELEASE),
  ];
  const missing = paths.filter((path) => !existsSync(join(ROOT, path)));
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}. Run npm run build first.`);
  /** @param {string} path */
  const to = (path) => join(resolve(target), path);
  for (const path of paths) cpSync(join(ROOT, path), to(path), { recursive: true });
  for (const path of theirs) {
    // The list contains required nested dependencies separately.
    const inside = join(ROOT, path, 'node_modules');
    if (!isLinked)
      cpSync(join(ROOT, path), to(path), { recursive: true, filter: (source) => source !== inside });
    else if (!existsSync(to(path))) link(join(ROOT, path), to(path));
  }
  for (const { name, directory } of ours) {
    const at = to(join('node_modules', name));
    link(relative(dirname(at), to(fromRoot(directory))), at);
  }
  writeFileSync(to('sbom.json'), createRuntimeSbom());
}

try {
  await collect(process.argv[2], process.argv[3] === '--link');
} catch (error) {
  fail(error);
}
