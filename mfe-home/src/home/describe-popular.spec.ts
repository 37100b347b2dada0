import { describe, expect, it } from '@jest/globals';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { DESCRIPTION_MAX_CHARACTERS } from '../limits.js';
import { describePopular } from './describe-popular.js';

const examsNamed = (...titles: string[]): ExamCardData[] =>
  titles.map((title) => ({ examId: title, title, totalTests: 1, totalQuestions: 1 }));

describe('describePopular', () => {
  it.each([
    [[], 'Free.'],
    [['A'], 'Practice A. Free.'],
    [['A', 'B'], 'Practice A and B. Free.'],
    [['A', 'B', 'C', 'D'], 'Practice A, B and C. Free.'],
  ])('names of %j: %s', (titles, description) => {
    expect(describePopular(examsNamed(...titles), ['Free.'])).toBe(description);
  });

  it('writes the verb as readers of Indian exams do', () => {
    expect(describePopular(examsNamed('A'), ['Free.'], 'Practise')).toBe('Practise A. Free.');
  });

  it('leaves out sentences that search engines would cut, and adds shorter ones', () => {
    const long = `${'word '.repeat(30)}end.`;
    expect(describePopular(examsNamed('A'), ['Free.', long, 'No account.'])).toBe(
      'Practice A. Free. No account.',
    );
  });

  it('cuts the names between words when the page’s own sentence would not fit', () => {
    const description = describePopular(
      examsNamed(
        ...['Knowledge Test', 'Permit Test', 'Prelims'].map((name) => `${'State '.repeat(9)}${name}`),
      ),
      ['Free tests of this family.', 'And more of it.'],
    );
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX_CHARACTERS);
    expect(description).toMatch(
      /^Practice (State )+Knowledge Test, (State )+State… Free tests of this family\.$/,
    );
  });
});
