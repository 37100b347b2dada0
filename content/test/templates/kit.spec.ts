import { describe, expect, it } from '@jest/globals';
import {
  defineTemplate,
  frac,
  grouped,
  num,
  percent,
  range,
  ratio,
  rupees,
  type Fraction,
} from '../../src/templates/kit/index.js';
import { planSlots } from '../../src/templates/kit/plan-slots.js';
import { signatureOf } from '../../src/templates/kit/options/signature.js';
import { writeTopic } from '../../src/templates/kit/topic.js';
import { startUsed, writeQuestion } from '../../src/templates/kit/write-question.js';

/** A sum of two numbers. Six mistakes, three wordings. */
const sumOf = (id: string, level: 'easy' | 'medium' | 'hard', numbers: number[]) =>
  defineTemplate<{ a: number; b: number }, Fraction>({
    id,
    level,
    parameters: { a: numbers, b: numbers },
    isSensible: ({ a, b }) => a < b,
    solve: ({ a, b }) => frac(a + b),
    show: num,
    mistakes: [1, 2, 3, -1, -2, -3].map((slip) => ({
      text: `You counted ${slip} too many.`,
      value: ({ a, b }) => frac(a + b + slip),
    })),
    wordings: [
      ({ a, b }) => `Add ${a} and ${b} for ${id}.`,
      ({ a, b }) => `What is ${a} plus ${b} in ${id}?`,
      ({ a, b }, s) => `${s.person.name} has ${a} and gets ${b} of ${id}. How many in all?`,
    ],
    explain: ({ a, b }, right) => `The sum is $${a} + ${b} = ${num(right)}$.`,
  });

const LEVELS = ['easy', 'medium', 'hard'] as const;
const topic = {
  slug: 'sums',
  name: 'Sums',
  templates: range(0, 11).map((index) =>
    sumOf(`sum-${index}`, LEVELS[index % 3] ?? 'easy', range(100 + 40 * index, 139 + 40 * index)),
  ),
};

describe('writing numbers', () => {
  it.each([
    [num(frac(25, 2)), '12.5'],
    [num(frac(7, 3)), String.raw`$2\frac{1}{3}$`],
    [percent(frac(100, 3)), String.raw`$33\frac{1}{3}\%$`],
    [rupees(1_234_567), '₹12,34,567'],
    [rupees(frac(25, 2)), '₹12.50'],
    [rupees(-40), '-₹40'],
    [grouped('999'), '999'],
    [ratio([frac(1, 2), frac(3, 4), 1]), '2 : 3 : 4'],
  ])('%s', (written, expected) => expect(written).toBe(expected));

  it('refuses what is not exact', () => {
    expect(() => frac(0.1)).toThrow(RangeError);
    expect(() => rupees(frac(1, 3))).toThrow('not whole paise: 1/3');
  });
});

describe('a topic', () => {
  const { tests, origins } = writeTopic(topic);
  const questions = tests.flatMap((test) => test.questions);

  it('is the same each time', () => {
    expect(writeTopic(topic).tests).toEqual(tests);
  });

  it('has every position and every rank of the right option equally often', () => {
    const positions = [0, 0, 0, 0];
    const ranks = [0, 0, 0, 0];
    for (const { options, correctAnswer } of questions) {
      const values = options.map(Number);
      const rank = values.filter((value) => value < (values[correctAnswer] ?? NaN)).length;
      positions[correctAnswer] = (positions[correctAnswer] ?? 0) + 1;
      ranks[rank] = (ranks[rank] ?? 0) + 1;
    }
    expect(positions).toEqual([50, 50, 50, 50]);
    expect(ranks).toEqual([50, 50, 50, 50]);
  });

  it('uses every template and every wording', () => {
    expect(new Set(Object.values(origins)).size).toBe(12);
    for (const word of [/^Add/, /^What/, /has/]) {
      expect(questions.filter(({ questionText }) => word.test(questionText)).length).toBeGreaterThan(50);
    }
  });

  it('gives each wrong option the mistake that leads to it', () => {
    const [question] = questions;
    const right = Number(question?.options[question.correctAnswer]);
    for (const { option, text } of question?.mistakes ?? []) {
      expect(text).toBe(`You counted ${Number(question?.options[option]) - right} too many.`);
    }
  });

  it('needs twelve templates with six mistakes and three wordings', () => {
    const templates = topic.templates.slice(1);
    expect(() => writeTopic({ ...topic, templates })).toThrow('sums: 11 templates');
    const poor = topic.templates.map((template) => ({ ...template, mistakes: 5 }));
    expect(() => writeTopic({ ...topic, templates: poor })).toThrow('sum-0: 5 mistakes');
  });

  it('says which template has too few numbers', () => {
    const [slot] = planSlots('sums', topic.templates)[0] ?? [];
    const narrow = sumOf('narrow', 'easy', [1, 2]);
    const used = startUsed();
    if (!slot) throw new Error('no slot');
    writeQuestion({ ...slot, template: narrow }, topic, used);
    expect(() => writeQuestion({ ...slot, template: narrow }, topic, used)).toThrow(
      'the template sums/narrow has no further question',
    );
  });
});

describe('twins', () => {
  it('have the same numbers and answer, however they are worded', () => {
    const answer = '₹1,100';
    expect(signatureOf('₹1,000 at 10% more', answer)).toBe(signatureOf('10% on top of ₹1,000', answer));
    expect(signatureOf('₹1,000 at 10% more', answer)).not.toBe(signatureOf('₹1,000 at 12% more', answer));
  });
});
