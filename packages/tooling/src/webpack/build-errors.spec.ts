import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describeBuildErrors } from './build-errors.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const BUILDER = join(ROOT, 'packages/tooling/bin/mb-build.mjs');
const REMOTE = join(ROOT, 'e2e/fixtures/mfe-trial');

describe('errors of a build', () => {
  const directory = '/repository/mfe-x';

  it('name file and line, and nothing of the compiler', () => {
    const message = `Module build failed (from ../node_modules/swc-loader/src/index.js):
Error:   x Expression expected
   ,-[/repository/mfe-x/src/page.tsx:13:1]
 13 | export const x = (;
   :                   ^
   \`----


Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>
   1: worker
             at /home/iojs/build/deps/uv/src/threadpool.c:122:5
`;
    expect(describeBuildErrors([{ moduleName: './src/page.tsx', message }], directory)).toEqual([
      `src/page.tsx:13
  x Expression expected
   ,-[/repository/mfe-x/src/page.tsx:13:1]
 13 | export const x = (;
   :                   ^
   \`----`,
    ]);
  });

  it('take the line from webpack where the compiler says none', () => {
    const error = { moduleName: './src/page.tsx', loc: '3:0-19', message: "Can't resolve './nope.js'" };
    expect(describeBuildErrors([error], directory)).toEqual(["src/page.tsx:3\nCan't resolve './nope.js'"]);
  });

  it('name a stylesheet once', () => {
    const name = './src/start.module.css';
    const css = `SyntaxError\n\n(4:1) ${directory}/src/start.module.css Unclosed block\n`;
    const inside = `${name} (${name}.webpack[javascript/auto]!=!../css-loader/dist/cjs.js!${name})`;
    const again = `Error: Execution of module code from module graph (x) failed: ${css}`;
    expect(
      describeBuildErrors(
        [
          { moduleName: inside, message: css },
          { moduleName: name, message: again },
        ],
        directory,
      ),
    ).toEqual([`src/start.module.css:4\n${css.trimEnd()}`]);
  });

  it('stay as they are without a module', () => {
    expect(describeBuildErrors([{ message: 'No memory' }], directory)).toEqual(['No memory']);
  });
});

describe('mb-build', () => {
  let folder: string;

  beforeEach(async () => {
    // Below the repository, so that packages are found.
    await mkdir(join(ROOT, '.data'), { recursive: true });
    folder = await mkdtemp(join(ROOT, '.data/mb-build-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  /** Runs it where native compilers would describe their own calls. @returns what it prints about errors */
  const build = (...options: string[]) => {
    const env = { PATH: process.env.PATH, RUST_BACKTRACE: '1' };
    const ended = spawnSync(process.execPath, [BUILDER, ...options], { cwd: folder, encoding: 'utf8', env });
    expect(ended.status).toBe(1);
    return ended.stderr;
  };

  it('names every file of a library that does not compile, without a backtrace', async () => {
    await write('package.json', '{"name":"x","version":"1.0.0"}');
    await write('src/a.ts', 'export const a = 1;\nexport const x = (;\n');
    await write('src/b.ts', 'export const = 1;\n');
    const stderr = build();
    expect(stderr).toMatch(/^MB-5004 src\/a\.ts:2\n {2}x Expression expected\n/);
    expect(stderr).toContain('\n\nsrc/b.ts:1\n');
    expect(stderr).not.toMatch(/backtrace|<unknown>|Caused by/i);
  });

  it('names file and line of a script and a stylesheet of a remote', async () => {
    await cp(REMOTE, folder, { recursive: true });
    const page = await readFile(join(REMOTE, 'src/routes/second.tsx'), 'utf8');
    await write('src/routes/second.tsx', `${page}export const x = (;\n`);
    await write('src/routes/start.module.css', '.ribbon {\n');
    const stderr = build('--version', '1.0.0', '--out', join(folder, 'out'));
    expect(stderr).toContain(`src/routes/second.tsx:${page.split('\n').length}\n  x Expression expected`);
    expect(stderr.match(/src\/routes\/start\.module\.css:1\n/g)).toHaveLength(1);
    expect(stderr).not.toMatch(/backtrace|<unknown>|Caused by|node_modules/i);
  }, 60_000);
});
