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
  it('shows the formula, the cut-offs, the format that it uses and the strictness', async () => {
    const text = textOf((await onServer('/tools/ap-physics-1-score-calculator')).html);
    expect(text).toContain('right answers ÷ 40 × 0.5');
    expect(text).toContain('Extremely well qualifiedLikely eligible');
    expect(text).toContain('Possibly qualifiedMay not be eligible');
    expect(text).toContain('Format: exams since May 2025.');
    expect(text).toContain('Where these numbers come from');
    expect(text).toContain('A strict estimate.');
    expect(text).toContain('66% of students scored 3 or better in 2025');
    expect(text).toContain('Check the college’s policy');
  });

  it.each([
    ['apush', 'The typical ones are from the AP U.S. History exam of 2001.'],
    ['ap-physics-c', 'The typical ones are from the AP Physics C: Mechanics exam of 2009.'],
    ['ap-calc-ab', 'The typical ones are from a chart of AP Calculus AB without a year.'],
    [
      'ap-bio',
      'We found no released form of this subject, so the typical ones are a range. It is from a chart of AP Calculus AB without a year, the AP U.S. History exam of 2001 and the AP Physics C: Mechanics exam of 2009.',
    ],
  ])('of %s says from which year its typical cut-offs are', async (slug, words) => {
    expect(textOf((await onServer(`/tools/${slug}-score-calculator`)).html)).toContain(words);
  });

  it('says that wrong answers cost points only where they did', async () => {
    const textFor = async (slug: string) => textOf((await onServer(`/tools/${slug}-score-calculator`)).html);
    expect(await textFor('apush')).toContain(
      'Before 2011 the questions were different, and a wrong answer cost points.',
    );
    expect(await textFor('ap-calc-ab')).not.toContain('Before 2011');
  });

  it('has no choice of a format where the specification’s is still in use', async () => {
    expect((await onServer('/tools/ap-chem-score-calculator')).html).not.toContain('Which format?');
  });
});
