import { signedHeaders } from '../../../../e2e/src/harness/call.js';
import { firstOutcome, sendRaw, type RawExchange } from '../../http/send-raw.js';
import { sample, type Attack, type AttackContext } from '../../runner/attack.js';

const LIST = '/api/exams/allexams';
const POST = '/api/content/newsletter';
/** The request that a smuggler hides in the body of another one. */
const HIDDEN = 'GET /api/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';

interface Vector {
  what: string;
  bytes: string;
  /** Statuses of the only response. */
  expected: readonly number[];
  /** Responses on the connection; 1 by default. */
  responses?: number;
}

const REJECTED = [400, 401, 408, 411, 413, 415, 501];

type Site = AttackContext['site'];

const lines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map((pair) => `${pair.join(': ')}\r\n`)
    .join('');

/** The start of a signed request; the caller adds headers, the empty line and a body. */
function head(site: Site, method: string, path: string): string {
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines(signedHeaders(site, method, path))}`;
}

/** Two readings of where a body ends. */
function bodies(site: Site): Vector[] {
  const post = `${head(site, 'POST', POST)}Content-Type: application/json\r\n`;
  const length = (value: string | number) => `Content-Length: ${value}\r\n`;
  const chunked = 'Transfer-Encoding: chunked\r\n';
  const endThenHidden = `\r\n0\r\n\r\n${HIDDEN}`;
  const texts: Record<string, string> = {
    'length and chunks': `${post}${length(4)}${chunked}${endThenHidden}`,
    'chunks and length': `${post}${chunked}${length(60)}${endThenHidden}`,
    'two lengths': `${post}${length(2)}${length(60)}\r\n{}${HIDDEN}`,
    'two equal lengths': `${post}${length(2)}${length(2)}\r\n{}${HIDDEN}`,
    'a list of lengths': `${post}${length('2, 60')}\r\n{}${HIDDEN}`,
    ...Object.fromEntries(
      ['+2', '-1', '0x2', '2.0', '2 2', '1e1', '', 'two', '99999999999999999999'].map((value) => [
        `length "${value}"`,
        `${post}${length(value)}\r\n{}${HIDDEN}`,
      ]),
    ),
    ...Object.fromEntries(
      [
        'chunked, identity',
        'identity, chunked',
        'xchunked',
        'chunked;q=1',
        'Chunked, chunked',
        '"chunked"',
      ].map((value) => [
        `coding ${value}`,
        `${post}Transfer-Encoding: ${value}\r\n${length(4)}${endThenHidden}`,
      ]),
    ),
    'a space before the colon': `${post}Transfer-Encoding : chunked\r\n${length(4)}${endThenHidden}`,
    'a tab before chunked': `${post}Transfer-Encoding:\tchunked\r\n${length(4)}${endThenHidden}`,
    'two codings': `${post}${chunked}${chunked}${length(4)}${endThenHidden}`,
    'chunk size x': `${post}${chunked}\r\nx\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
    'chunk size -1': `${post}${chunked}\r\n-1\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
    'chunk size 0x2': `${post}${chunked}\r\n0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
    'chunk size of 17 digits': `${post}${chunked}\r\n10000000000000002\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
    'a chunk that is longer': `${post}${chunked}\r\n2\r\n{}{}\r\n0\r\n\r\n${HIDDEN}`,
    'a chunk ended by LF': `${post}${chunked}\r\n2\n{}\n0\n\n${HIDDEN}`,
    'a chunk extension with LF': `${post}${chunked}\r\n2;a\nb\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  };
  return Object.entries(texts).map(([what, bytes]) => ({ what, bytes, expected: REJECTED }));
}

/** Heads that the grammar does not allow. */
function heads(site: Site): Vector[] {
  const get = head(site, 'GET', LIST);
  const signed = lines(signedHeaders(site, 'GET', LIST));
  const start = (line: string) => `${line}\r\nHost: localhost\r\nConnection: close\r\n${signed}\r\n`;
  const headers: Record<string, string> = {
    'bare LF': get.replaceAll('\r\n', '\n') + '\n',
    'a bare LF in a header': `${get}X-A: a\nX-B: b\r\n\r\n`,
    'a bare CR in a header': `${get}X-A: a\rX-B: b\r\n\r\n`,
    'a folded header': `${get}X-A: a\r\n b\r\n\r\n`,
    'NUL in a value': `${get}X-A: a\u0000b\r\n\r\n`,
    'NUL in a name': `${get}X-\u0000A: a\r\n\r\n`,
    'a header without a colon': `${get}X-A\r\n\r\n`,
    'an empty name': `${get}: a\r\n\r\n`,
    'a space in a name': `${get}X A: a\r\n\r\n`,
    'no host': `GET ${LIST} HTTP/1.1\r\nConnection: close\r\n${signed}\r\n`,
    'two hosts': `${get}Host: other.invalid\r\n\r\n`,
    'a header of 20 KB': `${get}X-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    '3,000 headers': `${get}${Array.from({ length: 3_000 }, (_, at) => `X-${at}: a\r\n`).join('')}\r\n`,
    'a path of 20 KB': start(`GET /${'a'.repeat(20_000)} HTTP/1.1`),
    'a path with a space': start('GET /a b HTTP/1.1'),
    'a path with NUL': start('GET /a\u0000b HTTP/1.1'),
    'no slash': start('GET api HTTP/1.1'),
    'HTTP/1.2': start(`GET ${LIST} HTTP/1.2`),
    'HTTP/2.0': start(`GET ${LIST} HTTP/2.0`),
    'HTTP/9': start(`GET ${LIST} HTTP/9`),
    'a lower-case method': start(`get ${LIST} HTTP/1.1`),
    'an unknown method': start(`BREW ${LIST} HTTP/1.1`),
    'a TLS greeting': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    'an HTTP/2 greeting': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'only line ends': '\r\n\r\n\r\n\r\n',
  };
  // Some are only unusual: the answer is the list, a rejection, or a closed connection, and never more than one.
  const expected = [0, 200, 308, 400, 401, 404, 405, 408, 414, 431, 501, 505];
  const unusual = Object.entries(headers).map(([what, bytes]) => ({ what, bytes, expected }));
  return [...unusual, { what: 'no version', bytes: 'GET /about\r\n\r\n', expected: [0, 400, 401, 404, 505] }];
}

/** Allowed heads whose effect must be none, or a plain answer. */
function effects(site: Site): Vector[] {
  const get = head(site, 'GET', LIST);
  const get2 = get.replace('Connection: close', 'Connection: close, x-signature');
  const upgrade = (protocol: string) =>
    `${get.replace('Connection: close', 'Connection: upgrade')}Upgrade: ${protocol}\r\n\r\n`;
  const ranges = Array.from({ length: 1_000 }, (_, at) => `${at}-${at}`).join(',');
  const page = (more: string) => `GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;
  return [
    { what: 'Connection: x-signature', bytes: `${get2}\r\n`, expected: [200, 401] },
    ...['websocket', 'h2c', 'TLS/1.0'].map((name) => ({
      what: `upgrade to ${name}`,
      bytes: upgrade(name),
      expected: [200, 400, 426],
    })),
    { what: 'ranges of 1,000', bytes: page(`Range: bytes=${ranges}\r\n`), expected: [200, 206, 404, 416] },
    { what: 'a range of nonsense', bytes: page('Range: bytes=9-1,-,x\r\n'), expected: [200, 206, 404, 416] },
    {
      what: 'expect 100-continue',
      bytes: page('Expect: 100-continue\r\n'),
      expected: [100, 200, 404],
      responses: 2,
    },
    { what: 'expect nonsense', bytes: page('Expect: tea\r\n'), expected: [200, 404, 417] },
    {
      what: 'absolute form of another host',
      bytes: get.replace(`GET ${LIST}`, `GET http://other.invalid${LIST}`) + '\r\n',
      expected: [400, 401, 404],
    },
    {
      what: 'CONNECT',
      bytes: 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n',
      expected: [0, 400, 404, 405, 501],
    },
    {
      what: 'OPTIONS *',
      bytes: 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      expected: [200, 204, 400, 404, 405],
    },
    { what: 'TRACE', bytes: page('').replace('GET', 'TRACE'), expected: [404, 405] },
  ];
}

function record({ tally }: AttackContext, origin: string, vector: Vector, exchange: RawExchange): void {
  const { what, expected, responses = 1 } = vector;
  const isRight = (status: number) => expected.includes(status) || status === 0;
  tally.check(
    `${what}, at ${origin} (${exchange.statuses.length} responses${exchange.isTimedOut ? ', held open' : ''})`,
    firstOutcome(exchange),
    ({ status, text }) =>
      isRight(status) &&
      exchange.statuses.length <= responses &&
      !exchange.isTimedOut &&
      !/HTTP\/1\.[01] 5(?!0[15])/.test(text),
  );
}

/** Requests that are no proper HTTP, byte by byte, at both servers. */
export const rawHttp: Attack = {
  name: 'raw-http',
  isRepeatable: true,
  run: async (context) => {
    const { site } = context;
    for (const origin of [site.url, site.servicesUrl])
      for (const make of [bodies, heads, effects])
        for (const vector of sample(make(site), context, 8))
          record(context, origin, vector, await sendRaw(origin, vector.bytes));
  },
};
