import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  publishedResponse,
  releaseChangeResponse,
  tokenCreatedResponse,
  tokenListResponse,
  type CreatedToken,
  type TokenRequest,
} from '@mockingbird/contracts';
import { TokenKeys } from '../../src/http/access/token-keys.js';
import { TokenRepository } from '../../src/releases/tokens/token.repository.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { type Answer, SECRETS, startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

const DAY = 24 * 60 * 60_000;
const refusal = (answer: Answer) => [answer.status, answer.json()];
const NOT_ALLOWED = [403, expect.objectContaining({ code: 'MB-4006' })];

describe('release tokens', () => {
  let database: TestDatabase;
  let services: TestApp;
  let now = Date.UTC(2026, 0, 31);
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => now });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const call = (path: string, token: string | undefined, body?: unknown) =>
    services.call(`/api/releases/${path}`, {
      now,
      ...(token === undefined ? { key: 'release' as const } : { token }),
      ...(body === undefined ? {} : { body }),
    });
  const create = async (request: TokenRequest): Promise<CreatedToken> =>
    tokenCreatedResponse.parse((await call('tokens', undefined, request)).json()).data;
  const publish = (token: string | undefined, name: string, owner: string, version = '1.0.0') =>
    call('artefacts', token, publicationOf({ name, owner, version }));
  const promote = (token: string | undefined, name: string, version = '1.0.0') =>
    call('promote', token, { remotes: [{ name, version }] });
  const listed = async () => tokenListResponse.parse((await call('tokens', undefined)).json()).data;

  it('are made for an owner, and their secret is shown once', async () => {
    const token = await create({ owner: 'blog', days: 2 });
    expect(token).toMatchObject({
      id: expect.stringMatching(/^release-blog-[0-9a-f]{8}$/),
      owner: 'blog',
      scope: 'team',
      createdBy: 'release',
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 2 * DAY).toISOString(),
    });
    expect(token.token.startsWith(`${token.id}:`)).toBe(true);
    const list = await call('tokens', undefined);
    expect(list.text).not.toContain(token.token.slice(token.id.length + 1));
    expect((await listed()).map(({ id }) => id)).toContain(token.id);
    const stored = await services.app.nest.get(TokenRepository, { strict: false }).find(token.id);
    expect(JSON.stringify(stored)).not.toContain(token.token.slice(token.id.length + 1));
  });

  it('release the remotes of their owner, whose name the history has', async () => {
    const { id, token } = await create({ owner: 'news' });
    const published = await publish(token, 'news', 'news');
    expect([published.status, publishedResponse.parse(published.json()).data.created]).toEqual([201, true]);
    const promoted = await promote(token, 'news');
    expect(releaseChangeResponse.parse(promoted.json()).data.composition.by).toBe(`news (${id})`);
    await publish(token, 'news', 'news', '1.1.0');
    const canary = { name: 'news', version: '1.1.0', percent: 1 };
    expect((await call('canary', token, canary)).status).toBe(201);
    expect((await call('canary/end', token, { name: 'news' })).status).toBe(201);
    for (const path of ['composition', 'compositions', 'compositions/1', 'versions', 'keys']) {
      expect((await call(path, token)).status).toBe(200);
    }
  });

  it('can be of one person, whom the history names', async () => {
    const { id, token, person } = await create({ owner: 'guides', person: 'Asha Rao' });
    expect(person).toBe('Asha Rao');
    await publish(token, 'guides', 'guides');
    const promoted = await promote(token, 'guides');
    expect(releaseChangeResponse.parse(promoted.json()).data.composition.by).toBe(`Asha Rao, guides (${id})`);
    for (const name of ['', 'Asha\nRao', 'release (x)', 'a'.repeat(61)]) {
      expect((await call('tokens', undefined, { owner: 'guides', person: name })).status).toBe(400);
    }
  });

  it('do not release the remotes of others', async () => {
    const { token } = await create({ owner: 'exams' });
    await publish(undefined, 'quiz', 'mock tests');
    await promote(undefined, 'quiz');
    await publish(undefined, 'quiz', 'mock tests', '1.1.0');
    expect(refusal(await publish(token, 'quiz', 'exams', '2.0.0'))).toEqual(NOT_ALLOWED);
    expect(refusal(await publish(token, 'fresh', 'mock tests'))).toEqual(NOT_ALLOWED);
    expect(refusal(await promote(token, 'quiz', '1.1.0'))).toEqual([
      403,
      expect.objectContaining({
        code: 'MB-4006',
        errors: [
          {
            path: '/remotes/0/name',
            message: 'quiz belongs to "mock-tests", the token to "exams"',
          },
        ],
      }),
    ]);
    const canary = { name: 'quiz', version: '1.1.0', percent: 1 };
    expect(refusal(await call('canary', token, canary))).toEqual(NOT_ALLOWED);
    expect(refusal(await call('canary/end', token, { name: 'quiz' }))).toEqual(NOT_ALLOWED);
    const own = await create({ owner: 'mock-tests' });
    expect((await promote(own.token, 'quiz', '1.1.0')).status).toBe(201);
  });

  it('give a new remote to one of two teams that publish it concurrently', async () => {
    const owners = ['red', 'blue'];
    const tokens = await Promise.all(owners.map((owner) => create({ owner })));
    const answers = await Promise.all(
      owners.map((owner, index) => publish(tokens[index]?.token, 'contested', owner, `1.${index}.0`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
  });

  it('of a team change what is live 20 times in five minutes, and publish as often; then they wait', async () => {
    const { token } = await create({ owner: 'busy' });
    const other = await create({ owner: 'busy' });
    const answers: Answer[] = [];
    for (let patch = 0; patch < 20; patch += 1)
      answers.push(await publish(token, 'busy', 'busy', `1.0.${patch}`));
    for (let patch = 0; patch < 20; patch += 1) answers.push(await promote(token, 'busy', `1.0.${patch}`));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const refused = [
      await publish(other.token, 'busy', 'busy', '1.0.20'),
      await promote(other.token, 'busy', '1.0.0'),
      await call('canary', other.token, { name: 'busy', version: '1.0.0', percent: 1 }),
    ];
    const tooOften = (what: string) => [
      429,
      expect.objectContaining({
        code: 'MB-1006',
        detail: expect.stringMatching(
          new RegExp(`^Too many ${what} of the team "busy"\\. Try again in \\d+ seconds\\.$`),
        ),
      }),
    ];
    const changes = 'changes of what is live';
    expect(refused.map(refusal)).toEqual(['publications', changes, changes].map(tooOften));
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // The same content again changes nothing, and the end of a canary protects visitors.
    expect((await publish(token, 'busy', 'busy', '1.0.3')).status).toBe(200);
    await call('canary', undefined, { name: 'busy', version: '1.0.3', percent: 1 });
    expect((await call('canary/end', token, { name: 'busy' })).status).toBe(201);
    expect((await promote(undefined, 'busy', '1.0.4')).status).toBe(201);
  });

  it('of a team neither roll back, nor make or end tokens', async () => {
    const { id, token } = await create({ owner: 'news' });
    const refused = await Promise.all([
      call('rollback', token, { to: 1 }),
      call('tokens', token),
      call('tokens', token, { owner: 'news', scope: 'platform' }),
      call(`tokens/${id}/revoke`, token, {}),
    ]);
    expect(refused.map(refusal)).toEqual(refused.map(() => NOT_ALLOWED));
    expect((await call('versions', token)).status).toBe(200);
  });

  it('of the platform may do everything', async () => {
    const { id, token } = await create({ owner: 'operations', scope: 'platform' });
    expect((await publish(token, 'news', 'news', '3.0.0')).status).toBe(201);
    expect((await promote(token, 'news', '3.0.0')).status).toBe(201);
    const back = await call('rollback', token, {});
    expect(releaseChangeResponse.parse(back.json()).data.composition).toMatchObject({
      kind: 'rollback',
      by: `operations (${id})`,
    });
    expect((await call('tokens', token, { owner: 'news' })).status).toBe(201);
  });

  it('end when they are revoked, and stay in the list', async () => {
    const { id, token } = await create({ owner: 'news' });
    expect((await call('versions', token)).status).toBe(200);
    expect((await call(`tokens/${id}/revoke`, undefined, {})).status).toBe(200);
    expect(refusal(await call('versions', token))).toEqual(NOT_ALLOWED);
    expect((await listed()).find((each) => each.id === id)?.revokedAt).toBe(new Date(now).toISOString());
    expect((await call('tokens/release-news-00000000/revoke', undefined, {})).status).toBe(404);
  });

  it('end at their time', async () => {
    const { token } = await create({ owner: 'news', days: 1 });
    now += DAY - 1;
    expect((await call('versions', token)).status).toBe(200);
    now += 1;
    expect(refusal(await call('versions', token))).toEqual(NOT_ALLOWED);
  });

  it('tell when they were last used, to a minute', async () => {
    const { id, token } = await create({ owner: 'news' });
    const used = async () => (await listed()).find((each) => each.id === id)?.lastUsedAt;
    expect(await used()).toBeUndefined();
    await call('versions', token);
    const first = new Date(now).toISOString();
    expect(await used()).toBe(first);
    now += 59_000;
    await call('versions', token);
    expect(await used()).toBe(first);
    now += 1_000;
    await call('versions', token);
    expect(await used()).toBe(new Date(now).toISOString());
  });

  it('that were never created are rejected, even with a valid signature', async () => {
    const id = 'release-news-12345678';
    const secret = new TokenKeys(new Map(Object.entries(SECRETS))).secretOf(id);
    expect(refusal(await call('versions', `${id}:${secret}`))).toEqual(NOT_ALLOWED);
  });

  it('of another master are no signature at all', async () => {
    const { id } = await create({ owner: 'news' });
    const secret = new TokenKeys(new Map([['release', 'another-secret-of-16']])).secretOf(id);
    for (const wrong of [secret, SECRETS.release, '-']) {
      const answer = await call('versions', `${id}:${wrong}`);
      expect(refusal(answer)).toEqual([401, expect.objectContaining({ code: 'MB-1001' })]);
    }
  });

  it('are for releases alone, though their ids begin like the platform key', async () => {
    const { token } = await create({ owner: 'news', scope: 'platform' });
    const paths = ['/api/exams/allexams', '/api/releases/admin/versions'];
    for (const path of paths) {
      const answer = await services.call(path, { token, now, as: 'admin' });
      expect(refusal(answer)).toEqual([401, expect.objectContaining({ code: 'MB-1001' })]);
    }
  });

  it('give way to a configured key of the same id, which is the platform', async () => {
    const { id, token } = await create({ owner: 'news' });
    const apiKeys = new Map([...Object.entries(SECRETS), [id, 'a-configured-secret-01']]);
    const other = await startApp({ mongodbUri: database.uri, apiKeys }, { clock: () => now });
    try {
      const path = '/api/releases/tokens';
      expect((await other.call(path, { token: `${id}:a-configured-secret-01`, now })).status).toBe(200);
      expect((await other.call(path, { token, now })).status).toBe(401);
    } finally {
      await other.close();
    }
  });

  it.each([
    [{ owner: 'Mock Tests' }, '/owner'],
    [{ owner: 'news', days: 0 }, '/days'],
    [{ owner: 'news', scope: 'root' }, '/scope'],
  ])('are not made for %j', async (body, path) => {
    const answer = await call('tokens', undefined, body);
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'MB-1002', errors: [expect.objectContaining({ path })] }),
    ]);
  });
});
