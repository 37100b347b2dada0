import { Injectable } from '@nestjs/common';
import type { QuestionsDifference, Restoration, StoredRevisions } from '@mockingbird/contracts';
import { CatalogueService } from '../../../exam/catalogue/catalogue.service.js';
import type { StoredMockTest } from '../../../exam/catalogue/models.js';
import { ChangesService } from '../../../exam/changes/changes.service.js';
import { testKey } from '../../../exam/catalogue/test-key.js';
import { PublicationsService } from '../../../exam/publication/publications.service.js';
import { TestRevisionsService } from '../../../exam/questions/test-revisions.service.js';
import { conflict, notFound } from '../../../http/response/problem.js';
import { throwIfNotStored } from '../../upload-result.js';
import { DifferenceService } from './difference.service.js';

const NOT_STORED = 'These questions are no longer stored.';

interface RestorationResult {
  message: string;
  outcome: 'stored' | 'unchanged';
  id?: string;
}

/** Lists, compares and restores the stored revisions of the questions of a test. */
@Injectable()
export class RevisionsService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly changes: ChangesService,
    private readonly publications: PublicationsService,
    private readonly revisions: TestRevisionsService,
    private readonly differences: DifferenceService,
  ) {}

  /**
   * @returns the stored revisions that were published, the last published one first
   * @throws ProblemError MB-1003 for an unknown test
   */
  async list(testId: string): Promise<StoredRevisions> {
    const test = await this.findTest(testId);
    const [exam, stored, changes] = await Promise.all([
      this.catalogue.exam(test.examKey),
      this.revisions.countQuestions(test),
      this.changes.listLastPublications(test.key),
    ]);
    const listed = new Map<string, StoredRevisions['revisions'][number]>();
    for (const { _id, by, at, revisionAfter: revision = '' } of changes) {
      const questions = stored.get(revision);
      if (questions === undefined || listed.has(revision)) continue;
      const isPublished = revision === test.revision;
      listed.set(revision, { revision, changeId: _id, by, at: at.toISOString(), questions, isPublished });
    }
    return {
      testId: test.testId,
      examId: exam?.examId ?? test.examKey,
      revisions: [...listed.values()],
    };
  }

  /** @throws ProblemError MB-1003 for an unknown test or a revision that is not stored */
  async compare(testId: string, before: string, after: string, from: number): Promise<QuestionsDifference> {
    const { key } = await this.findTest(testId);
    const difference = await this.differences.ofRevisions({ testKey: key, before, after }, from);
    if (difference === undefined) throw notFound(NOT_STORED);
    return difference;
  }

  /**
   * Publishes an older revision as a new change.
   * @throws ProblemError MB-1003 for an unknown test or revision, MB-1007 when other questions were published since
   */
  async restore(testId: string, { revision, basedOn }: Restoration, by: string): Promise<RestorationResult> {
    const test = await this.findTest(testId);
    if (basedOn !== (test.revision ?? '')) {
      const message = 'Other questions were published since';
      throw conflict(`${test.testId}: ${message}. Compare again.`, [{ path: '/basedOn', message }]);
    }
    const result = await this.publications.restore(test, revision, { by });
    if (result === undefined) throw notFound(NOT_STORED);
    throwIfNotStored(result, test.testId);
    return result.outcome === 'stored' && result.id !== undefined
      ? { message: `Restored for ${test.testId}.`, outcome: 'stored', id: result.id }
      : { message: `${test.testId} has these questions already.`, outcome: 'unchanged' };
  }

  private async findTest(testId: string): Promise<StoredMockTest> {
    const test = await this.catalogue.mockTest(testKey(testId));
    if (test === null) throw notFound('There is no such mock test.');
    return test;
  }
}
