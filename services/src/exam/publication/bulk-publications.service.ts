import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Revisions } from '../../cache/data-versions.service.js';
import { BULK_FLIP_TESTS, SET_GRACE_MS } from '../limits.js';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import type { StoredChange } from '../changes/change.model.js';
import { type Author, ChangesService } from '../changes/changes.service.js';
import {
  MockTestRepository,
  type PlannedUpdate,
  type UploadedMockTest,
} from '../catalogue/mock-test.repository.js';
import type { StoredMockTest } from '../catalogue/models.js';
import type { CheckedQuestions } from './publications.service.js';
import { QuestionSetRepository } from '../questions/question-set.repository.js';
import { StagingRepository } from './staging.repository.js';

/** A test with its questions, checked. */
export interface BulkTest {
  test: UploadedMockTest;
  examId: string;
  checked: CheckedQuestions;
}

/** What will be published of a test; its questions are stored aside already. */
interface Plan {
  test: UploadedMockTest;
  examId: string;
  revision: string;
  questions: number;
  before: StoredMockTest | undefined;
}

/** A bulk load under way. */
export interface BulkLoad {
  readonly batch: string;
  readonly dryRun: boolean;
  readonly plans: Plan[];
  /** Questions that were stored aside and were not there before. */
  readonly staged: { testKey: string; revision: string }[];
}

/** What a group of a bulk load meets in the database, by the tests' keys. */
export interface Staged {
  /** The id belongs to another test. */
  taken: ReadonlySet<string>;
  /** Fields that the stored test has and the entry has not: they go. */
  removed: ReadonlyMap<string, readonly string[]>;
}

/** Fields that an entry may leave out. */
const OPTIONAL = ['title', 'sections'] as const;

/** Publishes many tests with their questions: all are stored aside first, then each test is changed in one step. */
@Injectable()
export class BulkPublicationsService {
  constructor(
    private readonly tests: MockTestRepository,
    private readonly sets: QuestionSetRepository,
    private readonly stagings: StagingRepository,
    private readonly changes: ChangesService,
    private readonly revisions: Revisions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @param dryRun nothing is stored, aside neither */
  async begin(dryRun: boolean): Promise<BulkLoad> {
    if (!dryRun) await this.removeAbandoned();
    return { batch: this.changes.newBatch(), dryRun, plans: [], staged: [] };
  }

  /**
   * Stores a group of tests aside.
   * @returns what is in the way of them, and what goes with them
   */
  async stage(load: BulkLoad, group: readonly BulkTest[]): Promise<Staged> {
    const now = new Date(this.clock());
    const [found] = await Promise.all([
      this.tests.findAll(group.map(({ test }) => test.key)),
      load.dryRun ? undefined : this.note(load, group, now),
    ]);
    const stored = new Map(found.map((test) => [test.key, test]));
    const taken = new Set<string>();
    const removed = new Map<string, string[]>();
    const fresh: BulkTest[] = [];
    for (const entry of group) {
      const { test, examId, checked } = entry;
      const before = stored.get(test.key);
      if (before !== undefined && (before.examKey !== test.examKey || before.testId !== test.testId)) {
        taken.add(test.key);
        continue;
      }
      if (before?.revision !== checked.revision) fresh.push(entry);
      else if (before.contentHash === test.contentHash) continue;
      const gone = OPTIONAL.filter((field) => before?.[field] !== undefined && test[field] === undefined);
      if (gone.length > 0) removed.set(test.key, gone);
      const { revision, questions } = checked;
      load.plans.push({ test, examId, revision, questions: questions.length, before });
    }
    if (!load.dryRun && taken.size === 0) await this.storeAside(load, fresh, now);
    return { taken, removed };
  }

  /**
   * Lets students see everything that was stored aside.
   * @returns keys of the tests that somebody else changed meanwhile: these stay as they are
   */
  async publish(load: BulkLoad, author: Author): Promise<string[]> {
    const lost: string[] = [];
    const records: Promise<void>[] = [];
    await this.revisions.change('catalogue', async () => {
      for (let first = 0; first < load.plans.length; first += BULK_FLIP_TESTS) {
        const group = load.plans.slice(first, first + BULK_FLIP_TESTS);
        const { made, others } = await this.flip(group, { ...author, batch: load.batch });
        lost.push(...others);
        // The next group is published meanwhile.
        records.push(this.changes.record(made));
      }
    });
    await Promise.all([...records, this.stagings.remove(load.batch)]);
    const others = new Set(lost);
    // The admin need not wait for it.
    void this.prune(load.plans.filter(({ test }) => !others.has(test.key)));
    return lost;
  }

  /** Removes questions that nobody needs any more. What fails here is made up for by the next publication of the test. */
  private async prune(published: readonly Plan[]): Promise<void> {
    const before = new Date(this.clock() - SET_GRACE_MS);
    const tests = published.flatMap(({ test, revision, before: earlier }) =>
      earlier?.revision === undefined || earlier.revision === revision
        ? []
        : [{ testKey: test.key, needed: [revision, earlier.revision] }],
    );
    try {
      for (let first = 0; first < tests.length; first += BULK_FLIP_TESTS) {
        await this.sets.prune(tests.slice(first, first + BULK_FLIP_TESTS), before);
      }
    } catch (error) {
      this.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'questions not removed yet');
    }
  }

  /** Removes what was stored aside: nothing of it will be published. */
  async discard(load: BulkLoad): Promise<void> {
    for (let first = 0; first < load.staged.length; first += BULK_FLIP_TESTS) {
      await this.sets.discard(load.staged.slice(first, first + BULK_FLIP_TESTS));
    }
    if (!load.dryRun) await this.stagings.remove(load.batch);
  }

  /** Notes what is about to be stored aside, so that it is found again whatever happens. */
  private async note({ batch }: BulkLoad, group: readonly BulkTest[], at: Date): Promise<void> {
    const sets = group.map(({ test, checked }) => ({ testKey: test.key, revision: checked.revision }));
    await this.stagings.add({ batch, at, sets });
  }

  private async storeAside({ staged }: BulkLoad, group: readonly BulkTest[], now: Date): Promise<void> {
    const sets = group.map(({ test, checked }) => ({
      testKey: test.key,
      ...checked,
      createdAt: now,
      usedAt: now,
      uses: 0,
    }));
    const added = await this.sets.addAll(sets);
    staged.push(...added.map(({ testKey, revision }) => ({ testKey, revision })));
  }

  /** Publishes a group. @returns the changes that were made, and keys of the tests that somebody else changed meanwhile */
  private async flip(
    group: readonly Plan[],
    author: Author,
  ): Promise<{ made: StoredChange[]; others: string[] }> {
    await this.changes.keepAll(group.flatMap(({ before }) => before?.unrecorded ?? []));
    const updates = group.map((plan) => this.updateOf(plan, author));
    const ids = await this.tests.updateAll(updates);
    return {
      made: updates.map((update) => update.made).filter(({ _id }) => ids.has(_id)),
      others: updates.filter((update) => !ids.has(update.made._id)).map(({ test }) => test.key),
    };
  }

  private updateOf({ test, examId, revision, questions, before }: Plan, author: Author): PlannedUpdate {
    const isNew = before?.revision !== revision;
    const made = this.changes.begin(author, before?.change, {
      type: isNew ? 'questions' : 'mocktest',
      outcome: before === undefined ? 'created' : 'replaced',
      examKey: test.examKey,
      examId,
      testKey: test.key,
      testId: test.testId,
      counts: { exams: 0, tests: 1, questions: isNew ? questions : 0 },
      ...(isNew && { revisionBefore: before?.revision ?? '', revisionAfter: revision }),
    });
    return {
      test,
      made,
      basedOn: before === undefined ? undefined : (before.change ?? null),
      ...(isNew && { publication: { revision, previousRevision: before?.revision } }),
    };
  }

  /** Removes what loads whose process died have left over. */
  private async removeAbandoned(): Promise<void> {
    const before = new Date(this.clock() - SET_GRACE_MS);
    const abandoned = await this.stagings.abandoned(before);
    for (const { sets } of abandoned) {
      const tests = await this.tests.findAll(sets.map(({ testKey }) => testKey));
      const needed = new Set(
        tests.flatMap(({ key, revision, previousRevision }) => [
          `${key} ${revision}`,
          `${key} ${previousRevision}`,
        ]),
      );
      await this.sets.discard(sets.filter(({ testKey, revision }) => !needed.has(`${testKey} ${revision}`)));
    }
    if (abandoned.length > 0) await this.stagings.removeAbandoned(before);
  }
}
