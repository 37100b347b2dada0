import { Injectable } from '@nestjs/common';
import type { UploadResult } from '@mockingbird/contracts';
import { type BulkLoad, BulkPublicationsService } from '../../exam/publication/bulk-publications.service.js';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { PublicationsService } from '../../exam/publication/publications.service.js';
import type { JsonStream } from '../../http/request/json-stream.js';
import { conflict, invalid, ProblemError } from '../../http/response/problem.js';
import { Ahead } from '../../common/concurrency-limit.js';
import { BULK_DEPTH, BULK_GROUPS_AHEAD, BULK_SWEEP_BYTES, BULK_TEST_BYTES, BULK_TESTS } from '../limits.js';
import { FormulasService } from '../../text/formulas.service.js';
import { BulkReader, type Group } from './bulk-reader.js';
import { giveBackMemory } from './collect-garbage.js';
import { ListSplitter, SplitError } from './list-splitter.js';
import { resultOf } from '../upload-result.js';

export interface BulkOptions {
  /** User name of the admin. */
  by: string;
  dryRun: boolean;
}

const LIST = 'tests';
const LIMITS = { itemBytes: BULK_TEST_BYTES, items: BULK_TESTS, depth: BULK_DEPTH };
const BAD_REQUEST = 400;
const REMOVED = 'Is not in this entry, so it is removed from the test';

/** @returns the problem of a body that cannot be split any further */
function problemOf({ place, message, isTooLarge }: SplitError): ProblemError {
  return isTooLarge
    ? new ProblemError(413, 'MB-1005', `${place}: ${message}.`, [{ path: place, message }])
    : invalid([{ path: place, message }]);
}

/** Loads many tests with their questions in one call: all or, when anything is wrong, none. */
@Injectable()
export class BulkService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly publications: BulkPublicationsService,
    private readonly single: PublicationsService,
    private readonly formulas: FormulasService,
  ) {}

  /**
   * Checks and stores aside while the body arrives, and publishes when all of it was right.
   * @param body `{ "tests": [...] }`
   * @throws ProblemError MB-1002 with every fault, MB-1005 when something is too large, MB-1007 when somebody else changed some of
   *   the tests at the same moment
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
      if (reader.hasFaults) throw invalid(reader.faults);
      if (reader.count.tests === 0) throw invalid([{ path: `/${LIST}`, message: 'Holds no tests' }]);
    } catch (error) {
      await this.publications.discard(load);
      throw error;
    }
    const lost = dryRun ? [] : await this.publications.publish(load, { by });
    if (lost.length > 0) throw overtaken(load, lost);
    return this.result(reader, load);
  }

  /** While some groups are stored aside, the next one is read and checked. */
  private async read(body: JsonStream, reader: BulkReader, load: BulkLoad): Promise<void> {
    const staging = new Ahead(BULK_GROUPS_AHEAD);
    const stageNext = () => {
      const group = reader.takeGroup();
      return staging.run(() => this.stage(group, reader, load));
    };
    const splitter = new ListSplitter(LIST, LIMITS);
    let unswept = 0;
    try {
      for await (const chunk of body) {
        for (const item of splitter.push(chunk)) {
          await reader.take(item);
          if (reader.isFull) await stageNext();
        }
        unswept += chunk.length;
        if (unswept < BULK_SWEEP_BYTES) continue;
        giveBackMemory();
        unswept = 0;
      }
      splitter.end();
      await stageNext();
    } catch (error) {
      blame(reader, error);
    } finally {
      // Whoever removes what was stored aside must not be overtaken by it.
      await staging.all();
    }
  }

  private async stage({ tests, places }: Group, reader: BulkReader, load: BulkLoad): Promise<void> {
    if (tests.length === 0) return;
    const { taken, removed } = await this.publications.stage(load, tests);
    for (const key of taken) {
      reader.blame(`/${LIST}/${places.get(key)}/testId`, 'Another test has this id already');
    }
    for (const [key, fields] of removed) {
      for (const field of fields) reader.warn(`/${LIST}/${places.get(key)}/${field}`, REMOVED);
    }
  }

  private result(reader: BulkReader, { batch, dryRun, plans }: BulkLoad): UploadResult {
    const { tests, questions } = reader.count;
    const stored = plans.length;
    const same = stored > 0 && stored < tests ? `, ${tests - stored} of them unchanged,` : '';
    return resultOf({
      type: 'bulk',
      what: `${tests} tests with ${questions} questions${same}`,
      written: stored === 0 ? { outcome: 'unchanged' } : { outcome: 'stored', ...(!dryRun && { id: batch }) },
      dryRun,
      counts: { exams: 0, tests: stored, questions: plans.reduce((sum, plan) => sum + plan.questions, 0) },
      warnings: reader.warnings,
      preview: undefined,
    });
  }
}

/** What was found before stands beside what ended the reading. */
function blame(reader: BulkReader, error: unknown): void {
  if (!(error instanceof SplitError)) throw error;
  const problem = problemOf(error);
  if (problem.status !== BAD_REQUEST) throw problem;
  for (const { path, message } of problem.faults) reader.blame(path, message);
}

function overtaken({ plans }: BulkLoad, lost: readonly string[]): ProblemError {
  const faults = lost.map((key) => ({ path: `/${LIST}`, message: `${key} was changed by somebody else` }));
  const stored = plans.length - lost.length;
  return conflict(
    `Somebody else changed ${lost.length} of the tests at this moment. These were not stored, the other ${stored} were. Send the same again.`,
    faults,
  );
}
