import { describe, expect, it } from '@jest/globals';
import type { ExamEntry } from '../exams/exam-entry.js';
import { describePopular } from './describe-popular.js';

const named = (...titles: string[]): ExamEntry[] =>
  titles.map((title) => ({ examId: title, title, totalTests: 1, totalQuestions: 1 }));

describe('describePopular', () => {
  it.each([
    [[], 'Free.'],
    [['A'], 'Practise A. Free.'],
    [['A', 'B'], 'Practise A and B. Free.'],
    [['A', 'B', 'C', 'D'], 'Practise A, B and C. Free.'],
  ])('names of %j: %s', (titles, description) => {
    expect(describePopular(named(...titles), 'Free.')).toBe(description);
  });
});
