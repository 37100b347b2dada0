import { createHmac } from 'node:crypto';
import { signedHeaders } from '../../../../e2e/src/harness/call.js';
import { send } from '../../http/send.js';
import { signUp } from '../../runner/attacked-site.js';
import type { Attack, AttackContext } from '../../runner/attack.js';

const ADMINS_ROUTE = '/api/upload/history';
const LOGOUT = '/api/auth/logout';
const HOUR_SECONDS = 3_600;
const HASHES = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' } as const;

type Json = Record<string, unknown>;
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Writes a token by hand: a library would refuse most of these. */
function writeToken(header: Json, claims: Json, secret: string): string {
  const content = `${part(header)}.${part(claims)}`;
  const hash = Object.entries(HASHES).find(([name]) => name === header['alg'])?.[1] ?? 'sha256';
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}

/** Tokens that look like an admin's. */
function forgedTokens({ site, adminToken, studentToken }: AttackContext): Record<string, string> {
  const secret = site.running.secrets.JWT_SECRET;
  const browserSecret = site.running.secrets.API_KEYS.split(',')[0]?.split(':')[1] ?? '';
  const [head = '', body = '', mac = ''] = adminToken.split('.');
  const admin: Json = JSON.parse(Buffer.from(body, 'base64url').toString());
  const student: Json = JSON.parse(Buffer.from(studentToken.split('.')[1] ?? '', 'base64url').toString());
  const now = Math.floor(Date.now() / 1_000);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(admin).filter(([each]) => each !== name));
  const signedWith = (claims: Json, header: Json = {}) =>
    writeToken({ alg: 'HS256', ...header }, claims, secret);
  const none = (alg: string, end: string) => `${part({ alg })}.${body}.${end}`;
  return {
    'alg none': none('none', ''),
    'alg None': none('None', ''),
    'alg NONE with a signature': none('NONE', mac),
    'no alg': `${part({})}.${body}.${mac}`,
    'alg HS512 with the right secret': signedWith(admin, { alg: 'HS512' }),
    'alg HS384 with the right secret': signedWith(admin, { alg: 'HS384' }),
    'alg RS256': signedWith(admin, { alg: 'RS256' }),
    'an empty key': writeToken({ alg: 'HS256' }, admin, ''),
    'the browser’s key': writeToken({ alg: 'HS256' }, admin, browserSecret),
    'a guessed key': writeToken({ alg: 'HS256' }, admin, 'secret'),
    'a key in the header': writeToken({ alg: 'HS256', jwk: { kty: 'oct', k: part('x') } }, admin, 'x'),
    'a kid that is a path': writeToken({ alg: 'HS256', kid: '../../../../../dev/null' }, admin, ''),
    'a kid that is a query': writeToken({ alg: 'HS256', kid: "' or 1=1 --" }, admin, ''),
    'a jku': writeToken({ alg: 'HS256', jku: 'http://127.0.0.1:1/keys' }, admin, 'x'),
    'an unknown crit': signedWith(admin, { crit: ['unknown'], unknown: 1 }),
    'no exp': signedWith(without('exp')),
    'an exp that is text': signedWith({ ...admin, exp: String(admin['exp']) }),
    expired: signedWith({ ...admin, exp: now - 1, iat: now - HOUR_SECONDS }),
    'another issuer': signedWith({ ...admin, iss: 'someone-else' }),
    'no issuer': signedWith(without('iss')),
    'another audience': signedWith({ ...admin, aud: 'someone-else' }),
    'no audience': signedWith(without('aud')),
    'not valid yet': signedWith({ ...admin, nbf: now + HOUR_SECONDS }),
    'an unknown role': signedWith({ ...admin, role: 'root' }),
    'several roles': signedWith({ ...admin, role: ['admin'] }),
    'no role': signedWith(without('role')),
    'no subject': signedWith(without('sub')),
    'an unknown account': signedWith({ ...admin, sub: 'an-account-that-is-not-there' }),
    'an operator as subject': signedWith({ ...admin, sub: { $gt: '' } }),
    'a student as admin': signedWith({ ...student, role: 'admin' }),
    'another version': signedWith({ ...admin, ver: 99 }),
    'a version that is text': signedWith({ ...admin, ver: '0' }),
    'altered claims': [head, part({ ...student, role: 'admin' }), mac].join('.'),
    'a cut signature': adminToken.slice(0, -2),
    'a longer signature': `${adminToken}AA`,
    'four parts': `${adminToken}.x`,
    'five parts': `${adminToken}.x.y`,
    'no token': '',
    text: 'admin',
    'JSON instead of a token': JSON.stringify(admin),
  };
}

/** A token whose owner signed out: that ends all tokens of the account. */
async function endedToken({ site }: AttackContext): Promise<string> {
  const password = 'correct horse battery staple';
  const token = await signUp(site, { username: 'left', email: 'left@example.org', password });
  await send(site.servicesUrl, LOGOUT, {
    method: 'POST',
    headers: { ...signedHeaders(site, 'POST', LOGOUT), authorization: `Bearer ${token}` },
  });
  return token;
}

/** Forged, altered and ended tokens at a route for admins. */
export const tokens: Attack = {
  name: 'tokens',
  run: async (context) => {
    const { site, tally, adminToken, studentToken } = context;
    const ask = (authorization: string, path = ADMINS_ROUTE) =>
      send(site.url, path, { headers: { ...signedHeaders(site, 'GET', path), authorization } });
    for (const [what, token] of Object.entries(forgedTokens(context)))
      tally.check(what, await ask(`Bearer ${token}`), [401, 403]);
    for (const scheme of ['Basic', 'Token', 'JWT', ''])
      tally.check(`scheme "${scheme}"`, await ask(`${scheme} ${adminToken}`.trim()), [401]);
    tally.check('a student', await ask(`Bearer ${studentToken}`), [403]);
    const ended = await endedToken(context);
    tally.check('a token that was ended', await ask(`Bearer ${ended}`, '/api/auth/account'), [401]);
    tally.check('the admin’s own token', await ask(`Bearer ${adminToken}`), [200]);
  },
};
