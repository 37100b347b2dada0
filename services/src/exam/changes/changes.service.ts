import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { ChangeIds } from '../../audit/change-ids.js';
import type { StoredChange } from './change.model.js';
import { currentProposal } from './current-proposal.js';
import { ChangeRepository, type ChangePage } from './change.repository.js';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository } from '../catalogue/mock-test.repository.js';

/** Who makes a change, and in which bulk load. */
export interface Author {
  /** User name of the admin, or name of a command. */
  by: string;
  /** Id of a bulk load. */
  batch?: string;
}

/**
 * The history of changes by admins. Each change is first written into the exam or test itself, in the same operation, and then
 * copied to the history. If a process dies in between, the next read of the history or the next change copies it. So the
 * history always agrees with the published data.
 */
@Injectable()
export class ChangesService {
  private readonly ids = new ChangeIds();

  constructor(
    private readonly changes: ChangeRepository,
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Creates a change record, without storing it.
   * @param before id of the previous change: the history is sorted by id
   */
  newChange(
    { by, batch }: Author,
    before: string | undefined,
    details: Omit<StoredChange, '_id' | 'by' | 'at' | 'batch'>,
  ): StoredChange {
    const now = this.clock();
    return {
      ...details,
      _id: this.ids.next(now, before),
      by,
      at: new Date(now),
      ...(batch !== undefined && { batch }),
      ...currentProposal(),
    };
  }

  /** @returns an id for the changes of a bulk load */
  newBatchId(): string {
    return this.ids.next(this.clock());
  }

  /** Copies the previous change to the history. Call this before the next change replaces it. */
  async recordPrevious(previous: StoredChange | undefined): Promise<void> {
    await this.recordAllPrevious(previous === undefined ? [] : [previous]);
  }

  /** Copies many previous changes to the history. */
  async recordAllPrevious(previous: readonly StoredChange[]): Promise<void> {
    await this.changes.add(previous);
  }

  /**
   * Copies new changes to the history. A failure is only logged: the change itself is stored, and a later call copies it.
   * @param cleanUp removes data that the changes made obsolete
   */
  async record(changes: readonly StoredChange[], cleanUp?: () => Promise<void>): Promise<void> {
    try {
      await this.copy(changes);
      await cleanUp?.();
    } catch (error) {
      this.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'change_not_recorded');
    }
  }

  /** @returns the newest changes first */
  async list(page: ChangePage): Promise<StoredChange[]> {
    await this.copyUnrecorded();
    return this.changes.list(page);
  }

  /** @returns the last changes that published questions of a test, newest first */
  async listLastPublications(testKey: string): Promise<StoredChange[]> {
    await this.copyUnrecorded();
    return this.changes.listLastPublications(testKey);
  }

  async find(id: string): Promise<StoredChange | null> {
    await this.copyUnrecorded();
    return this.changes.find(id);
  }

  /** @returns the first change of an article or a post after this one. The caller copies changes that are pending. */
  findNextOfText(textId: string, id: string): Promise<StoredChange | null> {
    return this.changes.findNextOfText(textId, id);
  }

  /** @returns for each revision the change that published it first; revisions without one are left out */
  async findFirstPublications(
    testKey: string,
    revisions: readonly string[],
  ): Promise<ReadonlyMap<string, StoredChange>> {
    await this.copyUnrecorded();
    const newestFirst = await this.changes.listPublications(testKey, revisions);
    // A later entry of the same revision replaces an earlier one, so that the oldest change stays.
    return new Map(newestFirst.map((change) => [change.revisionAfter ?? '', change]));
  }

  /** @returns the number of recorded changes */
  count(filter: ChangePage['filter']): Promise<number> {
    return this.changes.count(filter);
  }

  /**
   * @returns whether this version of a proposal is published: then a change names it. Changes of articles and posts must be in
   * the history already
   */
  async isPublished(proposal: string, version: number): Promise<boolean> {
    await this.copyUnrecorded();
    return this.changes.hasProposal(proposal, version);
  }

  /** Copies all changes that are not in the history yet. */
  private async copyUnrecorded(): Promise<void> {
    const [ofExams, ofTests] = await Promise.all([this.exams.listUnrecorded(), this.tests.listUnrecorded()]);
    await this.copy([...ofExams, ...ofTests]);
  }

  private async copy(changes: readonly StoredChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.changes.add(changes);
    const ofTests = changes.flatMap(({ _id, testKey }) => (testKey === undefined ? [] : [_id]));
    const ofExams = changes.flatMap(({ _id, testKey }) => (testKey === undefined ? [_id] : []));
    await Promise.all([this.exams.markRecorded(ofExams), this.tests.markRecorded(ofTests)]);
  }
}
