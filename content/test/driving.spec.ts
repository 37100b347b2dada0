import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DRIVING_PLANS } from '../src/driving/plans.js';
import { readRules } from '../src/driving/read-rules.js';
import { readSigns } from '../src/driving/signs/read-signs.js';
import { signQuestions } from '../src/driving/signs/sign-questions.js';
import { drivingStructureOf } from '../src/driving/structure.js';
import type { MockTest } from '../src/index.mjs';

const testsOf = (address: string): MockTest[] => {
  const path = join(import.meta.dirname, '../bank/exams', `${address}.json`);
  // The bank's own format: test/exams.spec.ts compares it with its sources.
  return (JSON.parse(readFileSync(path, 'utf8')) as { tests: MockTest[] }).tests;
};

const issuesOf = (read: () => unknown): string => {
  try {
    read();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe.each(DRIVING_PLANS)('the full tests of $state', ({ address, realExam }) => {
  const { minutes, questions, signs } = drivingStructureOf(address);
  const full = testsOf(address).filter(({ testId }) => testId.startsWith(`${address}-full-`));

  it('are three, as long as the real one, with its pass rule and its share of signs', () => {
    expect(full).toHaveLength(3);
    expect(questions).toBe(realExam.questions);
    for (const test of full) {
      const onSigns = test.questions.filter(({ topic }) => topic === 'Road signs');
      expect([test.duration, test.questions.length, onSigns.length, test.realExam]).toEqual([
        minutes,
        questions,
        signs,
        realExam,
      ]);
      expect([test.marksPerQuestion, test.negativeMarksPerQuestion, test.sections]).toEqual([
        1,
        0,
        undefined,
      ]);
    }
  });

  it('cite the law or the manual in every question', () => {
    for (const { source } of full.flatMap((test) => test.questions)) {
      expect(source?.address).toMatch(/^https:/);
      expect(source?.name).toMatch(/section|ILCS|Manual on Uniform Traffic Control Devices/);
    }
  });

  it('do not show that the longest option is right', () => {
    const lengths = full
      .flatMap((test) => test.questions)
      .flatMap(({ options, correctAnswer }) => {
        const sizes = options.map((option) => (typeof option === 'string' ? option : option.text).length);
        const most = Math.max(...sizes);
        return sizes.filter((size) => size === most).length === 1 ? [sizes[correctAnswer] === most] : [];
      });
    const deviation = Math.sqrt(lengths.length * 0.25 * 0.75);
    expect(lengths.filter(Boolean).length).toBeLessThanOrEqual(lengths.length / 4 + 2 * deviation);
  });
});

describe('questions on signs', () => {
  const signs = readSigns();

  it('ask for no sign twice in a test, and offer no two signs that mean nearly the same', () => {
    const tests = signQuestions(signs, { state: 'Ohio', tests: 3, count: 25 });
    const byMeaning = new Map(signs.map((sign) => [sign.means, sign]));
    for (const drafts of tests) {
      expect(new Set(drafts.map(({ why }) => why)).size).toBe(25);
      for (const { right, wrong = [] } of drafts) {
        const own = typeof right === 'string' ? byMeaning.get(right) : undefined;
        for (const other of wrong)
          if (own && typeof other === 'string') expect(own.unlike).not.toContain(byMeaning.get(other)?.id);
      }
    }
  });

  it('need signs that differ in their words', () => {
    expect(new Set(signs.map(({ means }) => means)).size).toBe(signs.length);
    expect(new Set(signs.map(({ looks }) => looks)).size).toBe(signs.length);
    expect(new Set(signs.map(({ image }) => image)).size).toBe(signs.length);
  });

  it('are refused when the catalogue is too small for the tests', () => {
    expect(issuesOf(() => signQuestions(signs.slice(0, 5), { state: 'Ohio', tests: 3, count: 6 }))).toBe(
      'Ohio: too few signs for 3 tests of 6',
    );
  });

  it('name every issue of the catalogue with its path', () => {
    const yaml = `
groups: { a: Note. }
signs:
  - { id: one, drawing: nothing, group: a, looks: x, means: y }
  - { id: two, drawing: crossbuck, group: b, looks: x, means: y, unlike: [three] }`;
    expect(issuesOf(() => readSigns(yaml)).split('\n')).toEqual([
      'signs.yaml signs.0.drawing: no drawing has this name',
    ]);
    expect(issuesOf(() => readSigns(yaml.replace('nothing', 'bump'))).split('\n')).toEqual([
      'signs.yaml signs.1.group: no group b',
      'signs.yaml signs.1.unlike: no sign has the id three',
    ]);
  });
});

describe('questions on rules', () => {
  const question = (law: string, wrong: string) =>
    `tests: [[{ law: ${law}, ask: Why?, right: $1, wrong: [${wrong}], topic: Speed, level: easy }]]`;

  it('take the explanation and the source from the law, and write dollars as text', () => {
    const [[draft] = []] = readRules('texas', question('dwi', 'a, b, c'));
    expect(draft?.right).toBe(String.raw`\$1`);
    expect(draft?.why).toContain('0.08 percent');
    expect(draft?.source?.name).toBe('Texas Penal Code, sections 49.01 and 49.04');
  });

  it.each([
    ['an unknown law', question('none', 'a, b, c'), 'tests.0.0.law: facts/law-texas.yaml has no fact "none"'],
    ['an option twice', question('dwi', 'a, a, c'), 'tests.0.0: an option twice'],
    ['too few options', question('dwi', 'a, b'), 'tests.0.0.wrong: Too small'],
  ])('are refused with %s', (_, yaml, issue) => {
    expect(issuesOf(() => readRules('texas', yaml))).toContain(`driving/texas.yaml ${issue}`);
  });
});
