import { describe, expect, it } from '@jest/globals';
import { remoteDescriptorSchema } from '@mockingbird/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import descriptor from '../remote.json' with { type: 'json' };
import remote from '../src/remote.js';
import { estimateScore } from '../src/score-estimate/estimate.js';
import { parseEstimateInput } from '../src/score-estimate/estimate-input.js';
import { ScoreEstimate } from '../src/score-estimate/score-estimate.js';

const sections = (right: readonly number[], questions: readonly number[]) =>
  right.map((count, index) => ({ right: count, questions: questions[index] ?? 0 }));
const SAT = [27, 27, 22, 22];
const ACT = [50, 45, 36, 40];
const sat = (...right: number[]) => estimateScore({ calculator: 'sat', sections: sections(right, SAT) });
const act = (...right: number[]) => estimateScore({ calculator: 'act', sections: sections(right, ACT) });

describe('the estimate of a score', () => {
  it('is that of the SAT calculator, with its sections and a link to the same numbers', () => {
    expect(sat(27, 27, 22, 22)).toMatchObject({ score: 1600, highest: 1600 });
    expect(sat(0, 0, 0, 0)).toMatchObject({ score: 400 });
    const estimate = sat(18, 16, 15, 12);
    expect(estimate?.address).toBe('/tools/sat-score-calculator?math=15.12&rw=18.16');
    expect(estimate?.sections.reduce((sum, { score }) => sum + score, 0)).toBe(estimate?.score);
    const [low, high] = estimate?.likely ?? [0, 0];
    expect(low).toBeLessThanOrEqual(estimate?.score ?? 0);
    expect(high).toBeGreaterThanOrEqual(estimate?.score ?? 0);
  });

  it('is that of the ACT calculator, by the share of right answers of the questions that count', () => {
    expect(act(50, 45, 36, 40)).toMatchObject({ score: 36, highest: 36 });
    expect(act(25, 0, 0, 0)?.address).toBe('/tools/act-score-calculator?test=today&raw=20.0.0.0');
    expect(act(50, 45, 36, 0)?.score).toBe(36);
    expect(act(0, 0, 0, 0)?.score).toBe(0);
  });

  it('rises with the right answers', () => {
    const scores = [0, 5, 10, 15, 20].map((right) => sat(right, right, right, right)?.score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  it.each([
    [undefined, /calculator/],
    [{ calculator: 'gre', sections: [] }, /calculator: Expected sat or act/],
    [{ calculator: 'sat', sections: [] }, /sections: Expected 4/],
    [{ calculator: 'sat', sections: sections([28, 0, 0, 0], SAT) }, /sections\/0\/right: .* 0 to 27/],
    [
      { calculator: 'act', sections: [...sections([1, 1, 1], ACT), { right: 1.5, questions: 2 }] },
      /sections\/3/,
    ],
  ])('refuses the input %j', (input, message) => {
    expect(() => parseEstimateInput(input)).toThrow(message);
  });

  it('is shown with its scale, its range, its sections and whose trademark it is', () => {
    const estimate = sat(18, 16, 15, 12);
    if (!estimate) throw new Error('expected an estimate');
    const { container } = render(<ScoreEstimate estimate={estimate} />);
    expect(container.textContent).toMatch(/of 1600, likely \d+ to \d+/);
    expect(container.textContent).toContain('College Board');
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/tools/sat-score-calculator?math=15.12&rw=18.16',
    );
    cleanup();
  });

  it('is the fragment that the descriptor names', async () => {
    const { fragments = [] } = remoteDescriptorSchema.parse(descriptor);
    expect(Object.keys(remote.fragments ?? {})).toEqual(fragments.map(({ name }) => name));
    const load = remote.fragments?.['score-estimate'];
    expect(
      (await load?.())?.default.input.parse({ calculator: 'sat', sections: sections([1, 1, 1, 1], SAT) }),
    ).toBeTruthy();
  });
});
