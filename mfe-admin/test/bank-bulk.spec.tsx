import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, within } from '@testing-library/react';
import type { BulkEditResult, QuestionDraw } from '@mockingbird/contracts';
import { list, listing, QUESTION, row, show, url } from './bank-support.js';
import { forget, refusal, signInAs } from './support.js';
import { press, recordUploads, resultOf, settle, status } from './upload-support.js';

type View = Awaited<ReturnType<typeof show>>;

const CHECKED: BulkEditResult = {
  message: 'Checked.',
  outcome: 'stored',
  dryRun: true,
  tests: [{ testId: 'sample-exam-1', revision: 'r1' }],
  warnings: [],
};

const openBank = (calls: Parameters<typeof show>[1]) =>
  show(url, { ...listing(() => list([row()])), ...calls });

const inDialog = (view: View) => within(view.getByRole('dialog'));

const choose = (view: View, label: string, value: string) =>
  fireEvent.change(inDialog(view).getByLabelText(label), { target: { value } });

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the dialog that changes chosen questions', () => {
  const openDialog = async (calls: Parameters<typeof show>[1]) => {
    const view = await openBank(calls);
    fireEvent.click(view.getByLabelText('Choose q1'));
    await press(view, 'Change');
    choose(view, 'Tags to add', 'new');
    return view;
  };

  it('does not show the check of a form that was changed meanwhile', async () => {
    let end = (_: BulkEditResult): void => undefined;
    const view = await openDialog({ editQuestions: () => new Promise((resolve) => (end = resolve)) });
    await press(view, 'Check');
    choose(view, 'Tags to add', 'newer');
    end(CHECKED);
    await settle();
    expect(inDialog(view).queryByRole('button', { name: 'Apply' })).toBeNull();
    await press(view, 'Check');
    end(CHECKED);
    await settle();
    inDialog(view).getByRole('button', { name: 'Apply' });
  });

  it('stays as it was sent while the change is stored, and lists the questions to correct', async () => {
    let fail = (_: Error): void => undefined;
    const editQuestions = (_: unknown, dryRun: boolean) =>
      dryRun ? Promise.resolve(CHECKED) : new Promise<BulkEditResult>((_resolve, reject) => (fail = reject));
    const view = await openDialog({ editQuestions });
    await press(view, 'Check');
    await press(view, 'Apply');
    choose(view, 'Tags to add', 'newer');
    fail(refusal(400, 'One thing to correct.', [{ path: '/0/tags', message: 'Too many' }]));
    await settle();
    inDialog(view).getByText('One thing to correct.');
    expect(inDialog(view).getByRole('list', { name: 'Questions to correct' }).textContent).toContain(
      'Too many',
    );
  });
});

describe('the dialog that draws questions', () => {
  const openDialog = async (calls: Parameters<typeof show>[1]) => {
    const view = await openBank(calls);
    await press(view, 'Draw questions');
    choose(view, 'Exam', 'SAMPLE_EXAM');
    choose(view, 'Mock test', 'sample-exam-10');
    return view;
  };

  it('does not show the questions of a form that was changed meanwhile', async () => {
    let end = (_: QuestionDraw): void => undefined;
    const view = await openDialog({ drawQuestions: () => new Promise((resolve) => (end = resolve)) });
    await press(view, 'Draw');
    choose(view, 'Topic', 'Sums');
    end({ questions: [QUESTION], missing: [0] });
    await settle();
    expect(inDialog(view).queryByRole('button', { name: 'Add 1 question' })).toBeNull();
    await press(view, 'Draw');
    end({ questions: [QUESTION], missing: [0] });
    await settle();
    inDialog(view).getByRole('button', { name: 'Add 1 question' });
  });

  it('keeps the questions when they could not be added', async () => {
    const { upload } = recordUploads(refusal(409, 'Changed meanwhile.'), resultOf({ message: 'Added.' }));
    const drawQuestions = async () => ({ questions: [QUESTION], missing: [0] });
    const view = await openDialog({ drawQuestions, upload });
    await press(view, 'Draw');
    await press(view, 'Add 1 question');
    inDialog(view).getByText('Changed meanwhile.');
    await press(view, 'Add 1 question');
    expect(status(view)).toContain('Added.');
  });

  it('forgets topic and level when the questions come from another exam', async () => {
    const view = await openDialog({});
    choose(view, 'Topic', 'Sums');
    choose(view, 'Take questions from', 'SAMPLE_EXAM');
    await settle();
    const topic = inDialog(view).getByLabelText('Topic');
    expect(topic instanceof HTMLSelectElement ? topic.value : undefined).toBe('');
  });
});

describe('the link to the questions', () => {
  it('clears the filters of the list', async () => {
    const { queries, bank } = listing(() => list([row()]));
    const view = await show(url, { bank }, { follow: true });
    await press(view, 'Reported');
    expect(queries.at(-1)).toEqual({ state: 'reported', page: '1' });
    fireEvent.click(view.getByRole('link', { name: 'Questions' }));
    await settle();
    expect(queries.at(-1)).toEqual({ page: '1' });
    expect(view.getByRole('button', { name: 'Reported' }).getAttribute('aria-pressed')).toBe('false');
  });
});
