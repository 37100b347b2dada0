import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common';
import type { Otlp } from '@mockingbird/observability';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import {
  DATABASE_CONNECT_MS,
  DATABASE_HEARTBEAT_MS,
  DATABASE_RETRY_MS,
  DATABASE_SELECTION_MS,
  DATABASE_SOCKET_MS,
} from './limits.js';
import { CONFIG, LOGGER, OTLP } from '../common/injection-tokens.js';
import { traceCommands } from './command-spans.js';
import { HeartbeatWatch } from './heartbeat-watch.js';

/** Connects to the database, retries until it succeeds, and tracks whether the database is available. */
@Injectable()
export class Database implements OnApplicationBootstrap, OnApplicationShutdown {
  private indexed = false;
  /**
   * From the events of the driver. Mongoose's `readyState` also reports "disconnected" when two heartbeats are late, which
   * happens on a busy machine.
   */
  private connected = false;
  private stopping = false;
  private retry: NodeJS.Timeout | undefined;
  private heartbeats: HeartbeatWatch | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
    @Optional() @Inject(OTLP) private readonly otlp?: Otlp,
  ) {
    connection.on('connected', () => (this.connected = true));
    connection.on('disconnected', () => {
      this.connected = false;
      if (this.indexed && !this.stopping) this.log.warn('database_connection_lost');
    });
    connection.on('reconnected', () => {
      this.connected = true;
      this.log.info('database_reconnected');
    });
    connection.on('error', () => undefined);
  }

  /** Whether operations can succeed: the connection is open and all unique indexes exist. */
  get ready(): boolean {
    return this.indexed && this.connected;
  }

  /** Waits for the first attempt only. Without a database the services start and answer 503. */
  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.retry);
    this.heartbeats?.stop();
    await this.connection.close();
  }

  private async connect(): Promise<void> {
    try {
      await this.connection.openUri(this.config.mongodbUri, {
        bufferCommands: false,
        autoIndex: false,
        autoCreate: false,
        serverSelectionTimeoutMS: DATABASE_SELECTION_MS,
        connectTimeoutMS: DATABASE_CONNECT_MS,
        heartbeatFrequencyMS: DATABASE_HEARTBEAT_MS,
        socketTimeoutMS: DATABASE_SOCKET_MS,
        ...(this.otlp && { monitorCommands: true }),
      });
      this.watchClient();
      for (const model of Object.values(this.connection.models)) await model.createIndexes();
      this.indexed = true;
      this.log.info('database_ready');
    } catch (error) {
      this.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'database_unavailable');
      if (this.stopping) return;
      this.retry = setTimeout(() => void this.connect(), DATABASE_RETRY_MS);
      this.retry.unref();
    }
  }

  /** An attempt that only fails to create indexes keeps its client. */
  private watchClient(): void {
    const client = this.connection.getClient();
    if (this.heartbeats?.client === client) return;
    this.heartbeats = new HeartbeatWatch(client, () => void this.reconnect());
    if (this.otlp) traceCommands(client);
  }

  /** Replaces a client whose monitor is stuck: it would never notice that the database is back. */
  private async reconnect(): Promise<void> {
    if (this.stopping) return;
    this.log.warn('database_monitor_stuck');
    this.heartbeats?.stop();
    // The next client does not need an orderly end of this one.
    await this.connection.close().catch(() => undefined);
    await this.connect();
  }
}
