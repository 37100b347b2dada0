import { Injectable } from '@nestjs/common';
import type { UploadResult } from '@mockingbird/contracts';
import { type BulkLoad, BulkPublicationsService } from '../../exam/publication/bulk-publications.service.js';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { PublicationsService } from '../../exam/publication/publications.service.js';
import type { JsonStream } from '../../http/request/json-stream.js';
import { conflict, invalid, ProblemError } from '../../http/response/problem.js';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import {
  BULK_DEPTH,
  BULK_GROUP_CONCURRENCY,
  BULK_COLLECT_BYTES,
  BULK_TEST_BYTES,
  BULK_TESTS,
} from '../limits.js';
import { FormulasService } from '../../text/formulas.service.js';
import { BulkReader, type Group } from './bulk-reader.js';
import { collectGarbage } from './collect-garbage.js';
import { ListSplitter, SplitError } from './list-splitter.js';
import { toUploadResult } from '../upload-result.js';

export interface BulkOptions {
  /** User name of the admin. */
  by: string;
  dryRun: boolean;
}

const LIST = 'tests';
const LIMITS = { itemBytes: BULK_TEST_BYTES, items: BULK_TESTS, depth: BULK_DEPTH };
const BAD_REQUEST = 400;
const REMOVED_FIELD = 'Is not in this entry, so it is removed from the test';

/** @returns the problem for a body that cannot be split */
function toProblem({ path, message, isTooLarge }: SplitError): ProblemError {
  return isTooLarge
    ? new ProblemError(413, 'MB-1005', `${path}: ${message}.`, [{ path, message }])
    : invalid([{ path, message }]);
}

/** Loads many tests with their questions in one call: all, or none if there is an issue. */
@Injectable()
export class BulkService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly publications: BulkPublicationsService,
    private readonly single: PublicationsService,
    private readonly formulas: FormulasService,
  ) {}

  /**
   * Checks and stages tests while the body arrives. Publishes them if the whole body is valid.
   * @param body `{ "tests": [...] }`
   * @throws ProblemError MB-1002 with every issue, MB-1005 when something is too large, MB-1007 when somebody else changed some of
   *   the tests at the same time
   */
  async load(body: JsonStream, { by, dryRun }: BulkOptions): Promise<UploadResult> {
    const reader = new BulkReader(
      (key) => this.catalogue.exam(key),
      (checked) => this.single.fits(checked),
      (formulas, budget) => this.formulas.render(formulas, budget),
    );
    const load = await this.publications.begin(dryRun);
    try {
      await this.read(body, reader, load);
      if (reader.hasIssues) throw invalid(reader.issues);
      if (reader.count.tests === 0) throw invalid([{ path: `/${LIST}`, message: 'Holds no tests' }]);
    } catch (error) {
      await this.publications.discard(load);
      throw error;
    }
    const stale = dryRun ? [] : await this.publications.publish(load, { by });
    if (stale.length > 0) throw staleProblem(load, stale);
    return this.result(reader, load);
  }

  /** Reads and checks the next group while earlier groups are being staged. */
  private async read(body: JsonStream, reader: BulkReader, load: BulkLoad): Promise<void> {
    const staging = new ConcurrencyLimit(BULK_GROUP_CONCURRENCY);
    const stageNext = () => {
      const group = reader.takeGroup();
      return staging.run(() => this.stage(group, reader, load));
    };
    const splitter = new ListSplitter(LIST, LIMITS);
    let bytesSinceCollection = 0;
    try {
      for await (const chunk of body) {
        for (const item of splitter.push(chunk)) {
          await reader.add(item);
          if (reader.isFull) await stageNext();
        }
        bytesSinceCollection += chunk.length;
        if (bytesSinceCollection < BULK_COLLECT_BYTES) continue;
        collectGarbage();
        bytesSinceCollection = 0;
      }
      splitter.end();
      await stageNext();
    } catch (error) {
      addSplitIssue(reader, error);
    } finally {
      // All staging must end before staged questions can be discarded.
      await staging.finish();
    }
  }

  private async stage({ tests, indexes }: Group, reader: BulkReader, load: BulkLoad): Promise<void> {
    if (tests.length === 0) return;
    const { idConflicts, removed } = await this.publications.stage(load, tests);
    for (const key of idConflicts) {
      reader.addIssue(`/${LIST}/${indexes.get(key)}/testId`, 'Another test has this id already');
    }
    for (const [key, fields] of removed) {
      for (const field of fields) reader.addWarning(`/${LIST}/${indexes.get(key)}/${field}`, REMOVED_FIELD);
    }
  }

  private result(reader: BulkReader, { batch, dryRun, plans }: BulkLoad): UploadResult {
    const { tests, questions } = reader.count;
    const stored = plans.length;
    const same = stored > 0 && stored < tests ? `, ${tests - stored} of them unchanged,` : '';
    return toUploadResult({
      type: 'bulk',
      what: `${tests} tests with ${questions} questions${same}`,
      result: stored === 0 ? { outcome: 'unchanged' } : { outcome: 'stored', ...(!dryRun && { id: batch }) },
      dryRun,
      counts: { exams: 0, tests: stored, questions: plans.reduce((sum, plan) => sum + plan.questions, 0) },
      warnings: reader.warnings,
      preview: undefined,
    });
  }
}

/** Adds the error that ended the reading to the issues found before. */
function addSplitIssue(reader: BulkReader, error: unknown): void {
  if (!(error instanceof SplitError)) throw error;
  const problem = toProblem(error);
  if (problem.status !== BAD_REQUEST) throw problem;
  for (const { path, message } of problem.issues) reader.addIssue(path, message);
}

function staleProblem({ plans }: BulkLoad, stale: readonly string[]): ProblemError {
  const issues = stale.map((key) => ({ path: `/${LIST}`, message: `${key} was changed by somebody else` }));
  const stored = plans.length - stale.length;
  return conflict(
    `Somebody else changed ${stale.length} of the tests at this moment. These were not stored, the other ${stored} were. Send the same again.`,
    issues,
  );
}
