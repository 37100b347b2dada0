import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/** Whether this process should receive requests. */
@Injectable()
export class Availability {
  /** Set after a stop signal. Requests are still served, but load balancers should choose other processes. */
  stopping = false;

  constructor(private readonly database: Database) {}

  get databaseReachable(): boolean {
    return this.database.ready;
  }

  get ready(): boolean {
    return this.databaseReachable && !this.stopping;
  }
}
