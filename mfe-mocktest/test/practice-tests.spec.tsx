import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@mockingbird/platform';
import { examSummary } from '@mockingbird/testing';
import { resolvesWith, rejectsWith, renderOnServer } from './render.js';

const url = '/practice-tests';

describe('the list of all mock tests', () => {
  it('shows exams by family with their tests, and minutes where there is one test', async () => {
    const exams = [
      examSummary({ examId: 'DMV_CA', title: 'California DMV', type: 'dmv', totalTests: 6, duration: 90 }),
      examSummary({ examId: 'percentage', title: 'Percentage', totalTests: 1, duration: 45 }),
    ];
    const { status, html, head } = await renderOnServer({ url, api: { allExams: resolvesWith(exams) } });
    expect(status).toBe(200);
    expect(head).toMatchObject({ title: 'All free mock tests by exam', canonical: url });
    for (const text of [
      'Driver’s license tests',
      'California DMV',
      '6 tests',
      '45 min',
      '7 timed mock tests',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('90 min');
    expect(html).toContain('href="/exam/dmv-ca"');
    expect(html).toContain('href="/dmv"');
    expect(head?.structuredData?.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('says so when there is no exam yet', async () => {
    const { status, html } = await renderOnServer({ url, api: { allExams: resolvesWith([]) } });
    expect(status).toBe(200);
    expect(html).toContain('There are no exams yet');
  });

  it('answers 503 when the services are unavailable', async () => {
    const { status } = await renderOnServer({
      url,
      api: { allExams: rejectsWith(new ApiError('network', 'unavailable')) },
    });
    expect(status).toBe(503);
  });
});
