import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { question } from '@mockingbird/testing';
import { forget, open, signInAs } from './support.js';
import { choose, chooseFile, chooseTest, press, recordUploads, resultOf } from './upload-support.js';

const checked = resultOf({
  dryRun: true,
  message: '1 question of sample-exam-1 can be stored.',
  preview: { questions: [question({ questionText: 'What is x?' })] },
});

async function check(...answers: Parameters<typeof recordUploads>) {
  const { upload } = recordUploads(...answers);
  const view = await open('/dataupload', { calls: { upload } });
  await chooseTest(view);
  chooseFile(view);
  await choose(view, /^Replace/);
  await press(view, 'Check first');
  return { view };
}

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('a check with warnings', () => {
  it('leads from a warning to its question, and no longer after the next check', async () => {
    const questions = Array.from({ length: 45 }, (_, index) => question({ questionId: `q${index}` }));
    const warnings = [{ path: '/29/questionText', message: 'This formula cannot be read: x^' }];
    const answer = { ...checked, warnings, preview: { questions } };
    const { view } = await check(answer, answer);
    await press(view, 'Question 30, question text');
    expect(document.activeElement?.textContent).toContain('q29');
    expect(view.getAllByRole('article')).toHaveLength(30);
    await press(view, 'Check first');
    expect(view.getAllByRole('article')).toHaveLength(20);
    expect(document.activeElement?.textContent).not.toContain('q29');
  });

  it('does not lead to questions that are added to others: the preview counts those too', async () => {
    const warnings = [{ path: '/0/hint', message: 'Is not a known field and is left out' }];
    const { view } = await check({ ...checked, warnings }, { ...checked, warnings });
    fireEvent.click(view.getByRole('radio', { name: /^Add/ }));
    await press(view, 'Check first');
    view.getByRole('list', { name: 'Warnings' });
    expect(view.queryByRole('button', { name: /^Question 1/ })).toBeNull();
  });
});
