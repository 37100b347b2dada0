import { createServer, type Server, type Socket } from 'node:net';
import { dispatch, type ServerState } from './commands/dispatch.js';
import { Cursors } from './commands/cursors.js';
import type { ConnectionCount } from './commands/types.js';
import { credentialOf, type Credential } from './authentication/scram.js';
import { Session, USER_NAME } from './authentication/session.js';
import { checkHost, checkNotProduction, checkPassword } from './guard.js';
import { MAX_CONNECTIONS, TTL_SWEEP_MS } from './limits.js';
import { serveSnapshots } from './maintenance/snapshots.js';
import { Catalog } from './storage/catalog.js';
import { openStore, takeFolder } from './storage/folder.js';
import type { Store } from './storage/store.js';
import { sweepExpired } from './storage/ttl.js';
import { serveConnection } from './wire/connection.js';

export interface EmbeddedMongoOptions {
  /** Folder of the data. Created if missing; only its owner may read it. */
  readonly dataDir: string;
  /** Port to listen on; 0 for one that the system chooses (default). */
  readonly port?: number;
  /** A loopback address (default 127.0.0.1). */
  readonly host?: string;
  /** How often expired documents are removed, milliseconds. */
  readonly ttlSweepMs?: number;
  /** Run although NODE_ENV is "production". */
  readonly allowProduction?: boolean;
  /** What clients have to know, as the user `root` of the database `admin`. Without one everybody on this machine is served. */
  readonly password?: string;
}

/** A running server. */
export interface EmbeddedMongo {
  /** Connection string without a database and without the password, such as `mongodb://127.0.0.1:40123/`. */
  readonly uri: string;
  readonly port: number;
  /** Stops listening, ends what is under way, closes the store and gives the folder back. */
  close(): Promise<void>;
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Keeps count of the connections, so that all can be ended. */
class Connections {
  private readonly open = new Map<Socket, Promise<void>>();
  private lastId = 0;

  constructor(private readonly credential: Credential | undefined) {}

  serve(socket: Socket, state: ServerState): void {
    const connection = { id: ++this.lastId, session: new Session(this.credential) };
    const served = serveConnection(socket, async (request) => dispatch(state, request, connection));
    this.open.set(socket, served);
    void served.finally(() => this.open.delete(socket));
  }

  get count(): ConnectionCount {
    return { current: this.open.size, totalCreated: this.lastId };
  }

  async end(): Promise<void> {
    const serving = [...this.open.values()];
    for (const socket of this.open.keys()) socket.destroy();
    await Promise.all(serving);
  }
}

/** Sweeps repeatedly, never twice at the same time. */
function startSweeper(state: ServerState, everyMs: number): () => Promise<void> {
  let sweeping: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    state.cursors.expire(Date.now());
    sweeping = sweepExpired(state.catalog, new Date()).finally(() => (busy = false));
    sweeping.catch((error: unknown) =>
      process.emitWarning(`expired documents could not be removed: ${String(error)}`),
    );
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping.catch(() => undefined);
  };
}

/**
 * Starts a server in this process.
 * @throws Error when NODE_ENV is production, the password is too short, the host is no loopback address, or another process holds the folder
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const {
    dataDir,
    port = 0,
    host = '127.0.0.1',
    ttlSweepMs = TTL_SWEEP_MS,
    allowProduction = false,
    password,
  } = options;
  checkHost(host);
  checkNotProduction(allowProduction);
  if (password !== undefined) checkPassword(password);
  const release = takeFolder(dataDir);
  let store: Store | undefined;
  try {
    store = await openStore(dataDir);
    const catalog = new Catalog(store);
    const server = createServer();
    server.maxConnections = MAX_CONNECTIONS;
    const connections = new Connections(
      password === undefined ? undefined : credentialOf(USER_NAME, password),
    );
    const cursors = new Cursors();
    const actual = await listen(server, port, host);
    const state: ServerState = {
      catalog,
      cursors,
      port: actual,
      startedAt: new Date(),
      warned: new Set(),
      connections: () => connections.count,
    };
    server.on('connection', (socket) => connections.serve(socket, state));
    const stopSweeper = startSweeper(state, ttlSweepMs);
    const stopSnapshots = serveSnapshots(dataDir, store);
    const opened = store;
    let closing: Promise<void> | undefined;
    const shutDown = async (): Promise<void> => {
      const closed = new Promise((resolve) => server.close(resolve));
      await connections.end();
      await closed;
      await stopSweeper();
      await stopSnapshots();
      await opened.close();
      release();
    };
    const name = host.includes(':') ? `[${host}]` : host;
    return { uri: `mongodb://${name}:${actual}/`, port: actual, close: () => (closing ??= shutDown()) };
  } catch (error) {
    await store?.close();
    release();
    throw error;
  }
}
