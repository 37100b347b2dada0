import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { topics } from '../../src/aptitude/bank.mjs';
import { slugOf } from '../../src/aptitude/topic.mjs';
import { examFiles } from '../../src/build/exam-files.js';
import { BANK } from '../../src/build/folders.js';
import { formatBankFile } from '../../src/build/format-file.js';
import { topicFileOf } from '../../src/build/topic-file.js';
import { TOPICS } from '../../src/templates/topics/index.js';

const committed = (folder: string, name: string) => readFileSync(join(BANK, folder, `${name}.json`), 'utf8');

describe('written again from its sources', () => {
  it.each(TOPICS.map((topic) => [topic.slug, topic] as const))('the topic %s is the same', (slug, topic) => {
    const page = topics().find(({ name }) => slugOf(name) === slug);
    const { file, origins } = topicFileOf(page ?? {}, topic);
    expect(formatBankFile(file)).toBe(committed('aptitude', slug));
    expect(origins).toEqual(JSON.parse(committed('origins', slug)));
  });

  it('each exam is the same', () => {
    for (const { address, file } of examFiles()) {
      expect(formatBankFile(file)).toBe(committed('exams', address));
    }
  });
});
