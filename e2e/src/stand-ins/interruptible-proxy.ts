import { connect, createServer, type Socket } from 'node:net';

/** A connection to the services that can be interrupted without stopping a process. */
export interface InterruptibleProxy {
  url: string;
  cut: () => void;
  mend: () => void;
  stop: () => Promise<void>;
}

/** @param target address of the services */
export async function startInterruptibleProxy(target: string): Promise<InterruptibleProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
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
    near.pipe(far).pipe(near);
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
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        closeAll();
      }),
  };
}
