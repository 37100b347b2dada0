import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { type CallOptions, readableLog, startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

interface Command {
  name: string;
  comment: unknown;
}

describe('the request id', () => {
  const { log, lines } = readableLog();
  const commands: Command[] = [];
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: `${database.uri}?monitorCommands=true` }, { log });
    const client = services.app.nest.get<Connection>(getConnectionToken()).getClient();
    client.on('commandStarted', ({ commandName, command }) => {
      commands.push({ name: commandName, comment: command['comment'] });
    });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const calls: [string, CallOptions, string[]][] = [
    ['/api/exams/allexams', {}, ['find']],
    ['/api/exams/topexams', {}, ['aggregate']],
    ['/api/exams/search', { body: { keyword: 'x' } }, ['update']],
    ['/api/content/newsletter', { body: { email: 'a@b.co' } }, ['update']],
    [
      '/api/releases/artefacts',
      { key: 'release', body: publicationOf({ name: 'home' }) },
      ['find', 'insert'],
    ],
  ];
  it.each(calls)('of %s reaches the answer, the log and the database', async (path, options, expected) => {
    const id = `trace${path.replaceAll('/', '-')}`;
    const answer = await services.call(path, { ...options, headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(lines()).toContainEqual(expect.objectContaining({ requestId: id, ms: expect.any(Number) }));
    const mine = commands.filter(({ comment }) => comment === id).map(({ name }) => name);
    expect(mine).toEqual(expect.arrayContaining(expected));
  });

  it('is on every command of a request', () => {
    const anonymous = commands.filter(
      ({ name, comment }) => comment === undefined && !/^(ping|hello|endSessions)$/.test(name),
    );
    expect(anonymous).toEqual([]);
  });
});
