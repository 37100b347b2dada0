import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { QueryFilter } from 'mongoose';
import { requestComment } from '../database/request-comment.js';
import { AUDIT_EVENT, type StoredAuditEvent } from './audit-event.model.js';
import type { AuditEventModel } from './audit-event.model.js';

/** One page of the events. */
export interface AuditPage {
  filter: QueryFilter<StoredAuditEvent>;
  /** Only events older than the entry with this id. */
  before?: string | undefined;
  limit: number;
}

@Injectable()
export class AuditEventRepository {
  constructor(@InjectModel(AUDIT_EVENT) private readonly events: AuditEventModel) {}

  async add(event: StoredAuditEvent): Promise<void> {
    await this.events.insertMany([event], requestComment());
  }

  /** @returns the newest events first */
  list({ filter, before, limit }: AuditPage): Promise<StoredAuditEvent[]> {
    const older = before === undefined ? filter : { $and: [filter, { _id: { $lt: before } }] };
    return this.events.find(older).sort({ _id: -1 }).limit(limit).lean<StoredAuditEvent[]>().exec();
  }
}
