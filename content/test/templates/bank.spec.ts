import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BANK } from '../../src/build/folders.js';
import type { BankFile } from '../../src/index.mjs';
import { TOPICS } from '../../src/templates/topics/index.js';

describe.each(TOPICS.map(({ slug }) => slug))('the templates of %s', (slug) => {
  const file: BankFile = JSON.parse(readFileSync(join(BANK, 'aptitude', `${slug}.json`), 'utf8'));
  const questions = file.tests.flatMap((test) => test.questions);

  it('fill 8 tests of 25 questions, of three levels', () => {
    expect(file.tests.map((test) => test.questions.length)).toEqual(Array.from({ length: 8 }, () => 25));
    for (const test of file.tests) {
      const countOf = (level: string) => test.questions.filter((question) => question.level === level).length;
      expect([countOf('easy'), countOf('medium'), countOf('hard')]).toEqual([8, 11, 6]);
    }
    expect(file.exam.totalQuestions).toBe(200);
  });

  it('name a mistake for each wrong option', () => {
    for (const { correctAnswer, mistakes = [] } of questions) {
      expect(mistakes.map(({ option }) => option)).toEqual([0, 1, 2, 3].filter((at) => at !== correctAnswer));
    }
  });

  it('repeat no question', () => {
    const texts = questions.map(({ passage = '', questionText }) => `${passage} ${questionText}`);
    expect(new Set(texts).size).toBe(questions.length);
  });
});
