import { describe, expect, it } from '@jest/globals';
import { renderRouteToString } from '@mockingbird/testing/fake-shell';
import { AP_EXAMS } from '../src/ap/exams/all-exams.js';
import { buildFormats } from '../src/ap/formats/build-formats.js';
import { listsApi, REMOTE, textOf } from './support.js';

const onServer = (url: string) => renderRouteToString({ ...REMOTE, url, api: listsApi() });
const maximaOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('input[type="number"]')].map(
    (input) => Number(input.getAttribute('max')),
  );

describe('every AP estimator', () => {
  it.each(AP_EXAMS.map((exam) => [exam.path, exam] as const))(
    '%s has an input for the multiple choice and for each free response, and is described by its configuration',
    async (path, configured) => {
      const [{ exam }] = buildFormats(configured).formats;
      const { head, html } = await onServer(path);
      expect(head).toMatchObject({
        title: exam.title,
        description: exam.description,
        keywords: exam.keywords,
        canonical: path,
      });
      expect(exam.description).toContain(`${exam.mcqTotal} multiple-choice questions`);
      expect(maximaOf(html)).toEqual([exam.mcqTotal, ...exam.frqQuestions.map(({ maxScore }) => maxScore)]);
      const text = textOf(html);
      for (const { name, description } of exam.frqQuestions)
        for (const words of [name, description]) expect(text).toContain(words);
      for (const words of Object.values(exam.examSpecificInfo)) expect(text).toContain(words);
    },
  );
});

describe('an AP page', () => {
  it('shows the formula, the cut-offs, the format that is modeled and the strictness', async () => {
    const text = textOf((await onServer('/tools/ap-physics-1-score-calculator')).html);
    expect(text).toContain('right answers ÷ 40 × 0.5');
    expect(text).toContain('Extremely well qualifiedLikely eligible');
    expect(text).toContain('Possibly qualifiedMay not be eligible');
    expect(text).toContain('Format: exams since May 2025.');
    expect(text).toContain('Where the figures come from');
    expect(text).toContain('A strict estimate.');
    expect(text).toContain('66 % of students scored 3 or better in 2025');
    expect(text).toContain('Check the college’s policy');
  });

  it('has no choice of a format where the specification’s is still in use', async () => {
    expect((await onServer('/tools/ap-chem-score-calculator')).html).not.toContain('Which format?');
  });
});
