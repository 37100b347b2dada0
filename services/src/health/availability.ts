import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/** Whether requests should be sent here. */
@Injectable()
export class Availability {
  /** Set when a stop was asked for: what comes is still answered, but others should be asked first. */
  stopping = false;

  constructor(private readonly database: Database) {}

  get databaseReachable(): boolean {
    return this.database.ready;
  }

  get ready(): boolean {
    return this.databaseReachable && !this.stopping;
  }
}
