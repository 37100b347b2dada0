import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { Visibility } from '@mockingbird/contracts';
import { parseQuestionFile } from '@mockingbird/exam-core';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { ADMIN_EXAMS, forget, open, refusal, signInAs } from './support.js';
import { press, pressFocused, settle, status } from './upload-support.js';

const url = '/admin/exams';

const titles = (view: Awaited<ReturnType<typeof open>>) =>
  view.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the exams', () => {
  it('are listed with their tests, hidden ones marked, those without questions too', async () => {
    const view = await open(url);
    await settle();
    expect(titles(view)).toEqual(['Sample Exam', 'Draft Exam']);
    expect(view.getByRole('region', { name: 'Draft Exam' }).textContent).toContain(
      'HiddenShow the exam Draft ExamDelete the exam Draft ExamNo mock test.',
    );
    const tests = view.getByRole('region', { name: 'Sample Exam' });
    expect(tests.textContent).toContain('No questions');
    expect(view.getByRole('link', { name: 'statistics of Test 1', hidden: true }).getAttribute('href')).toBe(
      '/admin/statistics?testId=sample-exam-1',
    );
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('are found by title or id of exam or test, or because something is hidden', async () => {
    const view = await open(url);
    await settle();
    const box = view.getByRole('searchbox', { name: 'Find an exam or a test' });
    fireEvent.change(box, { target: { value: 'EXAM-10' } });
    expect(titles(view)).toEqual(['Sample Exam']);
    view.getByRole('button', { name: 'Hide the test Test 10' });
    expect(view.queryByText('Test 1')).toBeNull();
    fireEvent.change(box, { target: { value: 'nothing' } });
    view.getByText('No exam or test matches.');
    fireEvent.change(box, { target: { value: '' } });
    await press(view, 'Hidden only');
    expect(titles(view)).toEqual(['Sample Exam', 'Draft Exam']);
    expect(view.queryByText('Test 10')).toBeNull();
  });

  it('says so when there is none', async () => {
    const view = await open(url, { calls: { exams: async () => [] } });
    await settle();
    view.getByText('There is no exam yet.');
  });
});

describe('hiding and showing', () => {
  it.each([
    ['Hide the exam Sample Exam', 'Hide', { examId: 'SAMPLE_EXAM', hidden: true }],
    ['Show the exam Draft Exam', 'Show', { examId: 'DRAFT', hidden: false }],
    ['Show the test Test 1', 'Show', { testId: 'sample-exam-1', hidden: false }],
    ['Hide the test Test 10', 'Hide', { testId: 'sample-exam-10', hidden: true }],
  ])('%s asks first, tells, and looks again', async (name, action, sent) => {
    const exams = jest.fn(async () => ADMIN_EXAMS);
    const setVisibility = jest.fn(async (_: Visibility) => 'It is done.');
    const view = await open(url, { calls: { exams, setVisibility } });
    await settle();
    fireEvent.click(view.getByRole('button', { name, hidden: true }));
    expect(setVisibility).not.toHaveBeenCalled();
    view.getByText(`${name}?`);
    fireEvent.click(view.getByRole('button', { name: action, hidden: true }));
    await settle();
    expect(setVisibility.mock.calls).toEqual([[sent]]);
    expect(status(view)).toContain('It is done.');
    expect(exams).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus on a button that remains, and moves it to the message otherwise', async () => {
    let exams = ADMIN_EXAMS;
    const setVisibility = async ({ hidden }: Visibility) => {
      exams = exams.map((exam) => (exam.examId === 'DRAFT' ? { ...exam, hidden } : exam));
      return `It is ${hidden ? 'hidden' : 'shown'}.`;
    };
    const view = await open(url, { calls: { exams: async () => exams, setVisibility } });
    await settle();
    const confirm = async (verb: string) => {
      const button = await pressFocused(view, `${verb} the exam Draft Exam`);
      // Browsers give the focus back when a dialog closes.
      view.getByRole('dialog').addEventListener('close', () => button.focus(), { once: true });
      await pressFocused(view, verb);
      return button;
    };
    const button = await confirm('Show');
    expect(document.activeElement).toBe(button);
    await confirm('Hide');
    await press(view, 'Hidden only');
    await confirm('Show');
    expect(titles(view)).toEqual(['Sample Exam']);
    expect(document.activeElement).toBe(view.getByText('It is shown.'));
  });

  it('shows why it was refused', async () => {
    const setVisibility = () => Promise.reject(refusal(403, 'Only admins may do this.'));
    const view = await open(url, { calls: { setVisibility } });
    await settle();
    await press(view, 'Hide the exam Sample Exam');
    await press(view, 'Hide');
    view.getByText('Only admins may do this.');
  });
});

/** jsdom's files have no `text()`. */
const textOf = (file = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
  });

describe('the questions of a test', () => {
  const questions = [
    { questionId: 'q1', questionText: 'How much is 1 + 1?', options: ['1', '2'], correctAnswer: 1 },
  ];
  const name = 'Download the questions of Test 1';

  it('are saved as a file that can be uploaded again', async () => {
    const blobs: Blob[] = [];
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const storedQuestions = async (testId: string) => ({ testId, questions, revision: 'r' });
    const view = await open(url, { calls: { storedQuestions } });
    await settle();
    fireEvent.click(view.getByRole('button', { name, hidden: true }));
    await settle();
    fireEvent.change(view.getByLabelText('Format of the download of Test 1'), { target: { value: 'csv' } });
    fireEvent.click(view.getByRole('button', { name, hidden: true }));
    await settle();
    expect(names).toEqual(['sample-exam-1.json', 'sample-exam-1.csv']);
    expect(await textOf(blobs[1])).toContain('q1,How much is 1 + 1?,1,2,');
    expect(parseQuestionFile(await textOf(blobs[0]))).toMatchObject({ ok: true, questions });
    expect(status(view)).toContain('1 question is in the file sample-exam-1.csv.');
  });

  it('are offered only where there are any', async () => {
    const view = await open(url);
    await settle();
    expect(
      view.queryByRole('button', { name: 'Download the questions of Test 10', hidden: true }),
    ).toBeNull();
  });

  it('say why they could not be saved', async () => {
    const storedQuestions = () => Promise.reject(refusal(403, 'Only admins may do this.'));
    const view = await open(url, { calls: { storedQuestions } });
    await settle();
    fireEvent.click(view.getByRole('button', { name, hidden: true }));
    await settle();
    expect(status(view)).toContain(
      'The questions of Test 1 could not be downloaded. Only admins may do this.',
    );
  });
});
