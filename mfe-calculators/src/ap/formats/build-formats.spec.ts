import { describe, expect, it } from '@jest/globals';
import file from '../../../facts/ap-formats.json' with { type: 'json' };
import { AP_CALCULATORS } from '../../catalogue/calculators.js';
import { createFactReader } from '../../facts/fact-reader.js';
import { AP_EXAMS } from '../exams/all-exams.js';
import { findSlug } from '../exams/find-slug.js';
import { buildFormats } from './build-formats.js';

const facts = createFactReader(file);
const SINGLE = AP_EXAMS.filter((exam) => buildFormats(exam).formats.length === 1);

describe('AP exams', () => {
  it('are in two formats where today’s differs, in one elsewhere', () => {
    expect([AP_EXAMS.length, SINGLE.length]).toEqual([17, 10]);
  });

  it.each(SINGLE.map((exam) => [findSlug(exam.path), exam] as const))(
    'with one format are as published: %s',
    (slug, { mcqTotal, mcqWeight: [part, whole], frqQuestions }) => {
      expect(facts.number(`${slug}.questions`)).toBe(mcqTotal);
      expect(facts.numbers(`${slug}.maxima`)).toEqual(frqQuestions.map(({ maxScore }) => maxScore));
      // The College Board prints two thirds as 66 %.
      expect(Math.abs(Number(facts.text(`${slug}.mcq-weight`)) - part / whole)).toBeLessThan(0.01);
    },
  );

  it('have the numbers of their default format on the hub', () => {
    for (const { path, summary } of AP_CALCULATORS) {
      const exam = AP_EXAMS.find((each) => each.path === path);
      if (!exam) throw new Error(`No exam has the path ${path}`);
      const { mcqTotal, frqQuestions } = buildFormats(exam).formats[0].exam;
      const [questions, items = '1'] = summary.match(/\d+/g) ?? [];
      expect([path, questions, items]).toEqual([path, String(mcqTotal), String(frqQuestions.length)]);
    }
  });

  it('all say what changed in their format, and have a source', () => {
    for (const exam of AP_EXAMS) {
      const { formats, sources } = buildFormats(exam);
      expect(formats[0].changed).not.toBe('');
      expect(sources.length).toBeGreaterThan(0);
    }
  });
});
