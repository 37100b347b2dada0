import { request } from 'node:http';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { News } from '../../../scripts/lib/dev/news.mjs';
import { startSiteFront } from '../../../scripts/lib/dev/site-front.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const REMOTE = join(ROOT, 'e2e/fixtures/mfe-trial');
const PLACE = { file: 'src/routes/start.tsx', line: 7 };
const WAIT_MS = 25;

let folder: string;
/** The stand-in editor writes its arguments to this file. */
let opened: string;
let front: Awaited<ReturnType<typeof startSiteFront>>;

beforeAll(async () => {
  // In the repository, so that a link there leads out of it.
  await mkdir(join(ROOT, '.data'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.data/editor-'));
  opened = join(folder, 'opened.txt');
  // launch-editor knows the arguments of an editor by the name of its program.
  const editor = join(folder, 'code');
  await writeFile(editor, `#!/bin/sh\necho "$@" > ${opened}.part && mv ${opened}.part ${opened}\n`);
  await chmod(editor, 0o755);
  await symlink(tmpdir(), join(folder, 'outside'));
  process.env.LAUNCH_EDITOR = editor;
  front = await startSiteFront(
    {
      edge: 'http://127.0.0.1:9',
      name: 'mfe-trial',
      directory: REMOTE,
      files: folder,
      shell: folder,
      news: new News(),
      log: () => undefined,
    },
    { port: 0, host: '127.0.0.1' },
  );
});

beforeEach(() => rm(opened, { force: true }));

afterAll(async () => {
  delete process.env.LAUNCH_EDITOR;
  await front?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Sends a request as a page of the site would, with some headers changed. */
async function ask(body: unknown, headers: Record<string, string | undefined> = {}) {
  const { port, host } = new URL(front.address);
  const own = {
    host,
    origin: front.address,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  };
  const given = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
  const options = { port, host: '127.0.0.1', path: '/_mb/development/editor', method: 'POST' };
  return new Promise<{ status: number | undefined; text: string }>((settle, reject) => {
    const outgoing = request({ ...options, headers: Object.fromEntries(given) }, (response) => {
      text(response).then((answer) => settle({ status: response.statusCode, text: answer }), reject);
    });
    outgoing.once('error', reject);
    outgoing.end(JSON.stringify(body));
  });
}

/** What the editor was started with. */
async function untilOpened(): Promise<string> {
  for (;;) {
    const found = await readFile(opened, 'utf8').catch(() => undefined);
    if (found !== undefined) return found.trim();
    await pause(WAIT_MS);
  }
}

describe('"open in editor" of the development server', () => {
  it('opens a file of the remote, and of another package, at its line', async () => {
    expect(await ask(PLACE)).toEqual({ status: 204, text: '' });
    expect(await untilOpened()).toBe(`-r -g ${join(REMOTE, PLACE.file)}:7:1`);
    await rm(opened);
    expect((await ask({ file: '../../../packages/ui/package.json', line: 2 })).status).toBe(204);
    expect(await untilOpened()).toBe(`-r -g ${join(ROOT, 'packages/ui/package.json')}:2:1`);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
    ['another program of this machine', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
    ['a name of another site that leads here', { host: 'evil.example', origin: 'http://evil.example' }],
    ['no page', { origin: undefined }],
    ['a page without an origin', { origin: 'null' }],
    ['a form', { 'content-type': 'text/plain' }],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses %s', async (_, headers) => {
    expect(await ask(PLACE, headers)).toEqual({
      status: 403,
      text: 'Only pages of this site on this machine may open files.',
    });
    // An editor that was started would write its file before the one of this request.
    expect((await ask({ file: 'remote.json', line: 1 })).status).toBe(204);
    expect(await untilOpened()).toContain('remote.json');
  });

  it('refuses a file that is missing, or not in the repository', async () => {
    await writeFile(join(tmpdir(), 'mockingbird-outside.txt'), '');
    const link = join(folder, 'outside/mockingbird-outside.txt');
    for (const file of ['src/none.tsx', 'src', '/etc/passwd', '../../../../../../../etc/passwd', link])
      expect(await ask({ file, line: 1 })).toEqual({
        status: 404,
        text: `${file} is no file of the repository`,
      });
    await rm(join(tmpdir(), 'mockingbird-outside.txt'));
  });

  it('says everything that is wrong with a request', async () => {
    const { status, text: answer } = await ask({ file: '', line: 0, more: true });
    expect(status).toBe(400);
    for (const part of ['→ at file', '→ at line', 'more']) expect(answer).toContain(part);
  });

  it('says in the terminal that the editor did not start', async () => {
    const working = process.env.LAUNCH_EDITOR;
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    process.env.LAUNCH_EDITOR = join(folder, 'no-editor');
    expect((await ask(PLACE)).status).toBe(204);
    const said = () => log.mock.calls.flat().join('\n');
    while (!said().includes('exited')) await pause(WAIT_MS);
    expect(said()).toMatch(/Could not open start\.tsx.*no-editor/s);
    log.mockRestore();
    process.env.LAUNCH_EDITOR = working;
  });
});
