import { describe, expect, it } from '@jest/globals';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { screen, within } from '@testing-library/react';
import { post, section } from './builders.js';
import {
  resolvesWith,
  articlesApi,
  UNAVAILABLE,
  rejectsWith,
  renderInBrowser,
  renderOnServer,
  listSchemaTypes,
} from './render.js';

const articleWithSlug = (slug: string) => ({ ...section().articles[0], slug, title: `Article ${slug}` });
const articles = ['one', 'two', 'three', 'four'].flatMap((slug) => {
  const [first] = section().articles;
  return first ? [{ ...first, ...articleWithSlug(slug) }] : [];
});
const SECTIONS = [
  section({ totalArticles: 4, articles }),
  section({ slug: 'clock', title: 'The clock', kind: 'tips' }),
];
const POSTS = [
  post({ slug: 'sat', title: 'Reading a digital SAT estimate', seo: { keywords: 'digital SAT' } }),
  post({ slug: 'practice', title: 'Practice that lasts', seo: { keywords: 'spaced practice, study plan' } }),
  post({ slug: 'review', title: 'Review a mock test' }),
];
const guides = articlesApi({ sections: resolvesWith(SECTIONS) });
const tips = articlesApi({ sections: resolvesWith(SECTIONS), posts: resolvesWith(POSTS) });

describe('the study guides', () => {
  it('are the categories of that kind by exam, with their first articles', async () => {
    await renderInBrowser('/study-guides', guides);
    const exam = screen.getByRole('region', { name: 'SSC CGL Tier 1' });
    expect(
      within(exam)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/articles/ssc-cgl',
      '/articles/ssc-cgl/arithmetic',
      '/articles/ssc-cgl/arithmetic',
      '/articles/ssc-cgl/arithmetic/one',
      '/articles/ssc-cgl/arithmetic/two',
      '/articles/ssc-cgl/arithmetic/three',
    ]);
    expect(within(exam).getByRole('link', { name: 'All 4 articles on Arithmetic' })).toBeTruthy();
    expect(screen.queryByText('The clock')).toBeNull();
  });

  it('are in the HTML of the server after advice on how to use them', async () => {
    const { status, html, head } = await renderOnServer('/study-guides', guides);
    expect(status).toBe(200);
    expect(html).toContain('Try before you read');
    expect(html).toContain('Article one');
    expect(head?.canonical).toBe('/study-guides');
    expect(listSchemaTypes(head)).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('offer to jump to an exam where there are many', async () => {
    const exams = ['a', 'b', 'c'].map((key) => section({ examKey: key, examTitle: `Exam ${key}` }));
    await renderInBrowser('/study-guides', articlesApi({ sections: resolvesWith(exams) }));
    const jump = screen.getByRole('navigation', { name: 'Exams on this page' });
    const targets = within(jump)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice(1));
    expect(targets).toEqual(['a', 'b', 'c']);
    for (const id of targets) expect(document.getElementById(id ?? '')).toBeTruthy();
  });

  it('say so while there are none', async () => {
    const { status, html } = await renderOnServer(
      '/study-guides',
      articlesApi({ sections: resolvesWith([]) }),
    );
    expect(status).toBe(200);
    expect(html).toContain('No guides yet');
  });

  it('answer 503 when the services are unavailable', async () => {
    expect(
      (await renderOnServer('/study-guides', articlesApi({ sections: rejectsWith(UNAVAILABLE) }))).status,
    ).toBe(503);
  });

  it('have no accessibility issue', async () => {
    const { container } = await renderInBrowser('/study-guides', guides);
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});

describe('the exam tips', () => {
  it('are the categories of that kind, and the posts with the most technique terms', async () => {
    await renderInBrowser('/exam-tips', tips);
    expect(screen.getByRole('link', { name: 'The clock' }).getAttribute('href')).toBe(
      '/articles/ssc-cgl/clock',
    );
    expect(screen.queryByText('Arithmetic')).toBeNull();
    const technique = screen.getByRole('region', { name: 'For every exam' });
    expect(
      within(technique)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/blog', '/blog/practice', '/blog/review']);
  });

  it('are shown without the posts when they fail, and are not cached', async () => {
    const { status, html, head } = await renderOnServer(
      '/exam-tips',
      articlesApi({ sections: resolvesWith(SECTIONS), posts: rejectsWith(UNAVAILABLE) }),
    );
    expect(status).toBe(200);
    expect(html).toContain('The clock');
    expect(html).not.toContain('For every exam');
    expect(head?.incomplete).toBe(true);
  });

  it('stay useful while no exam has its own tips', async () => {
    const { html, head } = await renderOnServer(
      '/exam-tips',
      articlesApi({ sections: resolvesWith([]), posts: resolvesWith([]) }),
    );
    expect(html).toContain('No tips for single exams yet');
    expect(html).toContain('Know the marking before you guess');
    expect(head?.incomplete).toBe(false);
  });

  it('answer 503 when the articles cannot be loaded', async () => {
    const api = articlesApi({ sections: rejectsWith(UNAVAILABLE), posts: resolvesWith(POSTS) });
    expect((await renderOnServer('/exam-tips', api)).status).toBe(503);
  });

  it('have no accessibility issue', async () => {
    const { container } = await renderInBrowser('/exam-tips', tips);
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
