import { Inject, Injectable } from '@nestjs/common';
import { ChangeIds } from './change-ids.js';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import type { StoredAuditEvent } from './audit-event.model.js';
import { type AuditPage, AuditEventRepository } from './audit-event.repository.js';

/** Records what staff decided besides changes of content. The history shows these events among the changes. */
@Injectable()
export class AuditService {
  private readonly ids = new ChangeIds();

  constructor(
    private readonly events: AuditEventRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async record(event: Omit<StoredAuditEvent, '_id' | 'at'>): Promise<void> {
    const now = this.clock();
    await this.events.add({ ...event, _id: this.ids.next(now), at: new Date(now) });
  }

  /** @returns the newest events first */
  list(page: AuditPage): Promise<StoredAuditEvent[]> {
    return this.events.list(page);
  }
}
