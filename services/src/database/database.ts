import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
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
import { CONFIG, LOGGER } from '../common/injection-tokens.js';

/** Brings the connection up, however late the database comes, and knows whether it answers. */
@Injectable()
export class Database implements OnApplicationBootstrap, OnApplicationShutdown {
  private indexed = false;
  /**
   * By the driver's own word. Mongoose's `readyState` also says "disconnected" when two heartbeats are late, as they are on
   * a busy machine.
   */
  private connected = false;
  private stopping = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    connection.on('connected', () => (this.connected = true));
    connection.on('disconnected', () => {
      this.connected = false;
      if (this.indexed && !this.stopping) this.log.warn('database lost');
    });
    connection.on('reconnected', () => {
      this.connected = true;
      this.log.info('database back');
    });
    connection.on('error', () => undefined);
  }

  /** Whether operations make sense now: connected, and every unique index stands. */
  get ready(): boolean {
    return this.indexed && this.connected;
  }

  /** Waits for the first attempt only: services start, and answer 503, without their database too. */
  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.retry);
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
      });
      for (const model of Object.values(this.connection.models)) await model.createIndexes();
      this.indexed = true;
      this.log.info('database ready');
    } catch (error) {
      this.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'database not reachable');
      if (this.stopping) return;
      this.retry = setTimeout(() => void this.connect(), DATABASE_RETRY_MS);
      this.retry.unref();
    }
  }
}
