import { Inject, Injectable } from '@nestjs/common';
import { DataVersions } from '../../cache/data-versions.service.js';
import { contentHash } from '../../common/canonical-json.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository, type TestUpdate } from '../catalogue/mock-test.repository.js';
import type { StoredExam, StoredMockTest } from '../catalogue/models.js';
import type { StoredChange } from '../changes/change.model.js';
import { type Author, ChangesService } from '../changes/changes.service.js';
import {
  contentOf,
  invertFieldChanges,
  revertFields,
  toVisibilityChange,
  visibilityBefore,
} from '../changes/field-changes.js';
import { revertTest } from './revert-test.js';

/** `superseded`: the same part of the exam or test was changed since. `impossible`: the change stored no earlier state. */
export type CatalogueUndoResult =
  { outcome: 'stored'; id: string; revision: string } | { outcome: 'superseded' | 'impossible' };

const SUPERSEDED = { outcome: 'superseded' } as const;

/** Undoes changes of the fields and of the visibility of exams and tests. An undo is a change and can be undone too. */
@Injectable()
export class CatalogueUndoService {
  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly changes: ChangesService,
    private readonly versions: DataVersions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Restores the state before a change, if it was the last one of the fields or of the visibility. */
  async undo(change: StoredChange, author: Author): Promise<CatalogueUndoResult> {
    const { fields = [], testKey, examKey } = change;
    if (fields.length === 0) return { outcome: 'impossible' };
    if (testKey === undefined) {
      const exam = await this.exams.findAny(examKey);
      return exam === null ? SUPERSEDED : this.undoExam(exam, change, author);
    }
    const test = await this.tests.findAny(testKey);
    return test === null ? SUPERSEDED : this.undoTest(test, change, author);
  }

  private async undoExam(
    exam: StoredExam,
    undone: StoredChange,
    author: Author,
  ): Promise<CatalogueUndoResult> {
    const { fields = [] } = undone;
    const hidden = visibilityBefore(fields);
    if ((hidden === undefined ? exam.edit : exam.visibility) !== undone._id) return SUPERSEDED;
    const change = this.newChange(undone, exam.change, author);
    const { key } = exam;
    await this.changes.recordPrevious(exam.unrecorded);
    if (hidden !== undefined) {
      const isStored = await this.versions.change('catalogue', () =>
        this.exams.setHidden(key, exam.change, hidden, change),
      );
      return this.record(isStored, change, exam.contentHash);
    }
    const content = revertFields(contentOf(exam), fields);
    const hash = contentHash(content);
    const restored = {
      ...withoutAdded(exam, fields),
      ...content,
      contentHash: hash,
      updatedAt: new Date(this.clock()),
      change: change._id,
      unrecorded: change,
      edit: change._id,
    };
    const isStored = await this.versions.change('catalogue', () => this.exams.replace(restored, exam.change));
    return this.record(isStored, change, hash);
  }

  private async undoTest(
    test: StoredMockTest,
    undone: StoredChange,
    author: Author,
  ): Promise<CatalogueUndoResult> {
    const { fields = [] } = undone;
    const hidden = visibilityBefore(fields);
    if ((hidden === undefined ? test.edit : test.visibility) !== undone._id) return SUPERSEDED;
    const change = this.newChange(undone, test.change, author);
    const update: TestUpdate = hidden === undefined ? revertTest(test, fields) : { hidden };
    await this.changes.recordPrevious(test.unrecorded);
    const isStored = await this.versions.change('catalogue', () =>
      this.tests.update(test.key, test.change, update, change),
    );
    return this.record(isStored, change, update.test?.contentHash ?? test.contentHash);
  }

  private newChange(undone: StoredChange, before: string | undefined, author: Author): StoredChange {
    const { _id, examKey, examId, testKey, testId, counts, fields = [] } = undone;
    const hidden = visibilityBefore(fields);
    return this.changes.newChange(author, before, {
      type: 'undo',
      outcome: 'undone',
      examKey,
      examId,
      ...(testKey !== undefined && { testKey }),
      ...(testId !== undefined && { testId }),
      counts: { ...counts, questions: 0 },
      fields: hidden === undefined ? invertFieldChanges(fields) : toVisibilityChange(hidden),
      undoes: _id,
    });
  }

  private async record(
    isStored: boolean,
    change: StoredChange,
    revision: string,
  ): Promise<CatalogueUndoResult> {
    if (!isStored) return SUPERSEDED;
    await this.changes.record([change]);
    return { outcome: 'stored', id: change._id, revision };
  }
}

type Fields = NonNullable<StoredChange['fields']>;

/** @returns a copy without the fields that the change added */
function withoutAdded<Stored extends StoredExam | StoredMockTest>(stored: Stored, fields: Fields): Stored {
  const copy = { ...stored };
  for (const { field, change } of fields) if (change === 'added') Reflect.deleteProperty(copy, field);
  return copy;
}
