import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const LERNA = join(ROOT, 'node_modules/lerna/dist/cli.js');

/** Writes `dist/built.txt`: the package's text and that of the packages it needs. */
const BUILDER = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const needed = Object.keys(dependencies).map((name) => readFileSync(\`../\${name}/dist/built.txt\`, 'utf8'));
mkdirSync('dist', { recursive: true });
writeFileSync('dist/built.txt', [...needed, readFileSync('src/text.txt', 'utf8')].join('+'));
`;

const manifest = (name: string, dependencies: string[]) =>
  JSON.stringify({
    name,
    version: '0.1.0',
    private: true,
    scripts: { build: 'node build.mjs', test: 'node -e 0' },
    dependencies: Object.fromEntries(dependencies.map((each) => [each, '^0.1.0'])),
  });

/** Variables of an outer run would lead the inner one to the outer workspace. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NX|LERNA|npm)_/i.test(name)));

/** A repository with our nx.json and two packages: `remote` needs `base`. */
export async function plantWorkspace() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'mockingbird-lerna-')));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const call = (command: string, args: string[]) =>
    new Promise<string>((resolve, reject) => {
      execFile(command, args, { cwd: folder, env: environment() }, (error, stdout, stderr) =>
        error
          ? reject(new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`))
          : resolve(stdout + stderr),
      );
    });

  await write('package.json', JSON.stringify({ name: 'planted', private: true, workspaces: ['packages/*'] }));
  await write('.gitignore', 'node_modules\ndist\n.nx\n');
  for (const file of ['nx.json', 'lerna.json']) await copyFile(join(ROOT, file), join(folder, file));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, needs] of Object.entries({ base: [], remote: ['base'] })) {
    await write(`packages/${name}/package.json`, manifest(name, needs));
    await write(`packages/${name}/build.mjs`, BUILDER);
    await write(`packages/${name}/src/text.txt`, name);
  }
  await call('git', ['init', '--quiet', '--initial-branch', 'main']);

  return {
    folder,
    write,
    /** Commits everything. */
    commit: async () => {
      await call('git', ['add', '.']);
      const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
      await call('git', [...author, 'commit', '--quiet', '--message', 'chore: test']);
    },
    /** Runs `lerna run`. @returns what it printed */
    lernaRun: (...args: string[]) => call(process.execPath, [LERNA, 'run', ...args]),
  };
}
