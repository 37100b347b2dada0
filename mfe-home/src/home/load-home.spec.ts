import { describe, expect, it, jest } from '@jest/globals';
import { examSummary } from '@mockingbird/testing';
import { fakeApi } from '@mockingbird/testing/fake-shell';
import { EXAMS, listsApi } from '../../test/support.js';
import { loadHome } from './load-home.js';

const request = (api = listsApi(), url = 'https://site.test/region/us', country = 'de') => ({
  api,
  params: { country },
  url: new URL(url),
  signal: new AbortController().signal,
});
const ids = (exams: { examId: string }[]) => exams.map((exam) => exam.examId);

describe('loadHome', () => {
  it('loads both lists in parallel and keeps only the fields of a card', async () => {
    const { exams, popular } = await loadHome(request());
    expect(ids(exams).sort()).toEqual(ids(EXAMS).sort());
    expect(ids(popular).sort()).toEqual(['DMV_CALIFORNIA', 'PERCENTAGE', 'SSC_CHSL']);
    expect(Object.keys(exams[0] ?? {})).not.toContain('description');
  });

  it('starts both lists with what students of the region prepare for', async () => {
    const { exams, popular } = await loadHome(request(listsApi(), 'https://site.test/region/us', 'us'));
    expect([exams[0]?.type, popular[0]?.type]).toEqual(['dmv', 'dmv']);
  });

  it('shows whole rows of popular exams, those of the region first', async () => {
    const many = Array.from({ length: 9 }, (_, at) => examSummary({ examId: `T_${at}` }));
    const topExams = async () => [...many, examSummary({ examId: 'DMV_TEXAS', type: 'dmv' })];
    const { popular } = await loadHome(request(listsApi({ topExams }), 'https://site.test/region/us', 'us'));
    expect(popular).toHaveLength(6);
    expect(popular[0]?.examId).toBe('DMV_TEXAS');
  });

  it('passes the signal on, so that a cancelled page sends no more requests', async () => {
    const topExams = jest.fn(async (_options?: { signal?: AbortSignal }) => []);
    const args = request(listsApi({ topExams }));
    await loadHome(args);
    expect(topExams).toHaveBeenCalledWith({ signal: args.signal });
  });

  it('shows the loaded list when the other one failed', async () => {
    const api = listsApi({ topExams: () => Promise.reject(new Error('down')) });
    expect(await loadHome(request(api))).toMatchObject({ popular: [], exams: expect.any(Array) });
  });

  it('cuts a search that is longer than the services accept', async () => {
    const { query } = await loadHome(
      request(listsApi(), `https://site.test/region/us?q=${'x'.repeat(5_000)}`),
    );
    expect(query).toHaveLength(200);
  });

  it('leaves out an inlined picture', async () => {
    const inlined = examSummary({ examId: 'A', imageUrl: `data:image/png;base64,${'A'.repeat(4_000)}` });
    const linked = examSummary({ examId: 'B', imageUrl: 'https://site.test/b.png' });
    const { exams } = await loadHome(
      request(fakeApi({ topExams: async () => [], allExams: async () => [inlined, linked] })),
    );
    expect(exams.map((exam) => exam.imageUrl)).toEqual([undefined, 'https://site.test/b.png']);
  });
});
