import { describe, expect, it } from '@jest/globals';
import { renderRouteToString } from '@mockingbird/testing/fake-shell';
import { EXAMS, listsApi, REMOTE } from './support.js';

const toExamPath = (examId: string) => `/exam/${examId.toLowerCase().replaceAll('_', '-')}`;

describe('the sub-site of an exam type', () => {
  it.each(['dmv', 'ssc', 'ibps', 'rrb'])('/%s has the exams of its type and no others', async (type) => {
    const { status, html } = await renderRouteToString({ ...REMOTE, url: `/${type}`, api: listsApi() });
    expect(status).toBe(200);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const linkedPaths = [...page.querySelectorAll('a[href^="/exam/"]')].map((link) =>
      link.getAttribute('href'),
    );
    const familyPaths = EXAMS.filter((exam) => exam.type === type).map(({ examId }) => toExamPath(examId));
    expect(new Set(linkedPaths)).toEqual(new Set(familyPaths));
  });

  it.each(['dmv', 'ssc', 'ibps', 'rrb'])('/%s shows its picture as decoration', async (type) => {
    const { html } = await renderRouteToString({ ...REMOTE, url: `/${type}`, api: listsApi() });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector(`.motif.${type}`)?.getAttribute('aria-hidden')).toBe('true');
  });
});
