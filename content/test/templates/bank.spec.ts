import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { topics } from '../../src/aptitude/bank.mjs';
import { slugOf } from '../../src/aptitude/topic.mjs';
import { formatBankFile } from '../../src/build/format-file.js';
import { topicFileOf } from '../../src/build/topic-file.js';
import { TOPICS } from '../../src/templates/topics/index.js';

const BANK = join(import.meta.dirname, '../../bank');
const committed = (folder: string, slug: string) => readFileSync(join(BANK, folder, `${slug}.json`), 'utf8');

describe.each(TOPICS.map((topic) => [topic.slug, topic] as const))('the templates of %s', (slug, topic) => {
  const page = topics().find(({ name }) => slugOf(name) === slug);
  const { file, origins } = topicFileOf(page ?? {}, topic);
  const questions = file.tests.flatMap((test) => test.questions);

  it('write the committed files', () => {
    expect(formatBankFile(file)).toBe(committed('aptitude', slug));
    expect(origins).toEqual(JSON.parse(committed('origins', slug)));
  });

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
