import { Injectable } from '@nestjs/common';
import type { Rename } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import { RenameService, type RenameResult } from '../../exam/rename/rename.service.js';
import { conflict, notFound } from '../../http/response/problem.js';

interface RenameAnswer {
  message: string;
  outcome: 'stored' | 'unchanged';
  id?: string;
}

/** Gives exams and tests new ids, for admins. */
@Injectable()
export class RenameAdminService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly renames: RenameService,
  ) {}

  /** @throws ProblemError MB-1003 for what does not exist, MB-1007 when the id belongs or belonged to another one */
  async rename(rename: Rename, by: string): Promise<RenameAnswer> {
    const { newId } = rename;
    const isExam = 'examId' in rename;
    const result = isExam
      ? await this.renameExam(rename.examId, newId, by)
      : await this.renameTest(rename.testId, newId, by);
    const oldId = isExam ? rename.examId : rename.testId;
    if (result.outcome === 'taken') throw taken(newId, result.holder);
    if (result.outcome === 'stale')
      throw conflict(`Somebody else changed ${oldId} at this moment. Look at it and try again.`);
    if (result.outcome !== 'stored') return { message: `The ID is ${newId} already.`, outcome: 'unchanged' };
    const message = `The ID is ${newId} now. Addresses with ${oldId} lead to it.`;
    return { message, outcome: 'stored', id: result.id };
  }

  private async renameExam(id: string, newId: string, by: string): Promise<RenameResult> {
    const exam = await this.catalogue.exam(examKey(id));
    if (exam === null) throw notFound('There is no such exam.');
    return this.renames.renameExam(exam, newId, { by });
  }

  private async renameTest(id: string, newId: string, by: string): Promise<RenameResult> {
    const test = await this.catalogue.mockTest(testKey(id));
    if (test === null) throw notFound('There is no such mock test.');
    const exam = await this.catalogue.exam(test.examKey);
    return this.renames.renameTest(test, newId, exam?.examId ?? test.examKey, { by });
  }
}

function taken(newId: string, holder: string): Error {
  const isFormer = holder.toLowerCase() !== newId.toLowerCase();
  const message = isFormer ? `Is a former ID of ${holder}, and leads to it` : 'Is the ID of another one';
  return conflict(`${newId} cannot be used: it ${isFormer ? `is a former ID of ${holder}` : 'is taken'}.`, [
    { path: '/newId', message },
  ]);
}
