import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@mockingbird/platform';
import { examSummary } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { fireEvent, screen } from '@testing-library/react';
import { resolvesWith, rejectsWith, renderInBrowser, renderOnServer } from './render.js';

const api = {
  allExams: resolvesWith([
    examSummary({ examId: 'ssc-cgl', title: 'SSC CGL Tier 1', type: 'ssc' }),
    examSummary({ examId: 'dmv-texas', title: 'Texas DMV', type: 'dmv' }),
  ]),
};
const LONG = '/quantitative-aptitude-questions';
const topicLinks = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

describe('the quantitative-aptitude page', () => {
  it.each(['/aptitude', LONG])(
    'is the same screen at %s, with the long address as canonical',
    async (url) => {
      const { status, html, head } = await renderOnServer({ url, api });
      expect(status).toBe(200);
      expect(head?.canonical).toBe(LONG);
      expect(html).toContain('1000+ questions');
      expect(html.match(/200 questions/g)).toHaveLength(40);
      expect(html.match(/30 mins/g)).toHaveLength(40);
      expect(html.match(/8 mock tests/g)).toHaveLength(40);
      expect(html).toContain('href="/exam/time-speed-and-distance"');
    },
  );

  it('names the exams of the family and leaves driving tests out', async () => {
    const { html } = await renderOnServer({ url: LONG, api });
    expect(html).toContain('SSC CGL Tier 1');
    expect(html).not.toContain('Texas DMV');
  });

  it('works without the list of exams', async () => {
    const { status, html } = await renderOnServer({
      url: LONG,
      api: { allExams: rejectsWith(new ApiError('network', 'unavailable')) },
    });
    expect(status).toBe(200);
    expect(html).toContain('href="/ssc"');
  });

  it('filters on the server for a reader without JavaScript', async () => {
    const { html } = await renderOnServer({ url: `${LONG}?q=trains&category=time-speed-and-work`, api });
    expect(html.match(/200 questions/g)).toHaveLength(1);
    expect(html).toContain('Problems on Trains');
  });

  it('filters topics by name as the reader types', async () => {
    await renderInBrowser({ url: LONG, api });
    expect(topicLinks()).toHaveLength(40);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search topics' }), {
      target: { value: 'interest' },
    });
    expect(topicLinks()).toEqual(['Simple Interest', 'Compound Interest']);
    expect(screen.getByText('2 topics')).toBeTruthy();
  });

  it('filters by category and returns to all topics', async () => {
    await renderInBrowser({ url: LONG, api });
    const buttons = screen.getByRole('group', { name: 'Category' }).querySelectorAll('button');
    expect(buttons).toHaveLength(8);
    fireEvent.click(screen.getByRole('button', { name: 'Algebra' }));
    expect(topicLinks()).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Algebra' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'All Topics' }));
    expect(topicLinks()).toHaveLength(40);
  });

  it('offers a way back when nothing matches', async () => {
    await renderInBrowser({ url: `${LONG}?q=zzz`, api });
    expect(screen.getByText(/No topic matches “zzz”/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all topics' }));
    expect(topicLinks()).toHaveLength(40);
  });

  it('does not leave the page when the search is sent', async () => {
    const view = await renderInBrowser({ url: LONG, api });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ages' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(topicLinks()).toEqual(['Problems on Ages']);
    expect(view.moves).toEqual([]);
  });

  it('leads to the five popular topics', async () => {
    await renderInBrowser({ url: LONG, api });
    const links = screen.getByRole('navigation', { name: 'Popular topics' }).querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/exam/percentage',
      '/exam/profit-and-loss',
      '/exam/time-and-work',
      '/exam/time-speed-and-distance',
      '/exam/ratio-and-proportion',
    ]);
  });

  it('has no accessibility faults', async () => {
    const { container } = await renderInBrowser({ url: LONG, api });
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
