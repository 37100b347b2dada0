import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A connection to a server that can be interrupted or delayed without stopping a process. */
export interface InterruptibleProxy {
  url: string;
  cut: () => void;
  mend: () => void;
  /** Delays every chunk in both directions by this many milliseconds; 0 for none. */
  delay: (milliseconds: number) => void;
  stop: () => Promise<void>;
}

const delayed = (milliseconds: () => number) =>
  new Transform({
    transform: (chunk, _encoding, done) => {
      const wait = milliseconds();
      if (wait === 0) done(null, chunk);
      else setTimeout(() => done(null, chunk), wait);
    },
  });

/** @param target address of the server */
export async function startInterruptibleProxy(target: string): Promise<InterruptibleProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;
  const line = () => delayed(() => delayMs);
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(line()).pipe(far);
    far.pipe(line()).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const closeAll = () => open.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut: () => {
      isCut = true;
      closeAll();
    },
    mend: () => (isCut = false),
    delay: (milliseconds) => (delayMs = milliseconds),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        closeAll();
      }),
  };
}
