import { Injectable } from '@nestjs/common';
import { type BankRow, type BankTest, type Question } from '@mockingbird/contracts';
import { compareNatural } from '@mockingbird/remote-kit';
import { contentHash } from '../../common/canonical-json.js';
import { EventLoopYield } from '../../common/event-loop-yield.js';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository } from '../catalogue/mock-test.repository.js';
import { ProblemError } from '../../http/response/problem.js';
import { BANK_ENTRY_BYTES, BANK_TEXT_BYTES } from '../limits.js';
import { QuestionSetRepository } from '../questions/question-set.repository.js';
import { bytesOf, cut, entryBytesOf } from './bank-memory.js';
import { searchTextOf } from './search-text.js';

/** What the list and the search know of a question. */
export interface IndexedBankQuestion extends Pick<
  BankRow,
  'questionId' | 'text' | 'topic' | 'level' | 'section' | 'tags'
> {
  /** Absent if it does not fit into memory: then it is read for each search. */
  searchText?: string;
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
  /** At least one. The question is that of the first. */
  sets: BankSet[];
}

/** The whole bank. */
export interface BankContent {
  /** Each question once, in the order of exams, tests and positions. */
  entries: readonly BankEntry[];
  /** The published revision of each test, by test key. */
  revisions: ReadonlyMap<string, string>;
}

interface LoadedSet {
  revision: string;
  questions: IndexedBankQuestion[];
  bytes: BankBytes;
}

/** Memory of indexed questions, about. */
interface BankBytes {
  /** Of all besides the texts. */
  entries: number;
  /** Of the texts that are searched. */
  texts: number;
}

/**
 * The published questions of all tests, in the memory of this process. A question set never changes, so that after a
 * publication only the sets of that test are read again.
 */
@Injectable()
export class BankIndex {
  /** Most memory. Tests lower it. */
  readonly limits: BankBytes = { entries: BANK_ENTRY_BYTES, texts: BANK_TEXT_BYTES };
  /** By test key. The list has the same questions, so nothing may leave it while its set is published. */
  private readonly loaded = new Map<string, LoadedSet>();
  private readonly bytes: BankBytes = { entries: 0, texts: 0 };
  private content: (BankContent & { signature: string }) | undefined;
  private reading: Promise<BankContent> | undefined;

  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly sets: QuestionSetRepository,
  ) {}

  /** @throws ProblemError MB-1020 if the questions do not fit into memory */
  async list(): Promise<BankContent> {
    // A read that started before this call may not contain what the caller has just published.
    await this.reading?.catch(() => undefined);
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  /** @returns those of the entries whose texts contain every term */
  async search(entries: readonly BankEntry[], terms: readonly string[]): Promise<readonly BankEntry[]> {
    if (terms.length === 0) return entries;
    const found: BankEntry[] = [];
    let read: { set: BankSet; texts: ReadonlyMap<string, string> } | undefined;
    for (const entry of entries) {
      const { questionId, searchText } = entry.question;
      const [set] = entry.sets;
      if (searchText === undefined && set !== undefined && read?.set !== set) {
        // Entries of one set follow each other: each set is read once.
        read = { set, texts: await this.readTexts(set) };
      }
      const text = searchText ?? read?.texts.get(questionId) ?? '';
      if (terms.every((term) => text.includes(term))) found.push(entry);
    }
    return found;
  }

  private async read(): Promise<BankContent> {
    const sets = await this.listSets();
    const signature = JSON.stringify(sets);
    if (this.content?.signature === signature) return this.content;
    const revisions = new Map(sets.map(({ testKey, revision }) => [testKey, revision]));
    for (const [testKey, { revision }] of this.loaded) {
      if (revisions.get(testKey) !== revision) this.forget(testKey);
    }
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
    this.content = { signature, entries: [...byHash.values()], revisions };
    return this.content;
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
    const bytes: BankBytes = { entries: 0, texts: 0 };
    for (const question of stored?.questions ?? []) {
      const indexed = toIndexed(question);
      bytes.entries += entryBytesOf(indexed);
      bytes.texts += bytesOf(indexed.searchText);
      questions.push(indexed);
      if (pause.isDue) await pause.yieldIfDue();
    }
    if (this.bytes.entries + bytes.entries > this.limits.entries) throw this.tooLarge();
    if (this.bytes.texts + bytes.texts > this.limits.texts) {
      for (const question of questions) delete question.searchText;
      bytes.texts = 0;
    }
    // A set that is missing was replaced meanwhile: the next call reads the new one.
    if (stored !== null) this.remember(set, questions, bytes);
    return questions;
  }

  private async readTexts({ testKey, revision }: BankSet): Promise<ReadonlyMap<string, string>> {
    const stored = await this.sets.find(testKey, revision);
    return new Map(
      stored?.questions.map((question) => [question.questionId ?? '', searchTextOf(question)] as const),
    );
  }

  private remember({ testKey, revision }: BankSet, questions: IndexedBankQuestion[], bytes: BankBytes): void {
    this.loaded.set(testKey, { revision, questions, bytes });
    this.bytes.entries += bytes.entries;
    this.bytes.texts += bytes.texts;
  }

  private forget(testKey: string): void {
    const set = this.loaded.get(testKey);
    if (set === undefined) return;
    this.loaded.delete(testKey);
    this.bytes.entries -= set.bytes.entries;
    this.bytes.texts -= set.bytes.texts;
  }

  /** Everything is dropped: a part of the bank helps no request. */
  private tooLarge(): ProblemError {
    for (const testKey of this.loaded.keys()) this.forget(testKey);
    this.content = undefined;
    return new ProblemError(503, 'MB-1020', 'The question bank is too large for the memory of its list.');
  }
}

function toIndexed(
  question: Question,
): Required<Pick<IndexedBankQuestion, 'searchText'>> & IndexedBankQuestion {
  const { questionId = '', questionText, topic, level, section, tags = [] } = question;
  return {
    questionId,
    text: cut(questionText),
    ...(topic && { topic }),
    ...(level && { level }),
    ...(section && { section }),
    tags,
    searchText: searchTextOf(question),
    hash: contentHash(question),
  };
}
