import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@mockingbird/platform';
import { exam, mockTest } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { screen, within } from '@testing-library/react';
import { resolvesWith, rejectsWith, renderInBrowser, renderOnServer } from './render.js';

const full = exam({
  examId: 'SSC_CGL',
  title: 'SSC CGL',
  seo: { keywords: 'ssc, cgl' },
  keyInformation: [{ info: 'Four sections of 25 questions' }],
  didYouKnow: [{ fact: 'Millions sit it every year.' }],
  faqs: [{ question: 'Who may sit it?', answer: 'Graduates.' }],
  resources: [
    { resourceName: 'Official site', resourceLink: 'https://ssc.gov.in/', description: 'Notices and dates.' },
    { resourceName: 'Syllabus', resourceLink: 'https://example.org/syllabus' },
  ],
  mockTests: [
    mockTest({ testId: 'ssc-10', title: 'Ten', totalQuestions: 25, totalMarks: 50, duration: 60 }),
    mockTest({ testId: 'ssc-2', title: undefined, duration: 0 }),
  ],
});

describe('the page of an exam', () => {
  it('is in the server’s HTML with all its parts', async () => {
    const { status, html } = await renderOnServer({
      url: '/exam/ssc-cgl',
      api: { exam: resolvesWith(full) },
    });
    expect(status).toBe(200);
    for (const text of [
      'SSC CGL',
      'Four sections of 25 questions',
      '2 tests available',
      'Did You Know?',
      'Millions sit it every year.',
      'Who may sit it?',
      'Graduates.',
      'Notices and dates.',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('redirects for ever from a former id of the exam', async () => {
    const { status, location } = await renderOnServer({
      url: '/exam/former-id',
      api: { exam: resolvesWith(full) },
    });
    expect([status, location]).toEqual([301, '/exam/ssc-cgl']);
  });

  it('links the sources of its key information, and shows other brackets as text', async () => {
    const keyInformation = [
      { info: 'Ends at 60. Source: [Example Board](https://example.org/a). Checked on 20 November 2026.' },
      { info: '[not a link](javascript:alert(1)) and [also not](http://example.org/)' },
    ];
    const api = { exam: resolvesWith(exam({ ...full, keyInformation })) };
    const { html } = await renderOnServer({ url: '/exam/ssc-cgl', api });
    expect(html).toMatch(/Source: <a href="https:\/\/example\.org\/a"[^>]*>Example Board<\/a>. Checked on/);
    expect(html).toContain('[not a link](javascript:alert(1)) and [also not](http://example.org/)');
  });

  it('has a place for articles about the exam', async () => {
    const api = { exam: resolvesWith(full) };
    const { placements } = await renderOnServer({ url: '/exam/ssc-cgl', api });
    expect(placements).toEqual([{ name: 'exam-articles', input: { examId: 'SSC_CGL' } }]);
  });

  it('has a title, a description, keywords and a canonical address', async () => {
    const { head } = await renderOnServer({ url: '/exam/SSC_CGL', api: { exam: resolvesWith(full) } });
    expect(head).toMatchObject({
      title: 'SSC CGL: free mock tests',
      description: full.description,
      canonical: '/exam/ssc-cgl',
      keywords: 'ssc, cgl',
    });
  });

  it('uses its own canonical address, on this site or another', async () => {
    const headWith = async (canonicalURL: string) => {
      const api = { exam: resolvesWith(exam({ ...full, seo: { canonicalURL } })) };
      return (await renderOnServer({ url: '/exam/ssc-cgl', api })).head?.canonical;
    };
    expect(await headWith('/ssc?tier=1')).toBe('/ssc?tier=1');
    expect(await headWith('https://elsewhere.example/ssc')).toBe('https://elsewhere.example/ssc');
    expect(await headWith('//elsewhere.example/ssc')).toBe('/exam/ssc-cgl');
    expect(await headWith('javascript:alert(1)')).toBe('/exam/ssc-cgl');
  });

  it('describes only what it shows to search engines', async () => {
    const rich = await renderOnServer({ url: '/exam/ssc-cgl', api: { exam: resolvesWith(full) } });
    expect(rich.head?.structuredData?.map((block) => block['@type'])).toEqual([
      'BreadcrumbList',
      'ItemList',
      'FAQPage',
    ]);
    const bare = await renderOnServer({
      url: '/exam/sample-exam',
      api: { exam: resolvesWith(exam({ mockTests: [] })) },
    });
    expect(bare.head?.structuredData?.map((block) => block['@type'])).toEqual(['BreadcrumbList']);
    expect(bare.html).not.toContain('Did You Know?');
    expect(bare.html).toContain('0 tests available');
  });

  it('sorts tests in natural order, links to each and passes its data', async () => {
    const view = await renderInBrowser({ url: '/exam/SSC_CGL', api: { exam: resolvesWith(full) } });
    const tests = screen.getByRole('region', { name: 'Mock tests' });
    const links = within(tests).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mock Test ssc-2', '/mocktest/ssc-cgl/ssc-2'],
      ['Ten', '/mocktest/ssc-cgl/ssc-10'],
    ]);
    expect(tests.textContent).toContain('Questions: 25');
    expect(tests.textContent).toContain('Total Marks: 50');
    expect(tests.textContent).toContain('60 minutes');
    expect(tests.textContent).toContain('No time limit');
    links[1]?.click();
    expect(view.moves).toEqual([
      { to: '/mocktest/ssc-cgl/ssc-10', state: { test: expect.objectContaining({ testId: 'ssc-10' }) } },
    ]);
  });

  it('opens resources in a new tab, without opener and referrer', async () => {
    await renderInBrowser({ url: '/exam/ssc-cgl', api: { exam: resolvesWith(full) } });
    const link = screen.getByRole('link', { name: 'Official site (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('href')).toBe('https://ssc.gov.in/');
  });

  it('says "Exam not found" with status 404 when there is none', async () => {
    const api = { exam: rejectsWith(new ApiError('http', 'no', 404)) };
    const { status, html } = await renderOnServer({ url: '/exam/none', api });
    expect(status).toBe(404);
    expect(html).toContain('Exam not found');
    expect(html).toContain('href="/practice-tests"');
  });

  it('answers 503 and offers to try again when the services are unavailable', async () => {
    const api = { exam: rejectsWith(new ApiError('network', 'unavailable')) };
    const { status, html } = await renderOnServer({ url: '/exam/ssc-cgl', api });
    expect(status).toBe(503);
    expect(html).toContain('Try again');
    expect(html).toContain('href="/exam/ssc-cgl"');
  });

  it('has no accessibility faults', async () => {
    const { container } = await renderInBrowser({ url: '/exam/ssc-cgl', api: { exam: resolvesWith(full) } });
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
