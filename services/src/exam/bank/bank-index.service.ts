import { Injectable } from '@nestjs/common';
import { BANK_TEXT_CHARACTERS, type BankRow, type BankTest, type Question } from '@mockingbird/contracts';
import { compareNatural } from '@mockingbird/remote-kit';
import { LRUCache } from 'lru-cache';
import { contentHash } from '../../common/canonical-json.js';
import { EventLoopYield } from '../../common/event-loop-yield.js';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository } from '../catalogue/mock-test.repository.js';
import { BANK_INDEX_BYTES } from '../limits.js';
import { QuestionSetRepository } from '../questions/question-set.repository.js';
import { searchTextOf } from './search-text.js';

/** What the search knows of a question. */
export interface IndexedBankQuestion extends Pick<
  BankRow,
  'questionId' | 'text' | 'topic' | 'level' | 'section' | 'tags'
> {
  searchText: string;
  /** Equal for questions with equal content. */
  hash: string;
}

/** A test with published questions. */
export interface BankSet {
  /** Keys of the documents. They differ from the ids after a rename. */
  testKey: string;
  examKey: string;
  revision: string;
  test: BankTest;
}

/** A question with all tests that contain it. */
export interface BankEntry {
  question: IndexedBankQuestion;
  sets: BankSet[];
}

interface LoadedSet {
  revision: string;
  questions: IndexedBankQuestion[];
}

/** Estimated memory of an indexed question besides its texts, in bytes. */
const QUESTION_OVERHEAD_BYTES = 400;

const sizeOf = ({ questions }: LoadedSet): number =>
  questions.reduce(
    (sum, { searchText, text }) => sum + searchText.length + text.length + QUESTION_OVERHEAD_BYTES,
    1,
  );

/**
 * The published questions of all tests, in the memory of this process. A question set never changes, so that after a
 * publication only the sets of that test are read again.
 */
@Injectable()
export class BankIndex {
  private readonly loaded = new LRUCache<string, LoadedSet>({
    maxSize: BANK_INDEX_BYTES,
    sizeCalculation: sizeOf,
  });
  private entries: { signature: string; list: readonly BankEntry[] } | undefined;
  private reading: Promise<readonly BankEntry[]> | undefined;

  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly sets: QuestionSetRepository,
  ) {}

  /** @returns each question once, in the order of exams, tests and positions */
  async list(): Promise<readonly BankEntry[]> {
    // A read that started before this call may not contain what the caller has just published.
    await this.reading?.catch(() => undefined);
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<readonly BankEntry[]> {
    const sets = await this.listSets();
    const signature = JSON.stringify(sets);
    if (this.entries?.signature === signature) return this.entries.list;
    const byHash = new Map<string, BankEntry>();
    const pause = new EventLoopYield();
    for (const set of sets) {
      for (const question of await this.load(set, pause)) {
        const entry = byHash.get(question.hash);
        if (entry === undefined) byHash.set(question.hash, { question, sets: [set] });
        else if (entry.sets.at(-1) !== set) entry.sets.push(set);
      }
      await pause.yieldIfDue();
    }
    const list = [...byHash.values()];
    this.entries = { signature, list };
    return list;
  }

  private async listSets(): Promise<BankSet[]> {
    const [exams, tests] = await Promise.all([this.exams.listAll(), this.tests.listAll()]);
    const byKey = new Map(exams.map((exam) => [exam.key, exam]));
    return tests
      .flatMap(({ key, examKey, testId, title, revision }): BankSet[] => {
        const exam = byKey.get(examKey);
        if (exam === undefined || revision === undefined) return [];
        const test = { examId: exam.examId, testId, ...(title !== undefined && { title }) };
        return [{ testKey: key, examKey, revision, test }];
      })
      .sort((a, b) => compareNatural(a.examKey, b.examKey) || compareNatural(a.test.testId, b.test.testId));
  }

  private async load(set: BankSet, pause: EventLoopYield): Promise<IndexedBankQuestion[]> {
    const known = this.loaded.get(set.testKey);
    if (known?.revision === set.revision) return known.questions;
    const stored = await this.sets.find(set.testKey, set.revision);
    const questions: IndexedBankQuestion[] = [];
    for (const question of stored?.questions ?? []) {
      questions.push(toIndexed(question));
      if (pause.isDue) await pause.yieldIfDue();
    }
    // A set that is missing was replaced meanwhile: the next call reads the new one.
    if (stored !== null) this.loaded.set(set.testKey, { revision: set.revision, questions });
    return questions;
  }
}

function toIndexed(question: Question): IndexedBankQuestion {
  const { questionId = '', questionText, topic, level, section, tags = [] } = question;
  return {
    questionId,
    text: questionText.slice(0, BANK_TEXT_CHARACTERS),
    ...(topic && { topic }),
    ...(level && { level }),
    ...(section && { section }),
    tags,
    searchText: searchTextOf(question),
    hash: contentHash(question),
  };
}
