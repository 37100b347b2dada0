import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { hash } from 'argon2';
import type { Connection } from 'mongoose';
import { AdminsService } from '../../src/auth/admins.service.js';
import { clientAt, everythingStored, PASSWORD, person } from './accounts.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

describe('a password that is easy to guess', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri, services: new Set(['auth']) });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  const client = () => clientAt(services, '203.0.113.1');
  const admins = () => services.app.nest.get(AdminsService, { strict: false });

  it.each([
    ['qwertyuiop', /^Many people use this password.*Try three or four words/],
    ['Guessable1', /^This is mostly your name.*Try three or four words/],
    ['mockingbird7', /the name of this site\. Try three or four words/],
    ['zyxwvutsrq', /^This repeats characters, or follows a row.*Try three or four words/],
  ])('is rejected at a sign-up: %s', async (password, message) => {
    const answer = await client().signup(person('Guessable', { password }));
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'MB-1002',
        errors: [{ path: '/password', message: expect.stringMatching(message) }],
      }),
    ]);
    expect((await everythingStored(services))['accounts'] ?? []).toEqual([]);
  });

  it('uses up no rate limit, like every other issue of the form', async () => {
    const attempts = Array.from({ length: 35 }, () =>
      client().signup(person('Slow.Typist', { password: 'password' })),
    );
    expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([400]));
    expect((await client().signup(person('Slow.Typist'))).status).toBe(201);
  });

  it.each(['password', 'operator.1'])(
    'is rejected by the command that makes admins: %s',
    async (password) => {
      await expect(admins().create({ username: 'operator', password })).rejects.toMatchObject({
        code: 'MB-1002',
        issues: [{ path: '/password', message: expect.any(String) }],
      });
    },
  );

  it('still opens an account that was made before the rule', async () => {
    await client().signup(person('early.bird'));
    const collection = services.app.nest.get<Connection>(getConnectionToken()).collection('accounts');
    await collection.updateOne({ key: 'early.bird' }, { $set: { passwordHash: await hash('password') } });
    expect((await client().login('early.bird', 'password')).status).toBe(200);
    expect((await client().login('early.bird', PASSWORD)).status).toBe(401);
  });
});
