import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { ChangeIds } from './change-ids.js';
import type { StoredChange } from './change.model.js';
import { ChangeRepository, type WantedChanges } from './change.repository.js';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository } from '../catalogue/mock-test.repository.js';

/** Who changes something, and as part of what. */
export interface Author {
  /** User name of the admin, or the name of a command. */
  by: string;
  /** Id of a bulk load. */
  batch?: string;
}

/**
 * The history of what admins changed. A change is written into the exam or test itself, in the same step that makes it,
 * and copied into the history afterwards. So the history agrees with what readers see whenever a process dies: whoever
 * reads the history, or changes the same thing next, copies what is not copied yet.
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
   * @param before id of the change that it follows: the history is sorted by ids
   * @returns a change that is about to be made
   */
  begin(
    { by, batch }: Author,
    before: string | undefined,
    what: Omit<StoredChange, '_id' | 'by' | 'at' | 'batch'>,
  ): StoredChange {
    const now = this.clock();
    return {
      ...what,
      _id: this.ids.next(now, before),
      by,
      at: new Date(now),
      ...(batch !== undefined && { batch }),
    };
  }

  /** @returns an id that the changes of a bulk load share */
  newBatch(): string {
    return this.ids.next(this.clock());
  }

  /** Copies the change before into the history: call it before the next change takes its place. */
  async keep(earlier: StoredChange | undefined): Promise<void> {
    await this.keepAll(earlier === undefined ? [] : [earlier]);
  }

  /** The same for many. */
  async keepAll(earlier: readonly StoredChange[]): Promise<void> {
    await this.changes.add(earlier);
  }

  /**
   * Copies changes that were just made. What fails here is made up for later: the change itself stands.
   * @param tidy removes what the changes left over
   */
  async record(made: readonly StoredChange[], tidy?: () => Promise<void>): Promise<void> {
    try {
      await this.copy(made);
      await tidy?.();
    } catch (error) {
      this.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'change not recorded yet');
    }
  }

  /** The history, newest first. */
  async page(wanted: WantedChanges): Promise<StoredChange[]> {
    await this.settle();
    return this.changes.page(wanted);
  }

  async find(id: string): Promise<StoredChange | null> {
    await this.settle();
    return this.changes.find(id);
  }

  /** Copies whatever is not in the history yet. */
  private async settle(): Promise<void> {
    const [ofExams, ofTests] = await Promise.all([this.exams.unrecorded(), this.tests.unrecorded()]);
    await this.copy([...ofExams, ...ofTests]);
  }

  private async copy(changes: readonly StoredChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.changes.add(changes);
    const ofTests = changes.flatMap(({ _id, testKey }) => (testKey === undefined ? [] : [_id]));
    const ofExams = changes.flatMap(({ _id, testKey }) => (testKey === undefined ? [_id] : []));
    await Promise.all([this.exams.recorded(ofExams), this.tests.recorded(ofTests)]);
  }
}
