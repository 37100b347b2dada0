import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BoundedQueue } from '../../src/common/bounded-queue.js';
import { PasswordsService } from '../../src/auth/passwords/passwords.service.js';
import { HASH_CONCURRENCY, HASH_QUEUE_LENGTH } from '../../src/auth/limits.js';
import { RateLimits } from '../../src/rate-limit/rate-limits.service.js';
import { clientAt, everythingStored, person } from './accounts.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { type Answer, startApp, type TestApp } from '../support/harness.js';

const CALLS = 30;
const times = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Counts the responses by status. */
function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Delays every hash until `end`. Queue and hashes are the real ones. */
function holdHashes() {
  const run = BoundedQueue.prototype.run;
  let waiting = 0;
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  let onWaiting = () => {};
  jest.spyOn(BoundedQueue.prototype, 'run').mockImplementation(function (this: BoundedQueue, work) {
    waiting += 1;
    onWaiting();
    return run.call(this, async () => {
      await held;
      return work();
    });
  });
  return {
    end,
    untilWaiting: (count: number) =>
      new Promise<void>((resolve) => {
        onWaiting = () => {
          if (waiting >= count) resolve();
        };
        onWaiting();
      }),
  };
}

describe('the limits of sign-up and login', () => {
  let database: TestDatabase;
  let services: TestApp;
  let replica: TestApp;
  let hashes: number;
  beforeAll(async () => {
    database = await startDatabase();
    const auth = { mongodbUri: database.uri, services: new Set(['auth'] as const) };
    [services, replica] = [await startApp(auth), await startApp(auth)];
  });
  afterAll(async () => {
    for (const app of [services, replica]) await app.close();
    await database.close();
  });
  /** Replaces hashing by counting: a rejected call must not cause a hash. */
  beforeEach(() => {
    hashes = 0;
    for (const { app } of [services, replica]) {
      const passwords = app.nest.get(PasswordsService);
      jest.spyOn(passwords, 'matches').mockImplementation(async () => ((hashes += 1), false));
      jest.spyOn(passwords, 'hash').mockImplementation(async () => ((hashes += 1), '$argon2id$stand-in'));
    }
  });
  const withRealHashes = () => jest.restoreAllMocks();

  const refusal = (answer: Answer | undefined) => ({
    status: answer?.status,
    code: JSON.parse(answer?.text ?? '{}').code,
    wait: Number(answer?.headers.get('retry-after')),
  });

  it('hold an address after 30 logins in five minutes, whatever the accounts', async () => {
    const client = clientAt(services, '198.51.100.1');
    const answers = [];
    for (let at = 0; at < CALLS + 2; at += 1) answers.push(await client.login(`someone.${at}`));
    expect(tally(answers)).toEqual({ 401: CALLS, 429: 2 });
    expect(hashes).toBe(CALLS);
    const { status, code, wait } = refusal(answers.at(-1));
    expect([status, code]).toEqual([429, 'MB-1006']);
    expect(wait).toBeGreaterThan(240);
    expect(wait).toBeLessThanOrEqual(300);
    expect((await clientAt(services, '198.51.100.2').login('someone.1')).status).toBe(401);
  });

  it('hold an account after 30 logins, from however many addresses, whether there is such an account or not', async () => {
    for (const name of ['much.wanted', 'unknown.name']) {
      if (name === 'much.wanted') await clientAt(services, '198.51.100.3').signup(person(name));
      const attempts = times(CALLS + 3, (at) =>
        clientAt(services, `192.0.2.${at}`).login(at % 2 ? name : name.toUpperCase()),
      );
      expect(tally(await Promise.all(attempts))).toEqual({ 401: CALLS, 429: 3 });
    }
  });

  it('are shared by two processes, and exact for calls at the same moment', async () => {
    const apps = [services, replica];
    const attempts = times(CALLS + 10, (at) =>
      clientAt(apps[at % 2] ?? services, '198.51.100.4').login(`other.${at}`),
    );
    expect(tally(await Promise.all(attempts))).toEqual({ 401: CALLS, 429: 10 });
  });

  it('hold sign-ups by address and by user name, apart from logins', async () => {
    const client = clientAt(services, '198.51.100.5');
    const byAddress = await Promise.all(times(CALLS + 2, (at) => client.signup(person(`new.${at}`))));
    expect(tally(byAddress)).toEqual({ 201: CALLS, 429: 2 });
    expect((await client.login('new.1')).status).toBe(401);
    const byName = times(CALLS + 2, (at) =>
      clientAt(services, `192.0.2.${100 + at}`).signup(person('Same.Name')),
    );
    expect(tally(await Promise.all(byName))).toEqual({ 201: 1, 409: CALLS - 1, 429: 2 });
  });

  it('count a household of IPv6 as one address', async () => {
    const attempts = times(CALLS + 2, (at) =>
      clientAt(services, `2001:db8:1:2::${at + 1}`).login(`six.${at}`),
    );
    expect(tally(await Promise.all(attempts))).toEqual({ 401: CALLS, 429: 2 });
    expect((await clientAt(services, '2001:db8:1:3::1').login('six.1')).status).toBe(401);
  });

  it('do not lock out an owner who signs in from a place that the account knows', async () => {
    withRealHashes();
    const home = clientAt(services, '198.51.100.6');
    await home.signup(person('Owner'));
    expect((await home.login('Owner')).status).toBe(200);
    const strangers = times(CALLS + 1, (at) =>
      clientAt(services, `192.0.2.${150 + at}`).login('owner', 'a guess'),
    );
    // The owner's first login also came from an unknown network.
    expect(tally(await Promise.all(strangers))).toEqual({ 401: CALLS - 1, 429: 2 });
    // A network without a successful login is unknown, even with the correct password.
    expect((await clientAt(services, '198.51.100.7').login('Owner')).status).toBe(429);
    expect((await home.login('Owner')).status).toBe(200);
    expect((await clientAt(replica, '198.51.100.6').login('owner')).status).toBe(200);
  });

  it('count every login by address and by account, from a place that the account knows too', async () => {
    withRealHashes();
    const home = clientAt(services, '198.51.100.8');
    await home.signup(person('Sibling'));
    const taken = jest.spyOn(services.app.nest.get(RateLimits, { strict: false }), 'take');
    await home.login('Sibling');
    const rules = taken.mock.calls.map(([{ name }]) => name);
    expect(rules).toEqual(['login-address', 'login-account']);
    const guesses = await Promise.all(times(CALLS, () => home.login('Sibling', 'a guess')));
    expect(tally(guesses)).toEqual({ 401: CALLS - 1, 429: 1 });
    const subjects = taken.mock.calls
      .filter(([{ name }]) => name === 'login-account')
      .map(([, subject]) => subject);
    expect(new Set(subjects).size).toBe(2);
    expect(subjects).toHaveLength(CALLS);
  });

  it('leave neither addresses nor names in the database', async () => {
    const { accounts: _, ...others } = await everythingStored(services);
    const text = JSON.stringify(others);
    expect(Object.keys(others).sort()).toEqual(expect.arrayContaining(['familiarPlaces', 'rateLimits']));
    for (const secret of ['198.51.100', '2001:db8', 'owner', 'Owner', 'someone'])
      expect(text).not.toContain(secret);
  });

  it('limit running and waiting hashes; a flood beyond is rejected, and other calls stay fast', async () => {
    withRealHashes();
    const hold = holdHashes();
    const room = HASH_CONCURRENCY + HASH_QUEUE_LENGTH;
    const beyond = 40;
    const flood = times(room + beyond, (at) => clientAt(services, `203.0.113.${at}`).login(`flood.${at}`));
    // No hash ends before all of them wait, however slow the machine is.
    await hold.untilWaiting(room + beyond);
    expect((await fetch(`${services.url}/health/live`)).status).toBe(200);
    hold.end();
    const answers = await Promise.all(flood);
    expect(tally(answers)).toEqual({ 401: room, 429: beyond });
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map((answer) => refusal(answer))).toEqual(
      refused.map(() => ({ status: 429, code: 'MB-1006', wait: 1 })),
    );
    expect((await clientAt(services, '203.0.113.250').login('afterwards')).status).toBe(401);
  });
});
