import type { mongo } from 'mongoose';
import { DATABASE_STUCK_MS } from './limits.js';

/**
 * Watches the heartbeats of a driver's client. If a connection ends at a certain moment of a heartbeat, the driver waits for ever
 * (mongodb 7.8: `writeCommand` waits for `drain` of a destroyed socket). It then never looks for the database again.
 */
export class HeartbeatWatch {
  private limit: NodeJS.Timeout | undefined;

  /** @param onStuck called once, when a heartbeat neither succeeds nor fails */
  constructor(
    readonly client: mongo.MongoClient,
    private readonly onStuck: () => void,
  ) {
    client.on('serverHeartbeatStarted', () => this.start());
    client.on('serverHeartbeatSucceeded', () => this.stop());
    client.on('serverHeartbeatFailed', () => this.stop());
  }

  /** Call when the client closes. */
  stop(): void {
    clearTimeout(this.limit);
  }

  private start(): void {
    this.stop();
    this.limit = setTimeout(this.onStuck, DATABASE_STUCK_MS).unref();
  }
}
