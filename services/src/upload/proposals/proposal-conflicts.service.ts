import { Injectable } from '@nestjs/common';
import type { HistoryEntry } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { textId } from '../../content/texts/text-id.js';
import { TextStoreService } from '../../content/texts/text-store.service.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import { ChangesService } from '../../exam/changes/changes.service.js';
import { toEntry } from '../history/to-entry.js';
import { LISTED_CONFLICTS } from './limits.js';
import { readFields } from './proposal-view.js';
import type { StoredProposal } from './proposal.model.js';

const NONE: ReadonlySet<string> = new Set();

type ChangeFilter = Parameters<ChangesService['list']>[0]['filter'];

/** @returns the changes of what a proposal is about */
function toFilter(stored: StoredProposal): ChangeFilter {
  const { type, examId = '', testId = '', slug = '' } = stored;
  if (type === 'post') return { textId: textId({ kind: type, slug }) };
  if (type === 'article') {
    const { categorySlug = '' } = readFields(stored);
    return { textId: textId({ kind: type, examId, categorySlug, slug }) };
  }
  if (type === 'questions') return { testKey: testKey(testId), revisionAfter: { $exists: true } };
  if (type === 'mocktest') return { testKey: testKey(testId), revisionAfter: { $exists: false } };
  return { examKey: examKey(examId), testKey: { $exists: false }, textId: { $exists: false } };
}

/** Finds out what others changed after an author wrote a proposal. */
@Injectable()
export class ProposalConflicts {
  constructor(
    private readonly changes: ChangesService,
    private readonly texts: TextStoreService,
  ) {}

  /** @returns the changes since the author last stored or sent the form, newest first */
  async list(stored: StoredProposal): Promise<HistoryEntry[]> {
    await this.texts.recordPending();
    const found = await this.changes.list({ filter: toFilter(stored), limit: LISTED_CONFLICTS });
    const written = stored.steps.findLast(({ action }) => action === 'saved' || action === 'sent')?.at;
    const since = found.filter(({ at }) => written === undefined || at > written);
    // The form may be older than the proposal: then the last change is the one that it lacks.
    return (since.length > 0 ? since : found.slice(0, 1)).map((change) => toEntry(change, NONE));
  }
}
