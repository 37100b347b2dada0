import type { BankQuestion, BankResponse, BankRow, Proposal, Question } from '@mockingbird/contracts';
import type { AdminCalls } from '@mockingbird/platform';
import { type Fakes, open } from './support.js';
import { settle } from './upload-support.js';

export const url = '/admin/questions';
export const EDITOR = `${url}?test=sample-exam-1&question=q1`;

export const row = (changes: Partial<BankRow> = {}): BankRow => ({
  questionId: 'q1',
  text: 'What is $2 + 3$?',
  topic: 'Sums',
  level: 'Easy',
  tags: ['2026'],
  tests: [{ examId: 'SAMPLE_EXAM', testId: 'sample-exam-1', title: 'Test 1' }],
  reports: 0,
  suspicious: false,
  ...changes,
});

export const list = (data: BankRow[], meta: Partial<BankResponse['meta']> = {}): BankResponse => ({
  data,
  meta: {
    page: 1,
    pages: 1,
    total: data.length,
    topics: [{ value: 'Sums', count: 2 }],
    levels: [{ value: '', count: 1 }],
    tags: [{ value: '2026', count: 1 }],
    ...meta,
  },
});

export const QUESTION: Question = {
  questionId: 'q1',
  questionText: 'What is $2 + 3$?',
  options: ['4', { text: '5', image: '/five.svg' }, '6'],
  correctAnswer: 1,
  explanation: 'Add them.',
  mistakes: [{ option: 0, text: 'Off by one.' }],
  tags: ['2026'],
};
export const TESTS = [
  { examId: 'SAMPLE_EXAM', testId: 'sample-exam-1', title: 'Test 1', revision: 'r1' },
  { examId: 'SAMPLE_EXAM', testId: 'sample-exam-2', title: 'Test 2', revision: 'r2' },
];
export const stored = (question = QUESTION, tests = TESTS): BankQuestion => ({ question, math: {}, tests });

export const previewQuestion: AdminCalls['previewQuestion'] = async (question) => ({
  issues: question['questionText'] === '' ? [{ path: '/questionText', message: 'Is empty' }] : [],
  warnings: [],
  // The cast is safe: the tests type complete questions.
  ...(question['questionText'] !== '' && { question: question as Question }),
  math: {},
});

/** A proposal of questions that waits for a review. */
export const proposalOf = (id: string, testId: string): Proposal => ({
  id,
  testId,
  state: 'in-review',
  version: 1,
  type: 'questions',
  author: 'ada',
  createdAt: '2026-11-20T17:05:00.000Z',
  updatedAt: '2026-11-20T17:05:00.000Z',
  summary: '',
  commentCount: 0,
  fields: {},
  comments: [],
  steps: [],
  check: {},
});

/** A `bank` call that records its queries. */
export function listing(answer: () => BankResponse) {
  const queries: Record<string, string>[] = [];
  const bank = async (query: Record<string, string> = {}) => {
    queries.push(query);
    return answer();
  };
  return { queries, bank };
}

/** Opens a screen and waits for its data. */
export async function show(address: string, calls: Fakes['calls'], fakes: Fakes = {}) {
  const view = await open(address, { ...fakes, calls: { previewQuestion, ...calls } });
  await settle();
  return view;
}
