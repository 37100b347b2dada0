import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { encode } from '../../src/bson/encode.js';
import { readMessage, writeReply } from '../../src/wire/message.js';

/** A server in between that answers for another. */
export interface LyingProxy {
  readonly uri: string;
  close(): Promise<void>;
}

const WRITES = new Set(['insert', 'update']);
const DONE = encode({ ok: 1, n: 1, nModified: 1 });

/** Calls back with each whole message of a stream. */
function eachMessage(socket: Socket, visit: (message: Buffer) => void): void {
  let held = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    held = Buffer.concat([held, chunk]);
    while (held.length >= 16 && held.length >= held.readInt32LE(0)) {
      const length = held.readInt32LE(0);
      visit(held.subarray(0, length));
      held = held.subarray(length);
    }
  });
}

function serve(client: Socket, port: number): void {
  const server = connect(port, '127.0.0.1');
  const answered = new Set<number>();
  eachMessage(client, (message) => {
    const { id, command, legacy } = readMessage(message);
    server.write(message);
    if (!WRITES.has(Object.keys(command)[0] ?? '')) return;
    answered.add(id);
    client.write(writeReply({ id, legacy }, DONE));
  });
  eachMessage(server, (message) => {
    if (!answered.delete(message.readInt32LE(8))) client.write(message);
  });
  const end = (): void => {
    client.destroy();
    server.destroy();
  };
  for (const socket of [client, server]) socket.on('error', end).on('close', end);
}

/** Proxies a server and acknowledges every write before the server has seen it. */
export async function startLyingProxy(uri: string): Promise<LyingProxy> {
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    sockets.add(client);
    serve(client, Number(new URL(uri).port));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    uri: `mongodb://127.0.0.1:${address.port}/`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
