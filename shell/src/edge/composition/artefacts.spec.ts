import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { manifestSchema } from '@mockingbird/contracts';
import { replaceFile, type WriteFile } from '../disk/replace-file.js';
import { Artefacts } from './artefacts.js';

const CONTENTS: Readonly<Record<string, string>> = { 'remoteEntry.js': 'entry()', 'server.cjs': 'render()' };
const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const manifest = manifestSchema.parse({
  schema: 1,
  name: 'mfe-a',
  version: '1.0.0',
  owner: 'team-a',
  apiVersion: 1,
  globalName: 'mfe_a',
  entry: 'remoteEntry.js',
  server: 'server.cjs',
  routes: [],
  navigation: [],
  shared: {},
  files: Object.fromEntries(
    Object.entries(CONTENTS).map(([file, content]) => [
      file,
      { integrity: integrityOf(content), bytes: content.length },
    ]),
  ),
});

const noSpace: WriteFile = () =>
  Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));

let folder: string;
const warn = jest.fn<(fields: object, message: string) => void>();
const artefacts = (write: WriteFile = replaceFile) =>
  new Artefacts({
    folder,
    fetchServices: (input) => Promise.resolve(new Response(CONTENTS[String(input).split('/').at(-1) ?? ''])),
    key: { id: 'edge', secret: 's' },
    log: { warn },
    write,
  });
const texts = (found: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...found].map(([file, bytes]) => [file, bytes.toString()]));

beforeEach(async () => {
  warn.mockReset();
  folder = await mkdtemp(join(tmpdir(), 'mb-artefacts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a version on a full disk', () => {
  it('is served without a warning when its files are already on it', async () => {
    await artefacts().ensure(manifest);
    expect(texts(await artefacts(noSpace).ensure(manifest))).toEqual(CONTENTS);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is served from memory, with a warning, when only browser files are missing', async () => {
    const first = artefacts();
    await first.ensure(manifest);
    await rm(first.pathOf(manifest, 'remoteEntry.js'));
    await writeFile(first.pathOf(manifest, 'manifest.json'), 'damaged');
    expect(texts(await artefacts(noSpace).ensure(manifest))).toEqual(CONTENTS);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'MB-2011' }), expect.any(String));
  });

  it('cannot be served without its server bundle, which workers read from the disk', async () => {
    await expect(artefacts(noSpace).ensure(manifest)).rejects.toThrow('no space left');
  });
});

it('a manifest that is already on disk is not written again', async () => {
  const write = jest.fn(replaceFile);
  const first = artefacts(write);
  await first.ensure(manifest);
  const written = write.mock.calls.length;
  await first.ensure(manifest);
  expect(write).toHaveBeenCalledTimes(written);
  expect(JSON.parse(await readFile(first.pathOf(manifest, 'manifest.json'), 'utf8'))).toEqual(manifest);
});
