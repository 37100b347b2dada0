import { signedHeaders } from '../../../../e2e/src/harness/call.js';
import { percentile } from '../../bystander/figures.js';
import { ATTACKER, jsonHeaders, PROXY, send } from '../../http/send.js';
import { STUDENT } from '../../runner/attacked-site.js';
import type { Attack, AttackContext } from '../../runner/attack.js';

const LOGIN = '/api/auth/login';
const SIGNUP = '/api/auth/signup';
/** Guesses that one network or one account has within five minutes. */
const ALLOWED = 30;
/** Largest ratio of the medians of two kinds of rejected logins, either way. */
const TIMING_RATIO = 1.6;

/** Signs and sends a call through the edge. @param from the client's own address, which the site trusts only as a proxy */
function post(
  { site }: AttackContext,
  path: string,
  json: unknown,
  headers: Record<string, string>,
  from = ATTACKER,
) {
  const body = JSON.stringify(json);
  return send(site.url, path, {
    ...{ method: 'POST', body, localAddress: from },
    headers: { ...signedHeaders(site, 'POST', path), ...jsonHeaders(body), ...headers },
  });
}

/** Sends a call as a visitor from another network, through the trusted proxy. */
const postFrom = (context: AttackContext, network: string, path: string, json: unknown) =>
  post(context, path, json, { 'x-forwarded-for': network }, PROXY);

/** Guesses from one address that claims to be many. */
async function guessWithForgedAddresses(context: AttackContext): Promise<void> {
  const { tally, isSmall } = context;
  const count = isSmall ? ALLOWED + 5 : 2 * ALLOWED;
  const names = [
    'x-forwarded-for',
    'forwarded',
    'cf-connecting-ip',
    'x-real-ip',
    'true-client-ip',
    'x-client-ip',
  ];
  let passed = 0;
  for (let at = 0; at < count; at += 1) {
    const address = `203.0.113.${at}`;
    const headers = Object.fromEntries(
      names.map((name) => [name, name === 'forwarded' ? `for=${address}` : address]),
    );
    const outcome = await post(
      context,
      LOGIN,
      { username: `guessed-${at}`, password: 'a wrong password' },
      headers,
    );
    if (outcome.status === 401) passed += 1;
    tally.check(`guess ${at} with forged addresses`, outcome, [401, 429]);
    if (outcome.status === 429)
      tally.note(outcome.headers['retry-after'] !== undefined, 'a 429 without retry-after');
  }
  tally.note(passed <= ALLOWED, `${passed} guesses from one address`);
}

/** Guesses at one account from many networks, and from many addresses of one network. */
async function guessFromManyNetworks(context: AttackContext): Promise<void> {
  const { tally, isSmall } = context;
  const count = isSmall ? ALLOWED + 5 : 2 * ALLOWED;
  const kinds: Record<string, (at: number) => { network: string; username: string }> = {
    'one account from many networks': (at) => ({ network: `192.0.2.${at}`, username: 'one-account' }),
    'one /64': (at) => ({ network: `2001:db8:1:2::${at.toString(16)}`, username: `other-${at}` }),
  };
  for (const [what, guessOf] of Object.entries(kinds)) {
    let passed = 0;
    for (let at = 0; at < count; at += 1) {
      const { network, username } = guessOf(at);
      const outcome = await postFrom(context, network, LOGIN, { username, password: 'a wrong password' });
      if (outcome.status === 401) passed += 1;
      tally.check(`${what}, guess ${at}`, outcome, [401, 429]);
    }
    tally.note(passed <= ALLOWED, `${what}: ${passed} guesses`);
  }
}

/** A known and an unknown account get one response, in one time. */
async function enumerate(context: AttackContext): Promise<void> {
  const { tally, isSmall, log } = context;
  const count = isSmall ? 5 : 28;
  const texts = new Set<string>();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let at = 0; at < count; at += 1)
    for (const kind of ['known', 'unknown'] as const) {
      const username = kind === 'known' ? STUDENT.username : `unknown-${at}`;
      const startedAt = performance.now();
      const outcome = await postFrom(context, `192.0.2.${100 + at}`, LOGIN, {
        username,
        password: `wrong ${at}`,
      });
      times[kind].push(performance.now() - startedAt);
      tally.check(`a login of an account that is ${kind}`, outcome, [401]);
      texts.add(outcome.text.replace(/"requestId":"[^"]*"/, ''));
    }
  tally.note(texts.size === 1, `${texts.size} responses: ${[...texts].join(' ')}`);
  const medians = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
  const ratio = Math.max(...medians) / Math.min(...medians);
  log(`  wrong passwords: known ${medians[0]?.toFixed(0)} ms, unknown ${medians[1]?.toFixed(0)} ms`);
  if (!isSmall) tally.note(ratio < TIMING_RATIO, `the medians tell accounts apart: ${medians.join(', ')} ms`);
}

/** Fields with which somebody tries to become an admin. */
async function becomeAdmin(context: AttackContext): Promise<void> {
  const { tally } = context;
  const extra = [
    { role: 'admin' },
    { isAdmin: true },
    { passwordHash: 'x' },
    { tokenVersion: 5 },
    { $set: { role: 'admin' } },
  ];
  for (const [at, fields] of extra.entries()) {
    const account = {
      username: `climber-${at}`,
      email: `climber${at}@example.org`,
      password: 'correct horse staple',
    };
    const outcome = await postFrom(context, `192.0.2.${200 + at}`, SIGNUP, { ...account, ...fields });
    tally.check(`a sign-up with ${JSON.stringify(fields)}`, outcome, [400]);
  }
}

/** Guessed passwords, forged addresses, and questions about who has an account. */
export const logins: Attack = {
  name: 'logins',
  run: async (context) => {
    await guessWithForgedAddresses(context);
    await guessFromManyNetworks(context);
    await enumerate(context);
    await becomeAdmin(context);
  },
};
