import { describe, expect, it } from '@jest/globals';
import type { Question } from '@mockingbird/contracts';
import type { Entry } from '../../src/verifier/bank.js';
import { checkCounts } from '../../src/verifier/checks/counts.js';
import { findDuplicates } from '../../src/verifier/checks/duplicates.js';
import { checkExplanation } from '../../src/verifier/checks/explanation.js';
import { checkKey } from '../../src/verifier/checks/key.js';
import { checkMistakes } from '../../src/verifier/checks/mistakes.js';
import { checkOptions } from '../../src/verifier/checks/options.js';
import { entryOf, SOUND } from './fixture.js';

const CHECKS = { checkKey, checkExplanation, checkMistakes, checkOptions };
const mistakes = SOUND.mistakes ?? [];

describe('the checks of a question', () => {
  it.each(Object.entries(CHECKS))('%s passes a sound one', (_, check) => {
    expect(check(entryOf())).toEqual([]);
  });

  it.each<[string, keyof typeof CHECKS, Partial<Question>, RegExp]>([
    ['a wrong key', 'checkKey', { correctAnswer: 2 }, /key is C, the solver finds B/],
    [
      'another price',
      'checkKey',
      { questionText: SOUND.questionText.replace('2,450', '2,500') },
      /finds none/,
    ],
    ['two right options', 'checkKey', { options: ['₹2058', '₹2,058', '₹1', '₹2'] }, /finds A ₹2058 and B/],
    ['one number more', 'checkKey', { questionText: `${SOUND.questionText} It has 4 legs.` }, /also has 4/],
    [
      'a wrong equality',
      'checkExplanation',
      { explanation: '$2 + 2 = 5$, so $2000 + 58 = 2058$.' },
      /wrong: 2 \+ 2/,
    ],
    [
      'a number that 0 hides',
      'checkExplanation',
      { explanation: String.raw`$2058 = 17 \times 0 + 2058$` },
      /multiplies 17/,
    ],
    ['another last value', 'checkExplanation', { explanation: '$2000 + 59 = 2059$' }, /end with the key/],
    ['unknown TeX', 'checkExplanation', { explanation: String.raw`$\lim 2058 = 2058$` }, /\\lim/],
    ['no explanation', 'checkExplanation', { explanation: '' }, /no explanation/],
    ['a mistake at the key', 'checkMistakes', { correctAnswer: 0 }, /named for 0,2,3, not 1,2,3/],
    ['a mistake too few', 'checkMistakes', { mistakes: mistakes.slice(1) }, /named for 2,3/],
    [
      'two for one option',
      'checkMistakes',
      { mistakes: [...mistakes, { option: 3, text: 'So.' }] },
      /0,2,3,3/,
    ],
    [
      'no full stop',
      'checkMistakes',
      { mistakes: mistakes.map((one) => ({ ...one, text: 'So' })) },
      /full stop/,
    ],
    [
      'equal options',
      'checkOptions',
      { options: ['₹2,058', '₹2058.00', '₹1', '₹2'] },
      /1 and 2 are the same/,
    ],
    ['six options', 'checkOptions', { options: ['1', '2', '3', '4', '5', '6'] }, /6 options/],
    ['a broken text', 'checkOptions', { options: ['₹NaN', '₹1', '₹2', '₹3'] }, /broken/],
    ['a long decimal', 'checkOptions', { options: ['3.3333333', '1', '2', '4'] }, /long decimal/],
  ])('find %s', (_, name, changes, problem) => {
    expect(CHECKS[name](entryOf(changes)).join('\n')).toMatch(problem);
  });

  it('take a template without solver for an issue', () => {
    expect(checkKey(entryOf({}, { template: 'new' }))).toEqual(['the template new has no solver']);
    expect(checkKey(entryOf({}, { template: undefined }))).toEqual(['it names no template']);
  });

  it('compare the explanation with percentages, ratios and texts', () => {
    const endOf = (option: string, explanation: string) =>
      checkExplanation(entryOf({ options: [option, 'a', 'b', 'c'], correctAnswer: 0, explanation }));
    expect(endOf('37.5%', String.raw`$\frac{3}{8} \times 100 = 37.5$ percent.`)).toEqual([]);
    expect(endOf('37.5%', String.raw`$\frac{3}{8} = 37.5\%$.`)).toEqual([]);
    expect(endOf('2 : 3', '$18 : 27 = 2 : 3$')).toEqual([]);
    expect(endOf('3 : 2', '$18 : 27 = 2 : 3$')).toHaveLength(1);
    expect(endOf('90 minutes', '$3 - 1.5 = 1.5$ hours, which is 90 minutes.')).toEqual([]);
    expect(endOf(String.raw`$5\sqrt{3}$ m`, String.raw`$\frac{15}{\sqrt{3}} = 5\sqrt{3}$ m`)).toEqual([]);
    expect(endOf(String.raw`$5\sqrt{3}$ m`, String.raw`$2 + \sqrt{3} = \sqrt{3} + 2$ m`)).toHaveLength(1);
    expect(endOf('Monday', 'Seven days later it is Monday again.')).toEqual([]);
    expect(endOf('Monday', 'It is Tuesday.')).toHaveLength(1);
  });
});

describe('near-duplicates', () => {
  const other = (changes: Partial<Question>, more: Partial<Entry> = {}) =>
    entryOf(changes, { id: 'other', ...more });
  const problems = (second: Entry) => findDuplicates([entryOf(), second]).map(({ problem }) => problem);

  it('are found by text, by template and numbers, and by numbers and answer', () => {
    const reworded = 'Asha buys a lamp marked at ₹2,450 at 16% off. What does she pay?';
    expect(problems(other({ questionText: SOUND.questionText.toUpperCase() }))[0]).toMatch(/same text/);
    expect(problems(other({ questionText: reworded }))[0]).toMatch(/same template and numbers/);
    expect(problems(other({ questionText: reworded }, { template: 'new' }))).toEqual([
      expect.stringMatching(/same numbers and answer/),
    ]);
  });

  it('are found in another topic and in exams by shared words', () => {
    const similar = SOUND.questionText.replace('a chair', 'one table');
    for (const more of [
      { source: 'percentage', topic: 'percentage', template: 'new' },
      { source: 'ssc-gd', topic: undefined, template: undefined },
    ]) {
      expect(problems(other({ questionText: similar }, more))).toHaveLength(1);
      expect(problems(other({ questionText: 'A tax of 16% leaves how much of ₹2,450?' }, more))).toEqual([]);
    }
  });

  it('are none with another number, answer or figure', () => {
    expect(problems(other({ questionText: SOUND.questionText.replace('16', '18') }))).toEqual([]);
    expect(problems(other({ questionText: 'Of ₹2,450 take 16%.', correctAnswer: 2 }))).toEqual([]);
    const sign = entryOf(
      { questionText: 'What is this sign?', questionImage: '/a.svg' },
      { template: undefined },
    );
    const otherSign = { ...sign, question: { ...sign.question, questionImage: '/b.svg' } };
    expect(findDuplicates([sign, otherSign])).toEqual([]);
    expect(findDuplicates([sign, sign])).toHaveLength(1);
  });
});

describe('the counts of a topic', () => {
  const LEVELS = ['easy', 'medium', 'medium', 'hard'];
  const entries = Array.from({ length: 200 }, (_, index) => {
    const changes = { correctAnswer: index % 4, level: LEVELS[Math.floor(index / 2) % 4] };
    const test = `discount-${Math.floor(index / 25) + 1}`;
    return entryOf(changes, { id: `q${index}`, test, template: `template-${index % 14}` });
  });
  const issues = (changed: Entry[]) => checkCounts({ topics: ['discount'], entries: changed });
  const firstTest = (change: (entry: Entry, index: number) => Entry) =>
    entries.map((entry, index) => (index < 25 ? change(entry, index) : entry));

  it('are complete', () => {
    expect(issues(entries)).toEqual([]);
  });

  it.each<[string, Entry[], RegExp]>([
    ['a question too few', entries.slice(1), /24 questions/],
    ['a test too few', entries.slice(25), /7 tests/],
    ['few templates', entries.map((entry) => ({ ...entry, template: 'one' })), /1 templates/],
    [
      'an easy test',
      firstTest((entry) => ({ ...entry, question: { ...entry.question, level: 'easy' } })),
      /0 of its questions are hard/,
    ],
    [
      'another level',
      firstTest((entry) => ({ ...entry, question: { ...entry.question, level: 'tricky' } })),
      /another level/,
    ],
    [
      'one letter too often',
      firstTest((entry, at) => ({
        ...entry,
        question: { ...entry.question, correctAnswer: at < 9 ? 0 : at % 4 },
      })),
      /letters are right/,
    ],
    ['an id twice', entries.map((entry) => ({ ...entry, id: 'same' })), /this id/],
  ])('tell %s', (_, changed, problem) => {
    expect(
      issues(changed)
        .map((issue) => issue.problem)
        .join('\n'),
    ).toMatch(problem);
  });
});
