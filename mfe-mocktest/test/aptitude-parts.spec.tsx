import { describe, expect, it } from '@jest/globals';
import { examSummary } from '@mockingbird/testing';
import { screen, within } from '@testing-library/react';
import { CATEGORIES, TOPICS } from '../src/aptitude/catalogue.js';
import { resolvesWith, renderInBrowser } from './render.js';

const api = { allExams: resolvesWith([examSummary({ examId: 'SSC_CGL', title: 'SSC CGL', type: 'ssc' })]) };
const open = () => renderInBrowser({ url: '/quantitative-aptitude-questions', api });

describe('the parts of the aptitude page', () => {
  it('filter by All Topics and the seven categories', async () => {
    await open();
    const buttons = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'All Topics',
      ...CATEGORIES.map(({ name }) => name),
    ]);
  });

  it('name the five popular topics', async () => {
    await open();
    const popular = within(screen.getByRole('navigation', { name: 'Popular topics' }));
    expect(popular.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Percentage',
      'Profit and Loss',
      'Time and Work',
      'Time, Speed and Distance',
      'Ratio and Proportion',
    ]);
  });

  it('have a card for each topic that leads to its exam', async () => {
    const { container } = await open();
    const cards = [...container.querySelectorAll('article')].filter((card) =>
      card.textContent?.includes('200 questions'),
    );
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(
      TOPICS.map(({ slug }) => `/exam/${slug}`),
    );
  });

  it('answer frequent questions', async () => {
    await open();
    const faq = screen.getByRole('region', { name: 'Frequently asked questions' });
    expect(faq.querySelectorAll('details, dt, h3').length).toBeGreaterThanOrEqual(3);
  });
});
