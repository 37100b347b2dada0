import { describe, expect, it } from '@jest/globals';
import { examSummary } from '@mockingbird/testing';
import { fakeApi } from '@mockingbird/testing/fake-shell';
import { listsApi } from '../../test/support.js';
import { loadFamily } from './load-family.js';

const request = (api = listsApi()) => ({
  api,
  url: new URL('https://site.test/ssc'),
  signal: new AbortController().signal,
});
const ids = (exams: { examId: string }[]) => exams.map((exam) => exam.examId);

describe('loadFamily', () => {
  it('fills the popular list with the family’s other exams', async () => {
    const { popular, exams } = await loadFamily('ssc', request());
    expect(ids(popular)).toEqual(['SSC_CHSL', 'SSC_CGL']);
    expect(ids(exams)).toEqual(['SSC_CGL', 'SSC_CHSL']);
  });

  it('shows six popular exams at most', async () => {
    const many = Array.from({ length: 9 }, (_, index) => examSummary({ examId: `D${index}`, type: 'dmv' }));
    const api = fakeApi({ topExams: async () => many.slice(0, 2), allExams: async () => many });
    expect((await loadFamily('dmv', request(api))).popular).toHaveLength(6);
  });

  it('leaves the popular list empty when it could not be loaded', async () => {
    const api = listsApi({ topExams: () => Promise.reject(new Error('down')) });
    expect((await loadFamily('ssc', request(api))).popular).toEqual([]);
  });
});
