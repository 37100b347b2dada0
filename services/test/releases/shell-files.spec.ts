import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHELL_FILE_DAYS } from '../../src/releases/shell-files/limits.js';
import { SHELL_FILE } from '../../src/releases/shell-files/shell-file.model.js';
import { getModelToken } from '@nestjs/mongoose';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const PATH = '/api/releases/shell';
const DAY_MS = 24 * 60 * 60_000;
const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const entry = (file: string, content: string, integrity = integrityOf(content)) => ({
  file,
  integrity,
  content: Buffer.from(content).toString('base64'),
});

describe('browser files of the shell', () => {
  let database: TestDatabase;
  let services: TestApp;
  let now = Date.now();
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => now });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const publish = (...files: ReturnType<typeof entry>[]) =>
    services.call(PATH, { key: 'edge', body: { files }, now });
  const ask = (file: string) => services.call(`${PATH}/${file}`, { key: 'edge', now });

  it('are stored once, and answered with their digest to every edge', async () => {
    const files = [entry('shell.0123456789.js', 'run()'), entry('shell.0123456789.css', 'a{}')];
    expect((await publish(...files)).json()).toEqual({ data: { files: 2, added: 2 } });
    expect((await publish(...files)).json()).toEqual({ data: { files: 2, added: 0 } });
    const answer = await ask('shell.0123456789.js');
    expect([answer.status, answer.text]).toEqual([200, 'run()']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      etag: `"${integrityOf('run()')}"`,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('answer 404 where no edge has published them', async () => {
    const answer = await ask('shell.ffffffffff.js');
    expect([answer.status, answer.json()]).toEqual([404, expect.objectContaining({ code: 'MB-1003' })]);
  });

  it('are refused, all of them, when one differs from its integrity or has no such name', async () => {
    const altered = await publish(
      entry('part-1.aaaaaaaaaa.js', 'good'),
      entry('part-2.aaaaaaaaaa.js', 'altered', integrityOf('other')),
    );
    expect([altered.status, altered.json()]).toEqual([
      400,
      expect.objectContaining({
        errors: [{ path: '/files/1/content', message: 'Its hash differs from the integrity' }],
      }),
    ]);
    expect((await ask('part-1.aaaaaaaaaa.js')).status).toBe(404);
    for (const file of ['../x.aaaaaaaaaa.js', 'x.js', 'x.aaaaaaaaaa.html']) {
      expect([file, (await publish(entry(file, 'x'))).status]).toEqual([file, 400]);
    }
  });

  it('keep their first content', async () => {
    await publish(entry('theme.bbbbbbbbbb.js', 'first'));
    const second = await publish(entry('theme.bbbbbbbbbb.js', 'second'));
    expect([second.status, second.json()]).toEqual([409, expect.objectContaining({ code: 'MB-4002' })]);
    expect((await ask('theme.bbbbbbbbbb.js')).text).toBe('first');
  });

  it('are stored as long as an edge goes on publishing them', async () => {
    const file = entry('theme.cccccccccc.js', 'renewed');
    const model = services.app.nest.get(getModelToken(SHELL_FILE));
    const expires = async () => (await model.findOne({ file: file.file }).lean().exec()).expires.getTime();
    await publish(file);
    expect(await expires()).toBe(now + SHELL_FILE_DAYS * DAY_MS);
    now += DAY_MS;
    await publish(file);
    expect(await expires()).toBe(now + SHELL_FILE_DAYS * DAY_MS);
  });
});
