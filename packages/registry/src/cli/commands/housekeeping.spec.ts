import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { documentOf, StandInServices } from '../../../test/stand-in-services.js';

let services: StandInServices;

beforeEach(async () => {
  services = new StandInServices();
  await services.start();
});

afterEach(() => services.stop());

describe('mb gc', () => {
  const GC = 'POST /api/releases/gc';
  const removed = [
    { name: 'mfe-x', version: '0.1.0', bytes: 1_500_000 },
    { name: 'mfe-x', version: '0.2.0', bytes: 900 },
  ];

  it('lists what was removed', async () => {
    services.answer(GC, { dryRun: false, removed, retained: 4, bytes: 1_500_900 });
    const { code, out } = await services.mb('gc');
    expect(code).toBe(0);
    expect(services.requests[0]?.body).toEqual({});
    expect(out).toEqual([
      'Remote  Version  Size',
      'mfe-x   0.1.0    1.5 MB',
      'mfe-x   0.2.0    900 B',
      '2 versions were removed, 1.5 MB; 4 remain',
    ]);
  });

  it('removes nothing with --dry-run', async () => {
    const result = { dryRun: true, removed: [], retained: 6, bytes: 0 };
    services.answer(GC, result);
    const { out } = await services.mb('gc', '--days', '7', '--dry-run');
    expect(services.requests[0]?.body).toEqual({ days: 7, dryRun: true });
    expect(out).toEqual(['0 versions would be removed (dry run: nothing was), 0 B; 6 remain']);
    expect(documentOf(await services.mb('gc', '--dry-run', '--json'))).toMatchObject(result);
  });
});

describe('mb token', () => {
  const token = {
    id: 'release-team-x-1a2b3c4d',
    owner: 'team-x',
    scope: 'team',
    createdAt: '2026-11-20T09:30:00.000Z',
    createdBy: 'release',
    expiresAt: '2999-02-18T09:30:00.000Z',
  };

  it.each([
    [['--owner', 'team-x'], { owner: 'team-x' }],
    [['--owner', 'team-x', '--person', 'Asha Rao'], { owner: 'team-x', person: 'Asha Rao' }],
    [['--owner', 'ops', '--platform', '--days', '7'], { owner: 'ops', scope: 'platform', days: 7 }],
  ])('create %j asks for %j and shows the secret', async (args, body) => {
    const created = { ...token, token: `${token.id}:the-secret` };
    services.answer('POST /api/releases/tokens', created, 201);
    const { code, out } = await services.mb('token', 'create', ...args);
    expect(code).toBe(0);
    expect(services.requests[0]?.body).toEqual(body);
    expect(out).toEqual([
      'A team token of team-x, good until 2999-02-18 09:30 UTC.',
      'Keep it secret; it is not shown again:',
      'MB_TOKEN=release-team-x-1a2b3c4d:the-secret',
    ]);
    expect(documentOf(await services.mb('token', 'create', ...args, '--json'))).toEqual(created);
  });

  it('list shows who has one and whether it is good', async () => {
    const tokens = [
      { ...token, person: 'Asha Rao', lastUsedAt: '2026-11-21T10:00:00.000Z' },
      { ...token, id: 'release-team-y-00000000', expiresAt: '2001-01-01T00:00:00.000Z' },
      { ...token, id: 'release-team-z-00000000', revokedAt: '2026-11-21T10:00:00.000Z' },
    ];
    services.answer('GET /api/releases/tokens', tokens);
    const { code, out } = await services.mb('token', 'list');
    expect(code).toBe(0);
    expect(out[1]).toMatch(
      /^release-team-x-1a2b3c4d +team-x +Asha Rao +team +good .* 2026-11-21 10:00 UTC +release$/,
    );
    expect(out[2]).toMatch(/ expired .* never +release$/);
    expect(out[3]).toMatch(/ revoked 2026-11-21 10:00 UTC /);
    expect(documentOf(await services.mb('token', 'list', '--json'))).toEqual({ tokens });
    services.answer('GET /api/releases/tokens', []);
    expect((await services.mb('token', 'list')).out).toEqual(['no token was made']);
  });

  it('revoke ends one', async () => {
    const REVOKE = `POST /api/releases/tokens/${token.id}/revoke`;
    services.answer(REVOKE, token);
    expect(await services.mb('token', 'revoke', token.id)).toMatchObject({
      code: 0,
      out: [`${token.id} is revoked`],
    });
    expect(documentOf(await services.mb('token', 'revoke', token.id, '--json'))).toEqual({
      id: token.id,
      revoked: true,
    });
    services.refuse(REVOKE, 404, 'MB-1003', 'There is no such token.');
    expect(await services.mb('token', 'revoke', token.id)).toMatchObject({ code: 1 });
  });
});
