import { BSON } from 'mongodb';

/** Operation code of a message in MongoDB's protocol. */
const OP_MSG = 2013;
const HEADER_BYTES = 16;
const FLAG_BYTES = 4;

/** A command as bytes of MongoDB's protocol, so that code with nothing but a socket can send it. */
export function databaseCommand(command: BSON.Document): Buffer {
  const document = BSON.serialize(command);
  const head = Buffer.alloc(HEADER_BYTES + FLAG_BYTES + 1);
  head.writeInt32LE(head.length + document.length, 0);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, document]);
}
