import { Injectable } from '@nestjs/common';
import type { AdminExam, HistoryEntry, HistoryResponse, Visibility } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { CatalogueService, type Written } from '../../exam/catalogue/catalogue.service.js';
import type { StoredChange } from '../../exam/changes/change.model.js';
import { ChangesService } from '../../exam/changes/changes.service.js';
import { PublicationsService } from '../../exam/publication/publications.service.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import { conflict, invalid, notFound } from '../../http/response/problem.js';
import { storedOrThrow } from '../upload-result.js';

/** Which part of the history is wanted. */
export interface HistoryPage {
  testId?: string | undefined;
  examId?: string | undefined;
  before?: string | undefined;
  limit: number;
}

interface Shown {
  message: string;
  outcome: 'stored' | 'unchanged';
  id?: string;
}

const entryOf = (change: StoredChange, undoable: ReadonlySet<string>): HistoryEntry => {
  const { _id: id, at, examKey: _exam, testKey: _test, ...rest } = change;
  return { ...rest, id, at: at.toISOString(), undoable: undoable.has(id) };
};

/** What admins changed, and how they take it back. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly changes: ChangesService,
    private readonly publications: PublicationsService,
  ) {}

  overview(): Promise<AdminExam[]> {
    return this.catalogue.overview();
  }

  /** Newest first. */
  async page({ testId, examId, before, limit }: HistoryPage): Promise<HistoryResponse> {
    const found = await this.changes.page({
      testKey: testId === undefined ? undefined : testKey(testId),
      examKey: examId === undefined ? undefined : examKey(examId),
      before,
      limit: limit + 1,
    });
    const shown = found.slice(0, limit);
    const undoable = await this.publications.undoable(shown);
    const last = found.length > limit ? shown.at(-1)?._id : undefined;
    return {
      data: shown.map((change) => entryOf(change, undoable)),
      meta: last === undefined ? {} : { next: last },
    };
  }

  /**
   * Takes back the last change of a test's questions.
   * @throws ProblemError MB-1003 for an unknown id, MB-1007 when it cannot be undone (any more)
   */
  async undo(id: string, by: string): Promise<{ message: string; id: string; revision: string }> {
    const change = await this.changes.find(id);
    if (change === null) throw notFound('There is no such entry in the history.');
    const { testId = '' } = change;
    if (change.revisionAfter === undefined) {
      throw conflict(
        'Only the questions of a test can be taken back. Upload the exam or the test again instead.',
      );
    }
    const undone = await this.publications.undo(change, { by });
    if (undone.outcome !== 'stored') {
      throw conflict(
        undone.outcome === 'gone'
          ? `The questions that ${testId} had before are not kept any more.`
          : `This is not the last change of the questions of ${testId}. Only the last one can be taken back.`,
      );
    }
    const now = undone.revision === '' ? 'It has no questions now.' : 'It has the questions of before again.';
    return { message: `Taken back for ${testId}. ${now}`, id: undone.id, revision: undone.revision };
  }

  /** @throws ProblemError MB-1002 when there is no such exam or test */
  async setVisibility({ examId, testId, hidden }: Visibility, by: string): Promise<Shown> {
    const id = testId ?? examId ?? '';
    const written =
      testId === undefined
        ? await this.hideExam(examId ?? '', hidden, by)
        : await this.hideTest(testId, hidden, by);
    storedOrThrow(written, id);
    const state = hidden ? 'hidden' : 'shown';
    const isNew = written.outcome === 'stored';
    return {
      message: isNew ? `${id} is ${state} now.` : `${id} was ${state} already.`,
      outcome: isNew ? 'stored' : 'unchanged',
      ...(written.id !== undefined && { id: written.id }),
    };
  }

  private async hideExam(examId: string, hidden: boolean, by: string): Promise<Written> {
    const exam = await this.catalogue.exam(examKey(examId));
    if (exam === null) throw invalid([{ path: '/examId', message: 'There is no such exam' }]);
    return this.catalogue.hideExam(exam, hidden, { by });
  }

  private async hideTest(testId: string, hidden: boolean, by: string): Promise<Written> {
    const test = await this.catalogue.mockTest(testKey(testId));
    if (test === null) throw invalid([{ path: '/testId', message: 'There is no such mock test' }]);
    return this.catalogue.hideMockTest(test, hidden, { by });
  }
}
