import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { AuditService } from '../../audit/audit.service.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import type { StoredProposal } from './proposal.model.js';

const TEXTS: Partial<Record<AuditAction, string>> = {
  saved: 'saved as a draft',
  sent: 'sent for review',
  approved: 'approved',
  'changes-requested': 'changes requested',
  withdrawn: 'withdrawn',
  scheduled: 'planned',
  unscheduled: 'no longer planned',
  published: 'published',
  'publication-failed': 'not published',
};

const MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Records the steps of proposals in the history. */
@Injectable()
export class ProposalEvents {
  constructor(private readonly audit: AuditService) {}

  /** @param details a sentence; absent when the step says everything */
  async record(
    { _id, author, type, examId, testId, slug, publishAt }: StoredProposal,
    action: AuditAction,
    by: string,
    details?: string,
  ): Promise<void> {
    const subject = slug ?? testId ?? examId ?? 'without a valid id';
    const time = action === 'scheduled' && publishAt ? ` for ${MINUTE.format(publishAt)} UTC` : '';
    await this.audit.record({
      type: 'proposal',
      action,
      by,
      proposal: _id,
      text: `Proposal of ${author} (${type} ${subject}): ${TEXTS[action] ?? action}${time}.${details === undefined ? '' : ` ${details}`}`,
      ...(examId !== undefined && { examId, examKey: examKey(examId) }),
      ...(testId !== undefined && { testId, testKey: testKey(testId) }),
    });
  }
}
