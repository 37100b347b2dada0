import { describe, expect, it } from '@jest/globals';
import { parseQuestionFile } from '@mockingbird/exam-core';
import { INLINE_FILE_BYTES } from '../limits.js';
import { readQuestionFile } from './read-question-file.js';

const questionNamed = (questionId: string) => ({
  questionId,
  questionText: 'How much is 2 + 2?',
  options: ['3', '4'],
  correctAnswer: 1,
  explanation: 'x'.repeat(200),
});
const fileOf = (count: number, change: (text: string) => string = String) =>
  change(JSON.stringify(Array.from({ length: count }, (_, at) => questionNamed(`q${at}`))));

describe('a question file', () => {
  it.each([
    ['that is small', fileOf(1)],
    ['that is large', fileOf(1_000)],
    ['that is large and in bytes', Buffer.from(fileOf(1_000))],
    ['with broken JSON', fileOf(1_000, (text) => text.slice(0, -1))],
    ['of another encoding', Buffer.from(fileOf(1_000), 'utf16le')],
    ['without questions', `[]${' '.repeat(INLINE_FILE_BYTES)}`],
  ])('%s has the same result as without a thread', async (_, file) => {
    const expected = parseQuestionFile(file);
    expect(await readQuestionFile(file)).toEqual(expected);
  });

  it('that takes too much memory gets a clear issue, and the next one is read', async () => {
    const next = fileOf(300);
    const [tooMuch, read] = await Promise.all([readQuestionFile(fileOf(30_000), 16), readQuestionFile(next)]);
    expect(tooMuch).toMatchObject({
      ok: false,
      issues: [{ path: '', message: expect.stringContaining('memory') }],
    });
    expect(read.ok).toBe(true);
  });
});
