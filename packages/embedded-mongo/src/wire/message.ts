import { decode } from '../bson/decode.js';
import { RawDocument } from '../bson/raw-document.js';
import { isDoc, setField, type Doc } from '../bson/types.js';
import { fail } from '../errors.js';
import { COMMAND_OVERHEAD_BYTES, MAX_DOCUMENT_BYTES } from '../limits.js';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** Bits that a server must understand or refuse. */
const REQUIRED_BITS = 0xffff;

/** A command as it came over the wire. */
export interface Request {
  readonly id: number;
  readonly command: Doc;
  /** Whether the client waits for an answer. */
  readonly answered: boolean;
  /** Whether it came as the old OP_QUERY, and wants an OP_REPLY. */
  readonly legacy: boolean;
}

/** Several documents sent beside the command, such as the documents of an insert. */
function readSequence(message: Buffer, start: number, into: Doc): number {
  const end = start + message.readInt32LE(start);
  const zero = message.indexOf(0, start + 4);
  if (end > message.length || zero < 0 || zero >= end) throw fail('BadValue', 'malformed document sequence');
  const name = message.toString('utf8', start + 4, zero);
  const documents: unknown[] = [];
  for (let at = zero + 1; at < end;) {
    const next = at + (end - at < 5 ? 0 : message.readInt32LE(at));
    if (next < at + 5 || next > end) throw fail('BadValue', 'malformed document sequence');
    const bytes = message.subarray(at, next);
    // Documents to insert are stored as they came, if they can be.
    documents.push(name === 'documents' ? new RawDocument(bytes) : decode(bytes));
    at = next;
  }
  setField(into, name, documents);
  return end;
}

function readMsg(message: Buffer, id: number): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  if ((flags & REQUIRED_BITS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) !== 0) {
    throw fail('BadValue', `OP_MSG flags 0x${flags.toString(16)} are not supported`);
  }
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let command: Doc | undefined;
  const sequences: Doc = {};
  for (let at = HEADER_BYTES + 4; at < end;) {
    const kind = message[at++];
    if (kind === 0) {
      command = decode(message, at);
      const size = message.readInt32LE(at);
      if (size > MAX_DOCUMENT_BYTES + COMMAND_OVERHEAD_BYTES)
        throw fail('BSONObjectTooLarge', `BSONObj size: ${size} is invalid for a command`);
      at += size;
    } else if (kind === 1) {
      at = readSequence(message, at, sequences);
    } else {
      throw fail('BadValue', `OP_MSG section of kind ${String(kind)}`);
    }
  }
  if (!command) throw fail('BadValue', 'OP_MSG without a command');
  return { id, command: { ...command, ...sequences }, answered: (flags & MORE_TO_COME) === 0, legacy: false };
}

function readQuery(message: Buffer, id: number): Request {
  const zero = message.indexOf(0, HEADER_BYTES + 4);
  const namespace = message.toString('utf8', HEADER_BYTES + 4, zero);
  if (!namespace.endsWith('.$cmd')) throw fail('BadValue', 'OP_QUERY is for commands only');
  const query = decode(message, zero + 1 + 8);
  const inner = query['$query'];
  return {
    id,
    command: { ...(isDoc(inner) ? inner : query), $db: namespace.slice(0, -5) },
    answered: true,
    legacy: true,
  };
}

/**
 * Reads one whole message.
 * @throws MongoError when it is malformed or of a kind that is not spoken here (compressed messages, the old opcodes)
 */
export function readMessage(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return readMsg(message, id);
  if (opcode === OP_QUERY) return readQuery(message, id);
  throw fail('BadValue', `opcode ${opcode} is not supported`);
}

let lastId = 0;

/** The message that answers a request with an encoded document. */
export function writeReply(request: Pick<Request, 'id' | 'legacy'>, body: Buffer): Buffer {
  // OP_REPLY: flags, cursor id (8), starting from, number returned. OP_MSG: flags, section kind.
  const between = request.legacy ? 20 : 5;
  const reply = Buffer.alloc(HEADER_BYTES + between);
  lastId = (lastId + 1) & 0x7fffffff;
  reply.writeInt32LE(reply.length + body.length, 0);
  reply.writeInt32LE(lastId, 4);
  reply.writeInt32LE(request.id, 8);
  reply.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) {
    reply.writeInt32LE(8, HEADER_BYTES);
    reply.writeInt32LE(1, HEADER_BYTES + 16);
  }
  return Buffer.concat([reply, body]);
}
