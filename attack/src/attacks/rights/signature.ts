import { signedHeaders } from '../../../../e2e/src/harness/call.js';
import { signRequest } from '@mockingbird/request-signing/node';
import { send } from '../../http/send.js';
import { firstOutcome, sendRaw } from '../../http/send-raw.js';
import { sample, type Attack, type AttackContext } from '../../runner/attack.js';

const LIST = '/api/exams/allexams';
const SECOND_MS = 1_000;
const REFUSED = [401];

interface Vector {
  what: string;
  headers: Record<string, string | string[]>;
  method?: string;
  path?: string;
  expected?: readonly number[];
}

type Site = AttackContext['site'];
type Signed = ReturnType<typeof signedHeaders>;

const flip = (digits: string, at: number): string =>
  digits.slice(0, at) + (digits[at] === '0' ? '1' : '0') + digits.slice(at + 1);

/** Requests that lack a part, or have a part of another request. */
function brokenParts(signed: Signed, site: Site): Vector[] {
  const names = Object.keys(signed);
  const without = (...left: string[]) =>
    Object.fromEntries(Object.entries(signed).filter(([name]) => !left.includes(name)));
  const other = (part: { secret?: string; keyId?: string }) =>
    signRequest({
      method: 'GET',
      path: LIST,
      now: Date.now(),
      secret: 'another secret',
      keyId: 'browser',
      ...part,
    });
  return [
    { what: 'no headers', headers: {} },
    ...names.map((name) => ({ what: `no ${name}`, headers: without(name) })),
    ...names.map((name) => ({
      what: `only ${name}`,
      headers: without(...names.filter((each) => each !== name)),
    })),
    ...names.map((name) => ({ what: `empty ${name}`, headers: { ...signed, [name]: '' } })),
    { what: 'another secret', headers: { ...other({}) } },
    ...['', 'unknown', 'edge', 'release', '__proto__', 'constructor', 'BROWSER', 'browser '].map((keyId) => ({
      what: `key id "${keyId}"`,
      // HTTP trims values.
      expected: keyId === 'browser ' ? [200] : REFUSED,
      headers: { ...signed, 'x-api-key': keyId },
    })),
    { what: 'signature of another path', headers: { ...signedHeaders(site, 'GET', '/api/exams/topexams') } },
  ];
}

/** Correct signatures of a time that is too far away, in seconds. */
const signedAtOtherTimes = (site: Site): Vector[] =>
  [302, 400, 3_600, 86_400, -302, -400, -3_600, -86_400].map((seconds) => ({
    what: `signed ${seconds} s away`,
    headers: { ...signedHeaders(site, 'GET', LIST, 'browser', Date.now() + seconds * SECOND_MS) },
  }));

/** Other times and spellings of the time than the signed one. */
function brokenTimes(signed: Signed): Vector[] {
  const time = signed['x-timestamp'];
  const now = Number(time);
  const wrong = [
    ...[
      'now',
      '0',
      '-1',
      '1e13',
      'NaN',
      'Infinity',
      `+${time}`,
      `0${time}`,
      `${time}.0`,
      `0x${now.toString(16)}`,
    ],
    ...[
      time.slice(0, -3),
      `${time}0`,
      String(now + 1),
      String(now - 1),
      `${time},${time}`,
      `${time} ${time}`,
    ],
  ];
  return wrong.map((value) => ({ what: `time ${value}`, headers: { ...signed, 'x-timestamp': value } }));
}

/** Changes of the signature itself: each of its digits, its case, its length. */
function brokenDigits(signed: Signed): Vector[] {
  const digits = signed['x-signature'];
  const wrong = [
    ...Array.from(digits, (_, at) => flip(digits, at)),
    ...[
      digits.toUpperCase(),
      digits.slice(1),
      digits.slice(0, 63),
      digits.slice(0, 32),
      `${digits}0`,
      `0${digits}`,
    ],
    ...[
      `sha256=${digits}`,
      digits + digits,
      '0'.repeat(64),
      Buffer.from(digits, 'hex').toString('base64'),
      'null',
    ],
  ];
  return wrong.map((value) => ({ what: `signature ${value}`, headers: { ...signed, 'x-signature': value } }));
}

/** Methods and paths that the signature does not cover. */
function otherRequests(signed: Signed): Vector[] {
  const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ({
    ...{ what: `method ${method}`, method, headers: { ...signed } },
    expected: [401, 404, 405],
  }));
  const paths = [
    ...['/api/exams/topexams', '/api/exams/exam/dmv-california', '/api/exams/reports', '/api/upload/history'],
    ...['/api/exams/allexams/', '/api//exams/allexams', '//api/exams/allexams', '/api/exams/./allexams'],
    ...['/api/exams/x/../allexams', '/API/exams/allexams', '/api/exams/ALLEXAMS', '/api/exams/allexam%73'],
    ...[
      '/api/exams%2fallexams',
      '/api/exams/allexams%00',
      '/api/exams/allexams;a=b',
      '/api/exams/allexams%3f',
    ],
    ...[
      '/api\\exams\\allexams',
      '/api/exams/allexams%20',
      '/api/exams/allexams.json',
      '/api/releases/composition',
    ],
    '/%61pi/exams/allexams',
  ].map((path) => ({
    ...{ what: `path ${path}`, path, headers: { ...signed } },
    // Some spellings are no address of the API; none is the list.
    expected: [308, 400, 401, 404],
  }));
  return [...methods, ...paths];
}

/** Headers with which other servers let a client change method or path: here they do nothing. */
const overrides = (signed: Signed): Vector[] =>
  [
    ...['x-http-method-override', 'x-http-method', 'x-method-override'].map((name) => [name, 'POST']),
    ...['x-original-url', 'x-rewrite-url', 'x-forwarded-uri', 'x-original-uri'].map((name) => [
      name,
      '/api/upload/history',
    ]),
    ...['x-forwarded-prefix', 'x-forwarded-path'].map((name) => [name, '/api/upload']),
  ].map(([name = '', value = '']) => ({
    ...{ what: `${name}: ${value}`, headers: { ...signed, [name]: value } },
    expected: [200],
  }));

/** Two headers of one name: a proxy and a server could choose different ones. */
async function sendDoubled(origin: string, signed: Signed, { tally }: AttackContext): Promise<void> {
  for (const name of Object.keys(signed))
    for (const [first, second] of [
      ['right', 'wrong'],
      ['wrong', 'right'],
      ['right', 'right'],
    ]) {
      const right = Object.entries(signed).find(([each]) => each === name)?.[1] ?? '';
      const value = (which: string | undefined) => (which === 'right' ? right : 'a'.repeat(right.length));
      const rest = Object.entries(signed).filter(([each]) => each !== name);
      const lines = [...rest, [name, value(first)], [name, value(second)]].map((pair) => pair.join(': '));
      const head = `GET ${LIST} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines.join('\r\n')}\r\n\r\n`;
      const outcome = firstOutcome(await sendRaw(origin, head));
      tally.check(`${name} twice, ${first} then ${second}, at ${origin}`, outcome, [400, 401]);
    }
}

async function attackOrigin(origin: string, context: AttackContext): Promise<void> {
  const { site, tally } = context;
  const signed = () => signedHeaders(site, 'GET', LIST);
  const makers = [brokenTimes, brokenDigits, otherRequests, overrides];
  const vectors = [
    ...brokenParts(signed(), site),
    ...signedAtOtherTimes(site),
    ...makers.flatMap((make) => make(signed())),
  ];
  for (const { what, headers, method = 'GET', path = LIST, expected = REFUSED } of sample(
    vectors,
    context,
    30,
  ))
    tally.check(`${what}, at ${origin}`, await send(origin, path, { method, headers }), expected);
  await sendDoubled(origin, signed(), context);
  tally.check(`a right signature, at ${origin}`, await send(origin, LIST, { headers: signed() }), [200]);
}

/** Requests whose signature is missing, old, altered or of another request, at both servers. */
export const signature: Attack = {
  name: 'signature',
  isRepeatable: true,
  run: async (context) => {
    for (const origin of [context.site.url, context.site.servicesUrl]) await attackOrigin(origin, context);
  },
};
