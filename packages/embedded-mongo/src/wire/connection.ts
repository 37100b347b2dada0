import { once } from 'node:events';
import type { Socket } from 'node:net';
import { encode } from '../bson/encode.js';
import { errorReply } from '../errors.js';
import { MAX_MESSAGE_BYTES } from '../limits.js';
import { readMessage, writeReply, type Request } from './message.js';

/** Answers a command with an encoded document. */
export type Handler = (request: Request) => Promise<Buffer>;

/** Cuts a stream of bytes into messages. */
async function* messagesOf(socket: Socket): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let held = 0;
  for await (const chunk of socket) {
    if (!Buffer.isBuffer(chunk)) continue;
    chunks.push(chunk);
    held += chunk.length;
    while (held >= 4) {
      // Joined only when a message is complete: a large one comes in hundreds of chunks.
      const first = chunks[0];
      const joined: Buffer = first && first.length >= 4 ? first : Buffer.concat(chunks);
      const length = joined.readInt32LE(0);
      if (length < 16 || length > MAX_MESSAGE_BYTES) return;
      if (held < length) break;
      const all = Buffer.concat(chunks, held);
      yield all.subarray(0, length);
      const rest = all.subarray(length);
      chunks = rest.length > 0 ? [rest] : [];
      held = rest.length;
    }
  }
}

async function answer(message: Buffer, handler: Handler): Promise<Buffer | undefined> {
  let request: Request;
  try {
    request = readMessage(message);
  } catch (error) {
    return writeReply({ id: message.readInt32LE(4), legacy: false }, encode(errorReply(error)));
  }
  const body = await handler(request);
  return request.answered ? writeReply(request, body) : undefined;
}

/** Serves one connection until it ends: one command after the other, as they come. */
export async function serveConnection(socket: Socket, handler: Handler): Promise<void> {
  socket.setNoDelay(true);
  // An error ends the stream below; without a listener it would end the process.
  socket.on('error', () => socket.destroy());
  try {
    for await (const message of messagesOf(socket)) {
      const reply = await answer(message, handler);
      if (reply && !socket.destroyed && !socket.write(reply)) {
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
      }
    }
  } catch {
    // The client is gone; its request was executed or rejected.
  }
  socket.destroy();
}
