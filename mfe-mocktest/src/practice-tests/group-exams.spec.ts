import { describe, expect, it } from '@jest/globals';
import type { ExamSummary } from '@mockingbird/contracts';
import { groupExams } from './group-exams.js';

const exam = (examId: string, type?: ExamSummary['type']): ExamSummary => ({
  examId,
  title: examId,
  type,
  totalTests: 1,
  totalQuestions: 10,
});

describe('grouping exams by family', () => {
  it('puts families first, then aptitude topics in the order of the catalogue, then the rest', () => {
    const groups = groupExams([
      exam('probability'),
      exam('Zoology'),
      exam('HCF_and_LCM'),
      exam('rrb-ntpc', 'rrb'),
      exam('dmv-texas', 'dmv'),
      exam('dmv-california', 'dmv'),
    ]);
    expect(groups.map(({ name, exams }) => [name, exams.map(({ examId }) => examId)])).toEqual([
      ['Driver’s license tests', ['dmv-california', 'dmv-texas']],
      ['Railway exams', ['rrb-ntpc']],
      ['Quantitative aptitude', ['HCF_and_LCM', 'probability']],
      ['Other exams', ['Zoology']],
    ]);
  });

  it('leaves empty families out', () => {
    expect(groupExams([])).toEqual([]);
  });
});
