import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of the database that cuts the connection on certain commands. */
export interface CutLine {
  uri: string;
  /** Cuts each connection that sends all of these texts in one chunk; an empty list cuts none. */
  cutAt: (...texts: string[]) => void;
  /** Delays or forwards the responses of the database. */
  hold: (isHeld: boolean) => void;
  /** How many connections were cut. */
  cuts: () => number;
  close: () => Promise<void>;
}

/** @param target address of the database */
export async function startCutLine(target: string): Promise<CutLine> {
  const { port, hostname } = new URL(target);
  const open = new Set<Socket>();
  const answering = new Set<Socket>();
  let signs: string[] = [];
  let cuts = 0;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    const far = connect(Number(port), hostname);
    keep(far);
    near.on('data', (chunk: Buffer) => {
      if (signs.length === 0 || !signs.every((sign) => chunk.includes(sign))) return void far.write(chunk);
      cuts += 1;
      near.destroy();
    });
    answering.add(far);
    far.once('close', () => answering.delete(far));
    far.pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const own = new URL(target);
  own.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    uri: own.href,
    cutAt: (...texts) => {
      signs = texts;
    },
    hold: (isHeld) => {
      for (const socket of answering) {
        if (isHeld) socket.pause();
        else socket.resume();
      }
    },
    cuts: () => cuts,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
