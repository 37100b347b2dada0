import * as z from 'zod/mini';

export const AUDIT_TYPES = ['role', 'proposal'] as const;
export const auditTypeSchema = z.enum(AUDIT_TYPES);
export type AuditType = z.infer<typeof auditTypeSchema>;

export const AUDIT_ACTIONS = [
  'role-changed',
  'saved',
  'sent',
  'approved',
  'changes-requested',
  'withdrawn',
  'scheduled',
  'unscheduled',
  'published',
  'publication-failed',
] as const;
export const auditActionSchema = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** An event of the history that is no change of content: a role of an account, or a step of a proposal. */
export const auditEntrySchema = z.object({
  /** Sortable by time, among the ids of changes. */
  id: z.string(),
  type: auditTypeSchema,
  action: auditActionSchema,
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  text: z.string(),
  /** The account whose role was changed. */
  username: z.optional(z.string()),
  /** Id of the proposal. */
  proposal: z.optional(z.string()),
  examId: z.optional(z.string()),
  testId: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
