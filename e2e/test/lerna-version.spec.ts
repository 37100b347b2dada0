import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { missingTags } from '../../scripts/lib/release-tags.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const LERNA = join(ROOT, 'node_modules/lerna/dist/cli.js');
const run = promisify(execFile);

const AUTHOR = { NAME: 'A team', EMAIL: 'team@example.org' };
const environment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  GIT_AUTHOR_NAME: AUTHOR.NAME,
  GIT_AUTHOR_EMAIL: AUTHOR.EMAIL,
  GIT_COMMITTER_NAME: AUTHOR.NAME,
  GIT_COMMITTER_EMAIL: AUTHOR.EMAIL,
  // npm downloads nothing that is missing.
  npm_config_offline: 'true',
  NX_DAEMON: 'false',
};

let folder: string;

const inFolder = (program: string, ...args: string[]) =>
  run(program, args, { cwd: folder, env: environment });
const git = (...args: string[]) => inFolder('git', ...args);
const lernaVersion = () => inFolder(process.execPath, LERNA, 'version', '--yes');

async function commit(message: string, file: string, text: string): Promise<void> {
  await writeFile(join(folder, file), text);
  await git('add', '-A');
  await git('commit', '-q', '-m', message);
}

/** The runbook's command that tags the state before the first release, as written there. */
async function commandOfRunbook(): Promise<string> {
  const runbook = await readFile(join(ROOT, 'docs/runbook.md'), 'utf8');
  const command = /`(npx lerna ls [^`]+)`/.exec(runbook)?.[1];
  if (command === undefined) throw new Error('The runbook has no command that makes tags');
  return command.replace('npx lerna', `${process.execPath} ${LERNA}`);
}

/** Only the number, whatever the versions of this tree are: `from` it, the next minor is another one. */
async function versionOf(name: string): Promise<number[]> {
  const content: unknown = JSON.parse(await readFile(join(folder, name, 'package.json'), 'utf8'));
  const version = typeof content === 'object' && content !== null && 'version' in content && content.version;
  return String(version).split('.').map(Number);
}

/** The folders of the workspaces, from the root. */
async function workspaceFolders(): Promise<string[]> {
  const entries = await Promise.all(
    ['.', 'packages'].map(async (parent) =>
      (await readdir(join(ROOT, parent), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map((entry) => join(parent, entry.name, 'package.json')),
    ),
  );
  return entries.flat();
}

/** A repository with this tree's packages and versions, without their content or tags. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mockingbird-lerna-'));
  const files = ['lerna.json', 'package.json', 'package-lock.json', ...(await workspaceFolders())];
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(ROOT, file), join(folder, file)).catch(() => undefined);
  }
  await writeFile(join(folder, '.gitignore'), 'node_modules/\n.nx/\n');
  await git('init', '-q', '-b', 'main', '.');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'feat: everything');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the tags from which lerna counts', () => {
  const makeTags = async (change: (command: string) => string = (command) => command) =>
    inFolder('sh', '-c', change(await commandOfRunbook()));

  it('are missed before a release: there are none, or they are not annotated', async () => {
    expect(await missingTags(folder)).toMatch(/^This repository has no tags of its packages, so /);
    await makeTags((command) => command.replace('git tag -a -m {}', 'git tag'));
    expect(await missingTags(folder)).toMatch(
      /^The \d+ tags of packages in this repository are not annotated/,
    );
    const { stdout } = await git('tag');
    await git('tag', '-d', ...stdout.trim().split('\n'));
  });

  it('are made by the command of the runbook', async () => {
    await makeTags();
    expect(await missingTags(folder)).toBeUndefined();
  });

  it('are no matter where there is no repository', async () => {
    expect(await missingTags(tmpdir())).toBeUndefined();
  });
});

describe('lerna version', () => {
  it('gives the remote that changed its next number, by the kind of its commits, and no other', async () => {
    const [home, blog] = [await versionOf('mfe-home'), await versionOf('mfe-blog')];
    await commit('feat(mfe-home): a search', 'mfe-home/search.ts', 'export {};\n');
    await lernaVersion();
    const [major = 0, minor = 0] = home;
    expect(await versionOf('mfe-home')).toEqual([major, minor + 1, 0]);
    expect(await versionOf('mfe-blog')).toEqual(blog);
    const { stdout: raised } = await git('diff', '--name-only', 'HEAD~1');
    expect(raised.trim().split('\n').sort()).toEqual([
      'mfe-home/CHANGELOG.md',
      'mfe-home/package.json',
      'package-lock.json',
    ]);
    expect(await readFile(join(folder, 'mfe-home/CHANGELOG.md'), 'utf8')).toContain('**mfe-home:** a search');

    await commit('fix(mfe-blog): a typing error', 'mfe-blog/post.ts', 'export {};\n');
    await lernaVersion();
    const [blogMajor, blogMinor, blogPatch = 0] = blog;
    expect(await versionOf('mfe-blog')).toEqual([blogMajor, blogMinor, blogPatch + 1]);
    expect(await versionOf('mfe-home')).toEqual([major, minor + 1, 0]);
    const { stdout } = await git('tag', '--points-at', 'HEAD');
    expect(stdout).toMatch(/^@mockingbird\/mfe-blog@\d+\.\d+\.\d+\n$/);
  });

  it('raises nothing for words about a remote, nor for its tests', async () => {
    const before = await versionOf('mfe-home');
    await commit('docs(mfe-home): words', 'mfe-home/README.md', 'Words.\n');
    await commit('test(mfe-home): one more', 'mfe-home/search.spec.ts', 'export {};\n');
    await lernaVersion();
    expect(await versionOf('mfe-home')).toEqual(before);
  });
});
