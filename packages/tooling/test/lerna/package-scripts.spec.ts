import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { workspaceFolders } from '../../src/files/source-files.mjs';

const ROOT = join(import.meta.dirname, '../../../..');
const TEMPLATE = 'packages/tooling/template/remote/package.json.template';

interface Manifest {
  scripts?: Record<string, string>;
}

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest;

const MANIFESTS = [...workspaceFolders(ROOT).map((folder) => `${folder}/package.json`), TEMPLATE];
const REMOTES = MANIFESTS.filter(
  (path) => path === TEMPLATE || existsSync(join(ROOT, path.replace('package.json', 'remote.json'))),
);

/** The script file that a command names, from the folder of the package. */
const scriptOf = (command: string) => /^node (\S+)/.exec(command)?.[1];

describe('the scripts of a package', () => {
  it.each(MANIFESTS)('include test, typecheck and lint: %s', (path) => {
    expect(read(path).scripts).toMatchObject({
      test: expect.any(String),
      typecheck: expect.any(String),
      lint: expect.any(String),
    });
  });

  it.each(MANIFESTS)('name files that exist: %s', (path) => {
    // The template becomes a folder at the top.
    const folder = path === TEMPLATE ? join(ROOT, 'mfe-home') : join(ROOT, path, '..');
    for (const command of Object.values(read(path).scripts ?? {})) {
      const script = scriptOf(command);
      if (script) expect(existsSync(join(folder, script)) ? 'exists' : command).toBe('exists');
    }
  });

  it.each(REMOTES)('of a remote include build and dev: %s', (path) => {
    expect(read(path).scripts).toMatchObject({ build: 'mb-build', dev: expect.any(String) });
  });
});
