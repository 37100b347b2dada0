import { Injectable } from '@nestjs/common';
import type { HistoryEntry } from '@mockingbird/contracts';
import { textId } from '../../content/texts/text-id.js';
import { TextStoreService } from '../../content/texts/text-store.service.js';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { ChangesService } from '../../exam/changes/changes.service.js';
import { toEntry } from '../history/to-entry.js';
import { LISTED_CONFLICTS } from './limits.js';
import { readFields } from './proposal-view.js';
import type { StoredProposal } from './proposal.model.js';

const NONE: ReadonlySet<string> = new Set();

type ChangeFilter = Parameters<ChangesService['list']>[0]['filter'];

/** Finds out what others changed after an author wrote a proposal. */
@Injectable()
export class ProposalConflicts {
  constructor(
    private readonly changes: ChangesService,
    private readonly texts: TextStoreService,
    private readonly catalogue: CatalogueService,
  ) {}

  /** @returns the changes since the author last stored or sent the form, newest first */
  async list(stored: StoredProposal): Promise<HistoryEntry[]> {
    await this.texts.recordPending();
    const found = await this.changes.list({ filter: await this.toFilter(stored), limit: LISTED_CONFLICTS });
    const written = stored.steps.findLast(({ action }) => action === 'saved' || action === 'sent')?.at;
    const since = found.filter(({ at }) => written === undefined || at > written);
    // The form may be older than the proposal: then the last change is the one that it lacks.
    return (since.length > 0 ? since : found.slice(0, 1)).map((change) => toEntry(change, NONE));
  }

  /** @returns the changes of what a proposal is about: their keys, which stay after a rename */
  private async toFilter(stored: StoredProposal): Promise<ChangeFilter> {
    const { type, examId = '', testId = '', slug = '' } = stored;
    if (type === 'post') return { textId: textId({ kind: type, slug }) };
    if (type === 'exam' || type === 'article') {
      const key = await this.catalogue.keyOfExam(examId);
      if (type === 'exam') return { examKey: key, testKey: { $exists: false }, textId: { $exists: false } };
      const { categorySlug = '' } = readFields(stored);
      return { textId: textId({ kind: type, examId: key, categorySlug, slug }) };
    }
    const testKey = await this.catalogue.keyOfTest(testId);
    return { testKey, revisionAfter: { $exists: type === 'questions' } };
  }
}
