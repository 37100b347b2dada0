import { describe, expect, it } from '@jest/globals';
import { reportLines, reportPage, summaryOf } from '../../../../scripts/visual/report.mjs';

const THRESHOLD = 0.001;
const difference = Buffer.from('a picture');

const results = [
  { name: 'exam', width: 360, theme: 'light', comparison: { share: 0 }, isDifferent: false },
  { name: 'exam', width: 360, theme: 'dark', comparison: { share: 0.0004, difference }, isDifferent: false },
  {
    ...{ name: 'exam', width: 1280, theme: 'light', isDifferent: true },
    comparison: { share: 0.25, heights: [900, 904] as [number, number], difference },
  },
  { name: 'exam', width: 1280, theme: 'dark', problem: 'base: Timeout <60 s>', isDifferent: true },
  {
    name: 'blog',
    width: 360,
    theme: 'light',
    comparison: { share: 0.0000001, difference },
    isDifferent: false,
  },
];

describe('the report of a visual check', () => {
  it('ends with the numbers of pictures, differences and missing pictures', () => {
    expect(summaryOf(results, THRESHOLD)).toBe(
      '4 pictures compared, 1 differ (more than 0.1 % of the pixels, or another height); 1 could not be taken.',
    );
  });

  it('has a row for each state, and a sentence for each difference', () => {
    expect(reportLines(results)).toEqual([
      'state  360 light  360 dark        1280 light   1280 dark',
      'exam         0 %   0.040 %  25.000 %, height  no picture',
      'blog     0.001 %                                        ',
      '',
      'exam, 1280 px, light: 25.000 % of the pixels changed; the page is 4 px taller: 900 px before, 904 px now',
      'exam, 1280 px, dark: no picture (base: Timeout <60 s>)',
    ]);
  });

  it('shows base, new and difference of each picture that changed, and why one is missing', () => {
    const page = reportPage(results, { base: 'main', next: 'http://127.0.0.1:3000', threshold: THRESHOLD });
    expect([...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'exam-360-dark',
      'exam-1280-light',
      'exam-1280-dark',
      'blog-360-light',
    ]);
    expect([...page.matchAll(/<img src="(exam-360-dark[^"]+)"/g)].map(([, file]) => file)).toEqual([
      'exam-360-dark-base.png',
      'exam-360-dark-new.png',
      'exam-360-dark-difference.png',
    ]);
    expect(page).toContain('base: Timeout &lt;60 s>');
  });
});
