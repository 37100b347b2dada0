import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { shellFilesSchema } from '@mockingbird/contracts';
import { SHELL_FILES_RENEW_MS, SHELL_FILES_RETRY_MS } from '../limits.js';
import { OlderShellFiles } from './older-shell-files.js';
import { SharedShellFiles } from './shared-shell-files.js';

const FILE = 'shell.0123456789.js';
const files = new Map([[FILE, Buffer.from('run()')]]);
const noSpace = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));

const warn = jest.fn<(fields: object, message: string) => void>();
const log = { warn };

/** A fake releases module that records its requests. */
class Releases {
  readonly stored = new Map<string, { content: Buffer; integrity: string }>();
  readonly requests: string[] = [];
  isUnavailable = false;
  readonly fetch: typeof fetch = async (input, init) => {
    const path = String(input);
    this.requests.push(`${init?.method ?? 'GET'} ${path}`);
    if (this.isUnavailable) throw new TypeError('fetch failed');
    if (init?.method === 'POST') {
      const published = shellFilesSchema.parse(JSON.parse(String(init.body)));
      for (const { file, content, integrity } of published.files)
        this.stored.set(file, { content: Buffer.from(content, 'base64'), integrity });
      return Response.json({ data: { files: published.files.length, added: 0 } });
    }
    const found = this.stored.get(path.slice(path.lastIndexOf('/') + 1));
    if (!found) return Response.json({}, { status: 404 });
    return new Response(new Uint8Array(found.content), { headers: { etag: `"${found.integrity}"` } });
  };
}

let releases: Releases;
let created: SharedShellFiles[];
const sharedFiles = () => {
  const shared = new SharedShellFiles({
    fetchServices: releases.fetch,
    key: { id: 'edge', secret: 's' },
    log,
  });
  created.push(shared);
  return shared;
};

beforeEach(() => {
  warn.mockReset();
  releases = new Releases();
  created = [];
});
afterEach(() => {
  for (const shared of created) shared.close();
  jest.useRealTimers();
});

describe('files that edges share', () => {
  it('are found by every other edge', async () => {
    await sharedFiles().publish(files);
    expect((await sharedFiles().find(FILE))?.toString()).toBe('run()');
  });

  it('are rejected when they do not match their digest', async () => {
    await sharedFiles().publish(files);
    releases.stored.set(FILE, { content: Buffer.from('other()'), integrity: 'sha384-x' });
    expect(await sharedFiles().find(FILE)).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'MB-2010' }), expect.any(String));
  });

  it('are not requested again immediately when they are missing', async () => {
    const shared = sharedFiles();
    expect([await shared.find(FILE), await shared.find(FILE)]).toEqual([undefined, undefined]);
    expect(releases.requests).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it('are published again after a failure, and then once a day', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    releases.isUnavailable = true;
    await sharedFiles().publish(files);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'MB-2010' }), expect.any(String));
    // A second attempt follows immediately: another replica may answer.
    expect(releases.requests).toHaveLength(2);
    releases.isUnavailable = false;
    await jest.advanceTimersByTimeAsync(SHELL_FILES_RETRY_MS);
    expect(releases.stored.has(FILE)).toBe(true);
    expect(releases.requests).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(SHELL_FILES_RENEW_MS);
    expect(releases.requests).toHaveLength(4);
  });
});

describe('files of other builds', () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'mb-shell-files-')), 'assets');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

  const older = (find = (file: string) => Promise.resolve(files.get(file))) => {
    const fetchShared = jest.fn(find);
    return { fetchShared, files: new OlderShellFiles({ folder, fetchShared, log }) };
  };

  it('are fetched once and stored for the next start', async () => {
    const first = older();
    expect((await first.files.find(FILE))?.toString()).toBe('run()');
    const afterRestart = older();
    expect((await afterRestart.files.find(FILE))?.toString()).toBe('run()');
    expect(afterRestart.fetchShared).not.toHaveBeenCalled();
  });

  it.each(['shell.js', '../secret.0123456789.js', 'shell.0123456789.html', ''])(
    'are not requested for the invalid name %j',
    async (name) => {
      const { files: found, fetchShared } = older();
      expect(await found.find(name)).toBeUndefined();
      expect(fetchShared).not.toHaveBeenCalled();
    },
  );

  it('are served with a warning when the disk is full', async () => {
    const found = new OlderShellFiles({
      folder,
      fetchShared: (file) => Promise.resolve(files.get(file)),
      log,
      write: noSpace,
    });
    await found.store(files);
    expect((await found.find(FILE))?.toString()).toBe('run()');
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'MB-2011' }), expect.any(String));
  });

  it('leave no partial file when the disk is not writable', async () => {
    // A file in the folder's place refuses every write below it.
    await mkdir(join(folder, '..'), { recursive: true });
    await writeFile(folder, 'no folder');
    await older().files.store(files);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await readFile(folder, 'utf8')).toBe('no folder');
    expect(await readdir(join(folder, '..'))).toEqual(['assets']);
  });
});
