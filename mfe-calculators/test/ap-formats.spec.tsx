import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderRoute } from '@mockingbird/testing/fake-shell';
import { listsApi, REMOTE } from './support.js';

const open = (slug: string, query = '') =>
  renderRoute({ ...REMOTE, url: `/tools/${slug}-score-calculator${query}`, api: listsApi() });
const result = () => screen.getAllByRole('status')[0]?.textContent ?? '';
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the format of an AP exam', () => {
  // Weighted totals by hand, such as 30 of 60 x 50 = 25 for Biology.
  it.each([
    ['ap-lit', '?mcq=45&frq=6.6.6', '100.00', 5],
    ['ap-lit', '?mcq=45&frq=0.0.0', '45.00', 2],
    ['ap-bio', '?mcq=60&frq=10.10.4.4.4.4', '100.00', 5],
    ['ap-bio', '?mcq=30&frq=0.0.0.0.0.0', '25.00', 1],
    ['ap-csa', '?mcq=40&frq=9.9.9.9', '100.00', 5],
    ['ap-csa', '?mcq=8&frq=2.6.4.6', '35.00', 2],
    ['ap-psych', '?mcq=100&frq=0.0', '66.70', 3],
    ['ap-physics', '?mcq=50&frq=0.0.0.0.0', '50.00', 3],
    ['ap-physics-1', '?mcq=35&frq=0.0.0.0.0', '35.00', 2],
    ['ap-physics-c', '?mcq=35&frq=15.15.5', '100.00', 5],
  ])('is the specification’s for a link of before: %s%s', async (slug, query, total, score) => {
    await open(slug, query);
    expect(result()).toContain(`AP score ${score}`);
    expect(result()).toContain(`Weighted total ${total} of 100`);
  });

  it('is today’s in a new link, which opens as it was made', async () => {
    const query = '?format=today&mcq=55&frq=6.6.6';
    await open('ap-lit', query);
    expect(result()).toContain('Weighted total 100.00 of 100');
    fireEvent.click(await screen.findByRole('button', { name: 'Share link' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Link to these numbers');
    expect(link.value.endsWith(query)).toBe(true);
  });

  it('can be changed: shares of right answers and points stay', async () => {
    await open('ap-physics-1', '?mcq=50&frq=12.12.7.7.7');
    fireEvent.click(screen.getByLabelText('Today: 40 questions'));
    expect(input('Right answers (0 to 40)').value).toBe('40');
    expect(input('Mathematical Routines (0 to 10)').value).toBe('10');
    expect(result()).toContain('Weighted total 100.00 of 100');
  });

  it('is the one that the questions and answers describe', async () => {
    await open('ap-psych', '?mcq=80&frq=5.6');
    expect(screen.getByText(/^Your right answers to the 100 multiple-choice questions /)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Today: 75 questions'));
    expect(await screen.findByText(/^Your right answers to the 75 multiple-choice questions /)).toBeTruthy();
  });

  it('has the first counts again after a change there and back', async () => {
    await open('ap-psych', '?mcq=80&frq=5.6');
    fireEvent.click(screen.getByLabelText('Today: 75 questions'));
    expect(input('Right answers (0 to 75)').value).toBe('60');
    fireEvent.click(screen.getByLabelText('Other format: 100 questions'));
    expect(input('Right answers (0 to 100)').value).toBe('80');
    expect(input('Concept Application (0 to 7)').value).toBe('5');
    expect(input('Research Design (0 to 7)').value).toBe('6');
  });

  it('keeps what was entered in each format', async () => {
    await open('ap-psych', '?mcq=80&frq=5.6');
    fireEvent.click(screen.getByLabelText('Today: 75 questions'));
    fireEvent.change(input('Right answers (0 to 75)'), { target: { value: '70' } });
    fireEvent.click(screen.getByLabelText('Other format: 100 questions'));
    expect(input('Right answers (0 to 100)').value).toBe('80');
    fireEvent.click(screen.getByLabelText('Today: 75 questions'));
    expect(input('Right answers (0 to 75)').value).toBe('70');
  });

  it('starts over in every format', async () => {
    await open('ap-psych', '?mcq=80&frq=5.6');
    fireEvent.click(screen.getByLabelText('Today: 75 questions'));
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    fireEvent.click(screen.getByLabelText('Other format: 100 questions'));
    expect(input('Right answers (0 to 100)').value).toBe('0');
  });

  it.each(['ap-chem', 'apush', 'ap-csp'])(
    'of a subject with one format has its year and source: %s',
    async (slug) => {
      await open(slug);
      expect(
        screen.getByText(/^Format: exam of May 2026, with \d\d multiple-choice questions\.$/),
      ).toBeTruthy();
      expect(screen.getByText(/Since May 2025/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'College Board, exam modes of 2026' })).toBeTruthy();
    },
  );
});
