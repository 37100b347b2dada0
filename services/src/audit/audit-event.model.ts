import type { AuditAction, AuditType } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

/** What staff decided besides changes of content: roles of accounts, and steps of proposals. */
export interface StoredAuditEvent {
  /** 32 hexadecimal digits that sort by time, like the ids of changes. */
  _id: string;
  type: AuditType;
  action: AuditAction;
  by: string;
  at: Date;
  /** A sentence for the history. */
  text: string;
  /** The account whose role was changed. */
  username?: string;
  /** The proposal. */
  proposal?: string;
  examKey?: string;
  examId?: string;
  testKey?: string;
  testId?: string;
}

export const AUDIT_EVENT = 'AuditEvent';
export type AuditEventModel = Model<StoredAuditEvent>;
export const auditEventModelSchema = new Schema<StoredAuditEvent>(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    action: { type: String, required: true },
    by: { type: String, required: true },
    at: { type: Date, required: true },
    text: { type: String, required: true },
    username: String,
    proposal: String,
    examKey: String,
    examId: String,
    testKey: String,
    testId: String,
  },
  { collection: 'auditEvents', versionKey: false },
);
auditEventModelSchema.index({ testKey: 1, _id: -1 });
auditEventModelSchema.index({ examKey: 1, _id: -1 });
