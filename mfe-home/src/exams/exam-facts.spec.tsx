import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ExamCardData } from './exam-card-data.js';
import { examPath } from './exam-path.js';
import { examFacts } from './exam-facts.js';
import { ExamGrid } from './exam-grid.js';

const entry = (more: Partial<ExamCardData>): ExamCardData => ({
  examId: 'DMV_CA',
  title: 'California DMV',
  totalTests: 6,
  totalQuestions: 46,
  ...more,
});

describe('what a card says', () => {
  it('counts the questions and minutes of a single test', () => {
    expect(examFacts(entry({ totalTests: 1, duration: 60 }))).toEqual(['1 test', '46 questions', '60 min']);
  });

  it('says that a sum is one, and gives no minutes that no test has', () => {
    expect(examFacts(entry({ duration: 360 }))).toEqual(['6 tests', '46 questions in all']);
  });

  it('uses the singular and leaves out zero and unknown values', () => {
    expect(examFacts(entry({ totalTests: 1, totalQuestions: 1 }))).toEqual(['1 test', '1 question']);
    expect(examFacts(entry({ totalTests: 0, totalQuestions: 0, duration: 0 }))).toEqual([]);
  });

  it('leads to the exam’s address: lower case, hyphens for underscores', () => {
    expect(examPath('DMV_NEW_YORK')).toBe('/exam/dmv-new-york');
  });

  it('shows a picture where there is one, as decoration', () => {
    const { container } = render(<ExamGrid exams={[entry({ imageUrl: 'https://site.test/a.png' })]} />);
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });
});
