import { describe, expect, it } from '@jest/globals';
import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { RawDocument } from '../bson/raw-document.js';
import { readMessage, writeReply } from './message.js';

function message(opcode: number, body: Buffer): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + body.length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, body]);
}

const flags = (bits: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(bits, 0);
  return bytes;
};

function sequence(name: string, documents: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(`${name}\0`), ...documents]);
  const size = Buffer.alloc(4);
  size.writeInt32LE(4 + body.length, 0);
  return Buffer.concat([Buffer.from([1]), size, body]);
}

const section = (doc: Record<string, unknown>): Buffer => Buffer.concat([Buffer.from([0]), encode(doc)]);

describe('messages of the wire protocol', () => {
  it('carry a command, and documents beside it', () => {
    const body = Buffer.concat([
      flags(0),
      section({ update: 'a', $db: 'x' }),
      sequence('updates', [encode({ a: 1 }), encode({ a: 2 })]),
    ]);
    expect(readMessage(message(2013, body))).toEqual({
      id: 7,
      command: { update: 'a', $db: 'x', updates: [{ a: 1 }, { a: 2 }] },
      answered: true,
      legacy: false,
    });
  });

  it('carry documents to insert as they are', () => {
    const body = Buffer.concat([
      flags(0),
      section({ insert: 'a' }),
      sequence('documents', [encode({ a: 1 })]),
    ]);
    expect(readMessage(message(2013, body)).command['documents']).toEqual([
      new RawDocument(encode({ a: 1 })),
    ]);
  });

  it('may want no answer, and may carry a checksum', () => {
    const body = Buffer.concat([flags(3), section({ ping: 1 }), Buffer.from('abcd')]);
    expect(readMessage(message(2013, body))).toMatchObject({ command: { ping: 1 }, answered: false });
  });

  it('may be of the old kind for the handshake', () => {
    const body = Buffer.concat([
      flags(0),
      Buffer.from('admin.$cmd\0'),
      Buffer.alloc(8),
      encode({ $query: { isMaster: 1 } }),
    ]);
    expect(readMessage(message(2004, body))).toEqual({
      id: 7,
      command: { isMaster: 1, $db: 'admin' },
      answered: true,
      legacy: true,
    });
  });

  it.each<[string, Buffer, string]>([
    ['an unknown opcode', message(2012, Buffer.alloc(4)), 'opcode 2012'],
    [
      'an old query of documents',
      message(2004, Buffer.concat([flags(0), Buffer.from('a.b\0'), Buffer.alloc(8), encode({})])),
      'commands only',
    ],
    ['an unknown required flag', message(2013, Buffer.concat([flags(4), section({ ping: 1 })])), 'flags 0x4'],
    ['an unknown section', message(2013, Buffer.concat([flags(0), Buffer.from([9])])), 'section of kind 9'],
    ['no command', message(2013, flags(0)), 'without a command'],
    [
      'a command larger than any document',
      message(
        2013,
        Buffer.concat([flags(0), section({ a: 'x'.repeat(9_000_000), b: 'y'.repeat(9_000_000) })]),
      ),
      'is invalid for a command',
    ],
    [
      'a document in a sequence that says it has no length',
      message(
        2013,
        Buffer.concat([flags(0), section({ insert: 'a' }), sequence('documents', [Buffer.alloc(5)])]),
      ),
      'malformed',
    ],
    [
      'a broken sequence',
      message(2013, Buffer.concat([flags(0), Buffer.from([1, 255, 0, 0, 0, 97, 0])])),
      'malformed',
    ],
  ])('are refused with %s', (_what, bytes, expected) => {
    expect(() => readMessage(bytes)).toThrow(expected);
  });

  it('answer in the form of the question', () => {
    const body = encode({ ok: 1 });
    const reply = writeReply({ id: 7, legacy: false }, body);
    expect([reply.readInt32LE(0), reply.readInt32LE(8), reply.readInt32LE(12)]).toEqual([
      reply.length,
      7,
      2013,
    ]);
    expect(decode(reply.subarray(21))).toEqual({ ok: 1 });
    const legacy = writeReply({ id: 7, legacy: true }, body);
    expect([legacy.readInt32LE(12), legacy.readInt32LE(32)]).toEqual([1, 1]);
    expect(decode(legacy.subarray(36))).toEqual({ ok: 1 });
  });
});
