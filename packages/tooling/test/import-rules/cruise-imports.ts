import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { entryPoints } from '../../src/import-rules/entry-points.mjs';
import { workspaceFolders } from '../../src/files/source-files.mjs';

const ROOT = join(import.meta.dirname, '../../../..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const RULES = join(ROOT, 'packages/tooling/src/import-rules/index.mjs');
const MAX_OUTPUT_BYTES = 50_000_000;

interface Dependency {
  module: string;
  rules?: { name: string }[];
}

interface Cruise {
  modules: { source: string; dependencies: Dependency[] }[];
}

async function write(folder: string, path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Links the installed packages, so that names resolve as in the repository. Our own resolve to the planted files. */
async function linkPackages(folder: string) {
  await mkdir(join(folder, 'node_modules/@mockingbird'), { recursive: true });
  const installed = (await readdir(join(ROOT, 'node_modules'))).filter(
    (name) => !name.startsWith('.') && name !== '@mockingbird',
  );
  for (const name of installed)
    await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  for (const workspace of workspaceFolders(ROOT)) {
    const manifest = await readFile(join(ROOT, workspace, 'package.json'), 'utf8');
    await write(folder, `${workspace}/package.json`, manifest);
    await symlink(join(folder, workspace), join(folder, 'node_modules', JSON.parse(manifest).name));
  }
}

/** Creates the targets of relative imports and the entry points, empty: a file that is missing resolves to nothing. */
async function addTargets(folder: string, files: Record<string, string>) {
  const relative = Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/'(\.{1,2}\/[^']+)'/g)].map(([, specifier = '']) =>
      join(dirname(path), specifier.replace(/\.js$/, '.ts')),
    ),
  );
  for (const path of [...relative, ...entryPoints(ROOT).values()])
    if (!existsSync(join(folder, path))) await write(folder, path, '');
}

/** Plants files in a folder with the repository's workspaces and packages. @returns the folder */
async function plant(files: Record<string, string>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'mockingbird-imports-')));
  await write(folder, 'package.json', await readFile(join(ROOT, 'package.json'), 'utf8'));
  const config = `import { importRules } from '${RULES}';\nexport default importRules(import.meta.dirname);\n`;
  await write(folder, '.dependency-cruiser.mjs', config);
  await linkPackages(folder);
  for (const [path, text] of Object.entries(files)) await write(folder, path, text);
  await addTargets(folder, files);
  return folder;
}

/** Runs the cruiser's command in a folder with a configuration. */
const runCruiser = (folder: string, outputType: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const args = [CRUISER, '.', '--output-type', outputType];
    execFile(process.execPath, args, { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });

/**
 * Checks planted files with the import rules of the repository.
 * @returns a function that gives the names of the rules that one import of a file breaks
 */
export async function cruiseImports(files: Record<string, string>) {
  const folder = await plant(files);
  try {
    const { output } = await runCruiser(folder, 'json');
    const { modules } = JSON.parse(output) as Cruise;
    const imports = modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ module, rules = [] }) => ({ source, module, rules })),
    );
    return (path: string, specifier: string): string[] => {
      // The cruiser omits the prefix of Node's modules.
      const name = specifier.replace(/^node:/, '');
      const found = imports.filter(({ source, module }) => source === path && module === name);
      if (found.length === 0)
        throw new Error(`the cruiser did not see the import of ${specifier} in ${path}`);
      return found.flatMap(({ rules }) => rules.map((rule) => rule.name));
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns what the command prints for planted files, and its exit code */
export async function cruiseReport(files: Record<string, string>) {
  const folder = await plant(files);
  try {
    return await runCruiser(folder, 'err-long');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
