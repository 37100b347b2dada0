import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataVersions } from '../../cache/data-versions.service.js';
import { BULK_PUBLISH_TESTS, FORMER_REVISIONS_IN_BULK, QUESTION_SET_GRACE_MS } from '../limits.js';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import type { StoredChange } from '../changes/change.model.js';
import { type Author, ChangesService } from '../changes/changes.service.js';
import { listFieldChanges } from '../changes/field-changes.js';
import {
  MockTestRepository,
  type PlannedUpdate,
  type UploadedMockTest,
} from '../catalogue/mock-test.repository.js';
import type { StoredMockTest } from '../catalogue/models.js';
import type { CheckedQuestions } from './publications.service.js';
import { pruneTimes } from '../questions/prune-times.js';
import { QuestionSetRepository, type SetName } from '../questions/question-set.repository.js';
import { StagingRepository } from './staging.repository.js';

/** A validated test with its questions. */
export interface BulkTest {
  test: UploadedMockTest;
  examId: string;
  checked: CheckedQuestions;
}

/** A planned publication of a test. Its questions are already staged. */
interface Plan {
  test: UploadedMockTest;
  examId: string;
  revision: string;
  questions: number;
  before: StoredMockTest | undefined;
}

/** A bulk load in progress. */
export interface BulkLoad {
  readonly batch: string;
  readonly dryRun: boolean;
  readonly plans: Plan[];
  /** Question sets that this load added. */
  readonly staged: { testKey: string; revision: string }[];
}

/** Result of staging a group, by test key. */
export interface StagingResult {
  /** Tests whose id belongs to another test. */
  idConflicts: ReadonlySet<string>;
  /** Fields of the stored test that are not in the entry: they will be removed. */
  removed: ReadonlyMap<string, readonly string[]>;
}

/** A test in the bin is another one: it must be restored, or removed for good, first. */
const isSameTest = (stored: StoredMockTest, { examKey, testId }: UploadedMockTest): boolean =>
  stored.examKey === examKey && stored.testId === testId && stored.deleted === undefined;

/** Fields that an entry may leave out. */
const OPTIONAL = ['title', 'sections', 'sectionRule', 'realExam', 'scoreEstimate'] as const;

/** @returns the published revision that a plan replaces, if there is one */
const toReplaced = ({ test, revision, before }: Plan): SetName[] =>
  before?.revision === undefined || before.revision === revision
    ? []
    : [{ testKey: test.key, revision: before.revision }];

/** Publishes many tests with their questions. All questions are staged first; then each test is changed atomically. */
@Injectable()
export class BulkPublicationsService {
  constructor(
    private readonly tests: MockTestRepository,
    private readonly sets: QuestionSetRepository,
    private readonly stagings: StagingRepository,
    private readonly changes: ChangesService,
    private readonly versions: DataVersions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @param dryRun nothing is stored or staged */
  async begin(dryRun: boolean): Promise<BulkLoad> {
    if (!dryRun) await this.removeAbandoned();
    return { batch: this.changes.newBatchId(), dryRun, plans: [], staged: [] };
  }

  /**
   * Stages a group of tests: stores their questions where students cannot see them.
   * @returns conflicts, and fields that the publication will remove
   */
  async stage(load: BulkLoad, group: readonly BulkTest[]): Promise<StagingResult> {
    const now = new Date(this.clock());
    const [existing] = await Promise.all([
      this.tests.findAll(group.map(({ test }) => test.key)),
      load.dryRun ? undefined : this.recordStaging(load, group, now),
    ]);
    const stored = new Map(
      existing.flatMap((test) => (test.addresses ?? [test.key]).map((address) => [address, test] as const)),
    );
    const idConflicts = new Set<string>();
    const removed = new Map<string, string[]>();
    const changedSets: BulkTest[] = [];
    for (const entry of group) {
      const { examId, checked } = entry;
      const before = stored.get(entry.test.key);
      // A renamed test has the key of its first id.
      const test = before === undefined ? entry.test : { ...entry.test, key: before.key };
      if (before !== undefined && !isSameTest(before, test)) {
        idConflicts.add(test.key);
        continue;
      }
      if (before?.revision !== checked.revision) changedSets.push({ ...entry, test });
      else if (before.contentHash === test.contentHash) continue;
      const removedFields = OPTIONAL.filter(
        (field) => before?.[field] !== undefined && test[field] === undefined,
      );
      if (removedFields.length > 0) removed.set(test.key, removedFields);
      const { revision, questions } = checked;
      load.plans.push({ test, examId, revision, questions: questions.length, before });
    }
    if (!load.dryRun && idConflicts.size === 0) await this.stageQuestions(load, changedSets, now);
    return { idConflicts, removed };
  }

  /**
   * Publishes everything that was staged.
   * @returns keys of the tests that somebody else changed in the meantime: these stay unchanged
   */
  async publish(load: BulkLoad, author: Author): Promise<string[]> {
    const stale: string[] = [];
    const records: Promise<void>[] = [];
    await this.versions.change('catalogue', async () => {
      for (let first = 0; first < load.plans.length; first += BULK_PUBLISH_TESTS) {
        const group = load.plans.slice(first, first + BULK_PUBLISH_TESTS);
        const { stored, staleKeys } = await this.publishGroup(group, { ...author, batch: load.batch });
        stale.push(...staleKeys);
        // Runs while the next group is published.
        records.push(this.changes.record(stored));
      }
    });
    await Promise.all([...records, this.stagings.remove(load.batch)]);
    const skipped = new Set(stale);
    // The admin does not wait for this.
    void this.prune(load.plans.filter(({ test }) => !skipped.has(test.key)));
    return stale;
  }

  /** Removes obsolete questions. A failure is only logged: the next publication of the test removes them. */
  private async prune(published: readonly Plan[]): Promise<void> {
    const times = pruneTimes(this.clock(), FORMER_REVISIONS_IN_BULK);
    const tests = published.flatMap((plan) =>
      toReplaced(plan).map((replaced) => ({
        testKey: replaced.testKey,
        needed: [plan.revision, replaced.revision],
      })),
    );
    try {
      for (let first = 0; first < tests.length; first += BULK_PUBLISH_TESTS) {
        await this.sets.prune(tests.slice(first, first + BULK_PUBLISH_TESTS), ...times);
      }
    } catch (error) {
      this.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'old_questions_not_removed');
    }
  }

  /** Removes everything that was staged, after a failed load. */
  async discard(load: BulkLoad): Promise<void> {
    for (let first = 0; first < load.staged.length; first += BULK_PUBLISH_TESTS) {
      await this.sets.discard(load.staged.slice(first, first + BULK_PUBLISH_TESTS));
    }
    if (!load.dryRun) await this.stagings.remove(load.batch);
  }

  /** Records what will be staged, so that a later load can remove it if this process dies. */
  private async recordStaging({ batch }: BulkLoad, group: readonly BulkTest[], at: Date): Promise<void> {
    const sets = group.map(({ test, checked }) => ({ testKey: test.key, revision: checked.revision }));
    await this.stagings.add({ batch, at, sets });
  }

  private async stageQuestions({ staged }: BulkLoad, group: readonly BulkTest[], now: Date): Promise<void> {
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

  /** Publishes a group. @returns the stored changes, and keys of the tests that somebody else changed in the meantime */
  private async publishGroup(
    group: readonly Plan[],
    author: Author,
  ): Promise<{ stored: StoredChange[]; staleKeys: string[] }> {
    await this.changes.recordAllPrevious(group.flatMap(({ before }) => before?.unrecorded ?? []));
    // Before the flip: after it another publication could remove questions that were live until now.
    await this.sets.markAllUsed(group.flatMap(toReplaced), new Date(this.clock()));
    const updates = group.map((plan) => this.planUpdate(plan, author));
    const ids = await this.tests.updateAll(updates);
    return {
      stored: updates.map((update) => update.change).filter(({ _id }) => ids.has(_id)),
      staleKeys: updates.filter((update) => !ids.has(update.change._id)).map(({ test }) => test.key),
    };
  }

  private planUpdate({ test, examId, revision, questions, before }: Plan, author: Author): PlannedUpdate {
    const isNew = before?.revision !== revision;
    const fields = before === undefined ? [] : listFieldChanges(before, test);
    const change = this.changes.newChange(author, before?.change, {
      type: isNew ? 'questions' : 'mocktest',
      outcome: before === undefined ? 'created' : 'replaced',
      examKey: test.examKey,
      examId,
      testKey: test.key,
      testId: test.testId,
      counts: { exams: 0, tests: 1, questions: isNew ? questions : 0 },
      ...(isNew && { revisionBefore: before?.revision ?? '', revisionAfter: revision }),
      ...(fields.length > 0 && { fields }),
    });
    return {
      test,
      change,
      basedOn: before === undefined ? undefined : (before.change ?? null),
      ...(isNew && { publication: { revision, previousRevision: before?.revision } }),
    };
  }

  /** Removes staged questions of loads whose process died. */
  private async removeAbandoned(): Promise<void> {
    const before = new Date(this.clock() - QUESTION_SET_GRACE_MS);
    const abandoned = await this.stagings.listAbandoned(before);
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
