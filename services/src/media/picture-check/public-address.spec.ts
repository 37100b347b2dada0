import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { describe, expect, it } from '@jest/globals';
import { openPicture } from './open-picture.js';
import { createPublicLookup, isPublicAddress } from './public-address.js';

const HEADER_BYTES = 12;

/** @returns an answer of a name server (RFC 1035) with these IPv4 addresses, none for other types */
function answerOf(query: Buffer, addresses: readonly string[]): Buffer {
  // Some resolvers add a record after the question: it is not repeated.
  const question = query.subarray(HEADER_BYTES, query.indexOf(0, HEADER_BYTES) + 5);
  const ofType = question.readUInt16BE(question.length - 4) === 1 ? addresses : [];
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(ofType.length, 6);
  const records = ofType.map((address) =>
    Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([header, question, ...records]);
}

async function startNameServer(answer: (query: Buffer) => Buffer | undefined) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const bytes = answer(query);
    if (bytes) socket.send(bytes, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  // Longer than the test may take: only the signal ends the wait.
  const resolver = new Resolver({ timeout: 60_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, close: () => socket.close() };
}

/** @returns the found address, or the code of the error */
const lookUp = (resolver: Resolver, stop: AbortSignal) =>
  new Promise((resolve) =>
    createPublicLookup(stop, resolver)('name.example', {}, (error, address) =>
      resolve(error?.code ?? address),
    ),
  );

describe('an address on the internet', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('is %s', (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fe80::1',
    'fec0::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('is not %j', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  it.each([
    ['of a public and a private address', ['8.8.8.8', '127.0.0.1'], '8.8.8.8'],
    ['of a private address', ['10.0.0.1'], 'EPRIVATE'],
    ['of none', [], 'ENOTFOUND'],
  ])('is the only one that a name %s is resolved to', async (_, addresses, expected) => {
    const server = await startNameServer((query) => answerOf(query, addresses));
    try {
      expect(await lookUp(server.resolver, new AbortController().signal)).toBe(expected);
    } finally {
      server.close();
    }
  });

  it('is no longer waited for after the signal', async () => {
    const stop = new AbortController();
    // This server never answers.
    const server = await startNameServer(() => {
      stop.abort();
      return undefined;
    });
    try {
      expect(await lookUp(server.resolver, stop.signal)).toBe('ECANCELLED');
    } finally {
      server.close();
    }
  });
});

describe('opening a picture', () => {
  const stop = new AbortController().signal;

  it.each([
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://localhost/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://user@8.8.8.8/a.png',
    'https://8.8.8.8:8443/a.png',
    'http://8.8.8.8/a.png',
  ])('does not connect to %s', async (address) => {
    expect(await openPicture(address, stop)).toBe('dead');
  });
});
