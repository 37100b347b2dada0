import { describe, expect, it } from '@jest/globals';
import { renderRouteToString } from '@mockingbird/testing/fake-shell';
import { EXAMS, listsApi, REMOTE } from './support.js';

const addressOf = (examId: string) => `/exam/${examId.toLowerCase().replaceAll('_', '-')}`;

describe('the sub-site of an exam type', () => {
  it.each(['dmv', 'ssc', 'ibps', 'rrb'])('/%s has the exams of its type and no others', async (type) => {
    const { status, html } = await renderRouteToString({ ...REMOTE, url: `/${type}`, api: listsApi() });
    expect(status).toBe(200);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const linked = [...page.querySelectorAll('a[href^="/exam/"]')].map((link) => link.getAttribute('href'));
    const own = EXAMS.filter((exam) => exam.type === type).map(({ examId }) => addressOf(examId));
    expect(new Set(linked)).toEqual(new Set(own));
  });
});
