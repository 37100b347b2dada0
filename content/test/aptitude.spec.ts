import { describe, expect, it } from '@jest/globals';
import katex from 'katex';
import { catalogue, topics } from '../src/aptitude/bank.mjs';
import { slugOf } from '../src/aptitude/topic.mjs';
import { bankFile, committed, committedNames, valueOf } from './aptitude-support.js';

/** The catalogue as the product names it: 7 categories, 40 topics. */
const CATALOGUE: Record<string, string> = {
  'Number System':
    'Number System; HCF and LCM; Divisibility and Remainders; Fractions and Decimals; Simplification; Surds and Indices; Square and Cube Roots',
  'Commercial Arithmetic':
    'Percentage; Profit and Loss; Discount; Simple Interest; Compound Interest; Partnership; Stocks and Shares',
  'Ratios and Averages':
    'Ratio and Proportion; Average; Problems on Ages; Mixture and Alligation; Chain Rule',
  'Time, Speed and Work':
    'Time and Work; Pipes and Cisterns; Time, Speed and Distance; Problems on Trains; Boats and Streams; Races and Games',
  Algebra: 'Linear Equations; Quadratic Equations; Progressions; Logarithms; Inequalities',
  'Geometry and Mensuration':
    'Lines, Triangles and Circles; Area and Perimeter; Volume and Surface Area; Heights and Distances; Coordinate Geometry',
  'Counting and Data':
    'Permutations and Combinations; Probability; Data Interpretation; Number Series; Calendars and Clocks',
};

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const slugs = topics().map(({ name }) => slugOf(name));
const files = slugs.map(bankFile);
const questions = files.flatMap(({ tests }) => tests.flatMap((test) => test.questions));
const texts = questions.flatMap((q) =>
  [q.questionText, q.explanation, ...q.options].map((text) => ({ id: q.questionId, text })),
);

/**
 * Splits text at inline maths by the product's rule: a dollar opens only before a non-space, closes only after a
 * non-space and not before a digit.
 */
function mathsOf(text: string) {
  const found: string[] = [];
  let stray = false;
  const isDollar = (at: number) => text[at] === '$' && text[at - 1] !== '\\';
  const closes = (at: number) =>
    isDollar(at) && /\S/.test(text[at - 1] ?? ' ') && !/\d/.test(text[at + 1] ?? '');
  for (let at = 0; at < text.length; at += 1) {
    if (!isDollar(at)) continue;
    let end = at + 2;
    while (end < text.length && !closes(end)) end += 1;
    if (/\s/.test(text[at + 1] ?? ' ') || end >= text.length) stray = true;
    else found.push(text.slice(at + 1, end));
    at = end;
  }
  return { found, stray };
}

describe('the committed aptitude bank', () => {
  it('has the catalogue and its topics', () => {
    expect(committed('catalogue')).toBe(asJson(catalogue()));
    expect(committedNames().sort()).toEqual([...slugs, 'catalogue'].sort());
  });

  it('holds the 7 categories and 40 topics of the catalogue, in order', () => {
    const named = Object.entries(CATALOGUE).map(([name, topics]) => ({ name, topics: topics.split('; ') }));
    expect(
      catalogue().categories.map(({ name, topics }) => ({ name, topics: topics.map((topic) => topic.name) })),
    ).toEqual(named);
    expect(slugs).toHaveLength(40);
    expect(new Set(slugs).size).toBe(40);
  });

  it('names five popular topics that exist', () => {
    const names = files.map(({ exam }) => exam.title);
    expect(catalogue().popular).toHaveLength(5);
    for (const name of catalogue().popular) expect(names).toContain(name);
  });
});

describe('every topic', () => {
  it.each(files.map((file) => [file.exam.examId, file] as const))('%s has no type', (_slug, file) => {
    expect(file.exam).not.toHaveProperty('type');
  });

  it.each(files.map((file) => [file.exam.examId, file] as const))('%s mixes levels', (_slug, file) => {
    const levels = file.tests.flatMap((test) => test.questions.map((q) => q.level));
    expect(new Set(levels).size).toBeGreaterThanOrEqual(2);
    for (const level of levels) expect(['easy', 'medium', 'hard']).toContain(level);
  });

  it('keeps dollar signs, and so maths, out of the exam details', () => {
    for (const { exam } of files) expect(JSON.stringify(exam)).not.toContain('$');
  });
});

describe('every question', () => {
  it('has four different options and a key that points at one of them', () => {
    for (const { questionId, options, correctAnswer } of questions) {
      const trimmed = new Set(options.map((option) => option.trim()));
      expect({ questionId, options: trimmed.size }).toEqual({ questionId, options: 4 });
      expect([0, 1, 2, 3]).toContain(correctAnswer);
    }
  });

  it('has options that differ in value, not only in writing', () => {
    for (const { questionId, options } of questions) {
      if (options.some((option) => Number.isNaN(valueOf(option)))) continue;
      const values = options.map((option) => `${valueOf(option)} ${option.replace(/frac|[^a-z]/gi, '')}`);
      expect({ questionId, values: new Set(values).size }).toEqual({ questionId, values: 4 });
    }
  });

  it('has a unique text and an explanation', () => {
    const texts = questions.map(({ passage = '', questionText }) => `${passage} ${questionText}`);
    expect(new Set(texts).size).toBe(questions.length);
    for (const { explanation } of questions) expect(explanation.trim().length).toBeGreaterThan(20);
  });

  it('spreads the keys evenly over A to D', () => {
    const counts = [0, 1, 2, 3].map((key) => questions.filter((q) => q.correctAnswer === key).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    for (const { exam, tests } of files) {
      const keys = new Set(tests.flatMap((test) => test.questions.map((q) => q.correctAnswer)));
      expect({ exam: exam.examId, letters: keys.size }).toEqual({ exam: exam.examId, letters: 4 });
    }
  });

  it('does not give the key away by its size among the options', () => {
    const ranks = questions.flatMap(({ options, correctAnswer }) => {
      const values = options.map(valueOf);
      const key = values[correctAnswer] ?? NaN;
      return values.some(Number.isNaN) ? [] : [values.filter((value) => value < key).length];
    });
    const shares = [0, 1, 2, 3].map((rank) => ranks.filter((one) => one === rank).length / ranks.length);
    expect(Math.min(...shares)).toBeGreaterThan(0.15);
    expect(Math.max(...shares)).toBeLessThan(0.35);
  });

  it('closes every dollar that it opens', () => {
    expect(texts.filter(({ text }) => mathsOf(text).stray)).toEqual([]);
  });

  it('has maths that KaTeX parses without a warning', () => {
    const faults: string[] = [];
    for (const { id, text } of texts) {
      for (const tex of mathsOf(text).found) {
        try {
          katex.renderToString(tex, { output: 'mathml', throwOnError: true, strict: 'error' });
        } catch (error) {
          faults.push(`${id}: ${tex}: ${String(error)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('carries no trace of an inexact or missing value', () => {
    expect(texts.filter(({ text }) => /\d\.\d{10}|NaN|undefined|Infinity|\[object/.test(text))).toEqual([]);
  });
});
