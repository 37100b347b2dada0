import { Injectable } from '@nestjs/common';
import {
  type AdminExam,
  type AuditLog,
  hasPermission,
  type HistoryItem,
  type Role,
  type Visibility,
} from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { AuditService } from '../../audit/audit.service.js';
import { CatalogueService, type SaveResult } from '../../exam/catalogue/catalogue.service.js';
import type { StoredChange } from '../../exam/changes/change.model.js';
import { ChangesService } from '../../exam/changes/changes.service.js';
import { PublicationsService } from '../../exam/publication/publications.service.js';
import { CatalogueUndoService } from '../../exam/undo/catalogue-undo.service.js';
import { UndoableService } from '../../exam/undo/undoable.service.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import { conflict, invalid, notFound } from '../../http/response/problem.js';
import { SEED_AUTHOR } from '../../exam/undo/undoable.service.js';
import { selectUndoable, TextUndoService } from '../texts/text-undo.service.js';
import type { HistoryQuery } from '../upload-params.js';
import { throwIfNotStored } from '../upload-result.js';
import { selectTypes, toHistoryFilter } from './history-filter.js';
import { toAuditEntry, toEntry } from './to-entry.js';

interface UndoResult {
  message: string;
  id: string;
  /** Revision of the questions, or of the exam's or test's fields. */
  revision: string;
}

type HistoryFilterQuery = Omit<HistoryQuery, 'before' | 'limit'>;

interface VisibilityResult {
  message: string;
  outcome: 'stored' | 'unchanged';
  id?: string;
}

/** The history of changes by admins, and its undo. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly changes: ChangesService,
    private readonly publications: PublicationsService,
    private readonly texts: TextUndoService,
    private readonly catalogueUndo: CatalogueUndoService,
    private readonly undoables: UndoableService,
    private readonly audit: AuditService,
  ) {}

  overview(): Promise<AdminExam[]> {
    return this.catalogue.overview();
  }

  /**
   * @param role of the person: only those who give roles see events about them
   * @returns the newest entries first: changes of content and other events by their ids
   */
  async list({ before, limit, ...query }: HistoryQuery, role: Role): Promise<AuditLog> {
    await this.texts.recordPending();
    const filter = toHistoryFilter(await this.withKeys(query));
    const { changeType, auditType } = selectTypes(query, hasPermission(role, 'people'));
    const [changes, events, seeded] = await Promise.all([
      changeType === 'none'
        ? []
        : this.changes.list({ filter: { ...filter, ...changeType }, before, limit: limit + 1 }),
      auditType === 'none'
        ? []
        : this.audit.list({ filter: { ...filter, ...auditType }, before, limit: limit + 1 }),
      this.changes.count({ by: SEED_AUTHOR }),
    ]);
    const [ofExams, titles, texts] = await Promise.all([
      this.undoables.find(changes),
      this.catalogue.findTitles(changes),
      this.texts.findTexts(changes),
    ]);
    const undoable = new Set([...ofExams, ...selectUndoable(changes, texts)]);
    const titleOf = ({ _id, textId = '' }: StoredChange) => titles.get(_id) ?? texts.get(textId)?.text.title;
    const entries: HistoryItem[] = [
      ...changes.map((change) => toEntry(change, undoable, titleOf(change))),
      ...events.map(toAuditEntry),
    ];
    const page = entries.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
    const next = entries.length > limit ? page.at(-1)?.id : undefined;
    return { data: page, meta: { ...(next !== undefined && { next }), seeded } };
  }

  /** @returns the query with the keys of a test or an exam, which stay after a rename */
  private async withKeys({ testId, examId, ...query }: HistoryFilterQuery): Promise<HistoryFilterQuery> {
    return {
      ...query,
      ...(testId !== undefined && { testId: await this.catalogue.keyOfTest(testId) }),
      ...(examId !== undefined && { examId: await this.catalogue.keyOfExam(examId) }),
    };
  }

  /**
   * Undoes a change: the last one of an exam's or a test's fields, questions or visibility, or of an article or post.
   * @throws ProblemError MB-1003 for an unknown id, MB-1007 when it cannot be undone
   */
  async undo(id: string, by: string): Promise<UndoResult> {
    const change = await this.changes.find(id);
    if (change === null) throw notFound('There is no such entry in the history.');
    if (change.textId !== undefined) return this.texts.undo(change, by);
    const { testId = '' } = change;
    if (change.revisionAfter === undefined) return this.undoFields(change, by);
    const undo = await this.publications.undo(change, { by });
    if (undo.outcome !== 'stored') {
      throw conflict(
        undo.outcome === 'gone'
          ? `The earlier questions of ${testId} are no longer stored.`
          : `This is not the last change of the questions of ${testId}. Only the last one can be taken back.`,
      );
    }
    const now = undo.revision === '' ? 'It has no questions now.' : 'It has the questions of before again.';
    return { message: `Taken back for ${testId}. ${now}`, id: undo.id, revision: undo.revision };
  }

  private async undoFields(change: StoredChange, by: string): Promise<UndoResult> {
    const undo = await this.catalogueUndo.undo(change, { by });
    const name = change.testId ?? change.examId;
    if (undo.outcome === 'stored') {
      return { message: `Undone for ${name}. It is as before again.`, id: undo.id, revision: undo.revision };
    }
    throw conflict(
      undo.outcome === 'impossible'
        ? `The state of ${name} before this change is not stored. Upload it again instead.`
        : `${name} was changed again since. Only its last change can be undone.`,
    );
  }

  /** @throws ProblemError MB-1002 if the exam or test does not exist */
  async setVisibility({ examId, testId, hidden }: Visibility, by: string): Promise<VisibilityResult> {
    const id = testId ?? examId ?? '';
    const result =
      testId === undefined
        ? await this.setExamHidden(examId ?? '', hidden, by)
        : await this.setTestHidden(testId, hidden, by);
    throwIfNotStored(result, id);
    const state = hidden ? 'hidden' : 'shown';
    const isNew = result.outcome === 'stored';
    return {
      message: isNew ? `${id} is ${state} now.` : `${id} was ${state} already.`,
      outcome: isNew ? 'stored' : 'unchanged',
      ...(result.id !== undefined && { id: result.id }),
    };
  }

  private async setExamHidden(examId: string, hidden: boolean, by: string): Promise<SaveResult> {
    const exam = await this.catalogue.exam(examKey(examId));
    if (exam === null) throw invalid([{ path: '/examId', message: 'There is no such exam' }]);
    return this.catalogue.setExamHidden(exam, hidden, { by });
  }

  private async setTestHidden(testId: string, hidden: boolean, by: string): Promise<SaveResult> {
    const test = await this.catalogue.mockTest(testKey(testId));
    if (test === null) throw invalid([{ path: '/testId', message: 'There is no such mock test' }]);
    return this.catalogue.setMockTestHidden(test, hidden, { by });
  }
}
