import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  BankFacet,
  BankMatch,
  BankQuestion,
  BankResponse,
  BankRow,
  QuestionDraw,
  DrawPart,
  DrawRequest,
  Question,
} from '@mockingbird/contracts';
import { examKey, pickMath } from '@mockingbird/exam-core';
import { EventLoopYield } from '../../common/event-loop-yield.js';
import { notFound } from '../../http/response/problem.js';
import { testKey } from '../catalogue/test-key.js';
import { BANK_FACETS, BANK_PAGE } from '../limits.js';
import { QuestionSetRepository } from '../questions/question-set.repository.js';
import { ReportRepository } from '../reports/report.repository.js';
import { type BankEntry, BankIndex } from './bank-index.service.js';
import type { BankQuery, BankQuestionQuery } from './bank-params.js';
import { SuspiciousQuestionsService } from '../statistics/suspicious-questions.service.js';
import { findHiddenTerms, findMatches } from './find-matches.js';
import { searchTerms } from './search-text.js';

/** What students and statistics say about questions, by test and question. */
interface Findings {
  /** Numbers of open reports. */
  reports: ReadonlyMap<string, number>;
  suspicious: ReadonlySet<string>;
}

/** The largest range of `randomInt`: equal places are rare. */
const RANDOM_PLACES = 2 ** 48 - 1;

const keyOf = (key: string, questionId: string) => `${key}\n${questionId}`;

/** All questions of all tests, for editors. */
@Injectable()
export class BankService {
  constructor(
    private readonly index: BankIndex,
    private readonly sets: QuestionSetRepository,
    private readonly reports: ReportRepository,
    private readonly statistics: SuspiciousQuestionsService,
  ) {}

  /** @returns one page of the questions that the filter and the search words find */
  async list(query: BankQuery): Promise<BankResponse> {
    const { entries, revisions } = await this.index.list();
    const findings = await this.readFindings(revisions);
    const terms = searchTerms(query.q);
    const found = await this.index.search(entries.filter(isFound(query, findings)), terms);
    const start = (query.page - 1) * BANK_PAGE;
    const shown = found.slice(start, start + BANK_PAGE);
    const matches = await this.findMatches(shown, terms);
    return {
      data: shown.map((entry) => toRow(entry, findings, matches.get(entry))),
      meta: {
        page: query.page,
        pages: Math.ceil(found.length / BANK_PAGE),
        total: found.length,
        topics: countValues(found, ({ topic }) => topic ?? ''),
        levels: countValues(found, ({ level }) => level ?? ''),
        tags: countValues(found, ({ tags }) => tags),
      },
    };
  }

  /** @throws ProblemError MB-1003 if the test or the question does not exist */
  async question({ testId, questionId }: BankQuestionQuery): Promise<BankQuestion> {
    const key = testKey(testId);
    const { entries } = await this.index.list();
    const entry = entries.find(
      ({ question, sets }) =>
        question.questionId === questionId && sets.some((set) => testKey(set.test.testId) === key),
    );
    const own = entry?.sets.find((set) => testKey(set.test.testId) === key);
    if (entry === undefined || own === undefined) throw notFound('There is no such question.');
    const [stored] = await this.sets.findQuestions([own], [questionId]);
    const question = stored?.questions.find((each) => each.questionId === questionId);
    if (stored === undefined || question === undefined) throw notFound('There is no such question.');
    const math = Object.fromEntries(stored.math.map(({ tex, mathml }) => [tex, mathml]));
    return {
      question,
      math: pickMath([question], math),
      tests: [own, ...entry.sets.filter((set) => set !== own)].map(({ test, revision }) => ({
        ...test,
        revision,
      })),
    };
  }

  /** Draws questions at random for a test. Equal questions count once; the test's own ones are left out. */
  async draw({ testId, examId, parts }: DrawRequest): Promise<QuestionDraw> {
    const key = testKey(testId);
    const { entries } = await this.index.list();
    const ids = new Set(
      entries.flatMap(({ question, sets }) =>
        sets.some((set) => testKey(set.test.testId) === key) ? [question.questionId] : [],
      ),
    );
    const exam = examId === undefined ? undefined : examKey(examId);
    const chosen: BankEntry[] = [];
    const missing: number[] = [];
    for (const part of parts) {
      const pool = entries.filter(
        ({ question, sets }) =>
          (exam === undefined || sets.some((set) => examKey(set.test.examId) === exam)) &&
          isOfPart(question, part),
      );
      const before = chosen.length;
      for (const entry of shuffled(pool)) {
        if (chosen.length - before === part.count) break;
        // Two different questions of two exams may have one id, and a test holds an id once.
        if (ids.has(entry.question.questionId)) continue;
        ids.add(entry.question.questionId);
        chosen.push(entry);
      }
      missing.push(part.count - (chosen.length - before));
    }
    return { questions: await this.readQuestions(chosen), missing };
  }

  /** @returns where the terms are, for the entries whose rows do not show them. Only these questions are read. */
  private async findMatches(
    entries: readonly BankEntry[],
    terms: readonly string[],
  ): Promise<ReadonlyMap<BankEntry, BankMatch[]>> {
    const hidden = entries.flatMap((entry) => {
      const [set] = entry.sets;
      const hiddenTerms = findHiddenTerms(entry.question, terms);
      return set === undefined || hiddenTerms.length === 0 ? [] : [{ entry, set, hiddenTerms }];
    });
    const sets = await this.sets.findTexts(
      [...new Set(hidden.map(({ set }) => set))],
      hidden.map(({ entry }) => entry.question.questionId),
    );
    const questions = new Map(
      sets.flatMap(({ testKey: key, questions: ofSet }) =>
        ofSet.map((question) => [keyOf(key, question.questionId ?? ''), question] as const),
      ),
    );
    const matches = new Map<BankEntry, BankMatch[]>();
    const pause = new EventLoopYield();
    for (const { entry, set, hiddenTerms } of hidden) {
      const question = questions.get(keyOf(set.testKey, entry.question.questionId));
      if (question !== undefined) matches.set(entry, findMatches(question, hiddenTerms));
      await pause.yieldIfDue();
    }
    return matches;
  }

  private async readQuestions(entries: readonly BankEntry[]): Promise<Question[]> {
    const questions = new Map<string, Question>();
    for (const set of new Set(entries.flatMap(({ sets }) => sets.slice(0, 1)))) {
      const ids = entries.flatMap((entry) => (entry.sets[0] === set ? [entry.question.questionId] : []));
      const [stored] = await this.sets.findQuestions([set], ids);
      for (const question of stored?.questions ?? []) questions.set(question.questionId ?? '', question);
    }
    return entries.flatMap(({ question }) => questions.get(question.questionId) ?? []);
  }

  private async readFindings(revisions: ReadonlyMap<string, string>): Promise<Findings> {
    const [counts, reasons] = await Promise.all([
      this.reports.countOpenByQuestion(),
      this.statistics.listReasons(revisions),
    ]);
    return {
      reports: new Map(counts.map(({ testKey: key, questionId, count }) => [keyOf(key, questionId), count])),
      suspicious: new Set(reasons.map(({ testKey: key, questionId }) => keyOf(key, questionId))),
    };
  }
}

const isOfPart = ({ topic, level }: BankEntry['question'], part: DrawPart): boolean =>
  (part.topic === undefined || (topic ?? '') === part.topic) &&
  (part.level === undefined || (level ?? '') === part.level);

/** @returns a copy in random order */
const shuffled = <Each>(list: readonly Each[]): Each[] =>
  list
    .map((item) => ({ item, place: randomInt(RANDOM_PLACES) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

const keysOf = ({ question, sets }: BankEntry): string[] =>
  sets.map((set) => keyOf(set.testKey, question.questionId));

const countReports = (entry: BankEntry, { reports }: Findings): number =>
  keysOf(entry).reduce((sum, key) => sum + (reports.get(key) ?? 0), 0);

const isSuspicious = (entry: BankEntry, { suspicious }: Findings): boolean =>
  keysOf(entry).some((key) => suspicious.has(key));

/** @returns whether a question fits the filters of a query. Its words are searched afterwards. */
function isFound(query: BankQuery, findings: Findings): (entry: BankEntry) => boolean {
  const { topic, level, tag, state } = query;
  const exam = query.examId === undefined ? undefined : examKey(query.examId);
  const test = query.testId === undefined ? undefined : testKey(query.testId);
  return (entry) => {
    const { question, sets } = entry;
    return (
      (exam === undefined || sets.some((set) => examKey(set.test.examId) === exam)) &&
      (test === undefined || sets.some((set) => testKey(set.test.testId) === test)) &&
      (topic === undefined || (question.topic ?? '') === topic) &&
      (level === undefined || (question.level ?? '') === level) &&
      (tag === undefined || question.tags.includes(tag)) &&
      (state !== 'reported' || countReports(entry, findings) > 0) &&
      (state !== 'suspicious' || isSuspicious(entry, findings))
    );
  };
}

const toRow = (entry: BankEntry, findings: Findings, matches: BankMatch[] = []): BankRow => {
  const { searchText: _, hash: __, ...question } = entry.question;
  return {
    ...question,
    tests: entry.sets.map(({ test }) => test),
    reports: countReports(entry, findings),
    suspicious: isSuspicious(entry, findings),
    ...(matches.length > 0 && { matches }),
  };
};

/** @returns the values of a field with their numbers, the most frequent first */
function countValues(
  entries: readonly BankEntry[],
  valueOf: (question: BankEntry['question']) => string | readonly string[],
): BankFacet[] {
  const counts = new Map<string, number>();
  for (const { question } of entries) {
    for (const value of [valueOf(question)].flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, BANK_FACETS);
}
