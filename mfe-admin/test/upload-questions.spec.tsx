import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { question } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs } from './support.js';
import {
  JSON_FILE,
  choose,
  chooseFile,
  chooseTest,
  shownIssues,
  isOff,
  optionsOf,
  press,
  pressFocused,
  recordUploads,
  resultOf,
  settle,
  status,
  type,
} from './upload-support.js';

const url = '/dataupload';
const checked = resultOf({
  dryRun: true,
  message: '1 question of sample-exam-1 can be stored.',
  revision: 'a'.repeat(32),
  preview: {
    questions: [
      question({
        questionText: 'What is $x$?\nSay.',
        questionImage: 'https://example.org/q.png',
        options: ['one', { text: '$y$', image: 'https://example.org/o.png' }],
        passage: 'Read this.',
        explanation: 'Because $constructor$.',
        topic: 'Algebra',
      }),
    ],
    math: { x: '<math><mi>x</mi></math>', y: '<math><mi>y</mi></math>' },
  },
});

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the file picker', () => {
  it('appears only after both exam and mock test are chosen', async () => {
    const view = await open(url);
    await choose(view, 'Questions');
    const picker = () => view.queryByLabelText('Questions file');
    expect([picker(), view.queryByLabelText('Mock test', { selector: 'select' })]).toEqual([null, null]);
    type(view, 'Exam', 'SAMPLE_EXAM');
    await settle();
    expect(picker()).toBeNull();
    type(view, 'Mock test', 'sample-exam-1');
    expect(picker()?.getAttribute('accept')).toContain('.json');
    type(view, 'Exam', 'DRAFT');
    await settle();
    expect(picker()).toBeNull();
    view.getByText('This exam has no mock test yet: upload one first.');
  });

  it('lists the tests in natural order and marks hidden ones', async () => {
    const view = await open(url);
    await choose(view, 'Questions');
    type(view, 'Exam', 'SAMPLE_EXAM');
    await settle();
    expect(optionsOf(view, 'Mock test')).toEqual([
      'Choose a mock test',
      'Test 1 (sample-exam-1, hidden)',
      'Test 10 (sample-exam-10)',
    ]);
  });

  it('rejects another kind of file, and sends nothing', async () => {
    const { uploads, upload } = recordUploads();
    const view = await open(url, { calls: { upload } });
    await chooseTest(view);
    // One that was chosen before is not taken in its place.
    chooseFile(view);
    view.getByText('questions.json');
    chooseFile(view, new File(['x'], 'questions.pdf'));
    expect(status(view)).toMatch(
      /^Upload failed: questions.pdf cannot be read. Choose a file that ends in .json/,
    );
    view.getByText(/^Choose a file, or drop it here/);
    await press(view, 'Upload');
    expect(status(view)).toBe('Upload failed: Choose a file of questions without issues first');
    expect(uploads).toEqual([]);
  });

  it('accepts a dropped file', async () => {
    const view = await open(url);
    await chooseTest(view);
    const zone = view.getByLabelText('Questions file').parentElement;
    if (!zone) throw new Error('No zone');
    fireEvent.dragOver(zone);
    const files = { length: 0, 0: JSON_FILE };
    fireEvent.drop(zone, { dataTransfer: { files } });
    view.getByText('questions.json');
  });

  it('says so when the file cannot be read any more', async () => {
    const { uploads, upload } = recordUploads();
    const view = await open(url, { calls: { upload } });
    await chooseTest(view);
    const gone = new File(['x'], 'gone.json');
    gone.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
    chooseFile(view, gone);
    await press(view, 'Upload');
    expect(status(view)).toBe('Upload failed: The file can no longer be read. Choose it again');
    expect(uploads).toEqual([]);
  });
});

describe('uploading questions', () => {
  it('works without a check: exam, test and file, and the message under the form', async () => {
    const { uploads, upload } = recordUploads(resultOf());
    const view = await open(url, { calls: { upload } });
    await chooseTest(view, 'SAMPLE_EXAM', 'sample-exam-10');
    chooseFile(view);
    await press(view, 'Upload');
    expect(uploads[0]?.fields).toEqual({
      uploadType: 'questions',
      examId: 'SAMPLE_EXAM',
      testId: 'sample-exam-10',
      // It has none yet: refused when somebody publishes some meanwhile.
      basedOn: '',
    });
    expect([uploads[0]?.file?.name, uploads[0]?.dryRun]).toEqual(['questions.json', false]);
    expect(status(view)).toBe('1 question of sample-exam-1 stored.');
  });

  it('is sent once, however often the button is pressed', async () => {
    const { uploads, upload } = recordUploads(resultOf());
    const view = await open(url, { calls: { upload } });
    await chooseTest(view, 'SAMPLE_EXAM', 'sample-exam-10');
    chooseFile(view);
    const button = view.getByRole('button', { name: 'Upload' });
    fireEvent.click(button);
    fireEvent.click(button);
    await settle();
    expect(uploads).toHaveLength(1);
  });

  it('asks what happens to the questions that the test has already', async () => {
    const { uploads, upload } = recordUploads(resultOf());
    const view = await open(url, { calls: { upload } });
    await chooseTest(view);
    chooseFile(view);
    fireEvent.click(view.getByRole('radio', { name: /^Skip/ }));
    await press(view, 'Upload');
    expect(uploads[0]?.fields['onRepeat']).toBe('skip');
  });

  it('lists every issue with the number of its question', async () => {
    const issues = [
      { path: '/7/correctAnswer', message: 'Is 9' },
      { path: '/questions/0/options/2', message: 'Is the same as option A' },
      { path: '/3', message: 'Expected a question' },
      { path: '', message: 'The file holds no questions' },
      { path: '/file', message: 'Must be a .json file' },
    ];
    const view = await open(url, { calls: recordUploads(refusal(400, '5 things to correct.', issues)) });
    await chooseTest(view);
    chooseFile(view);
    await press(view, 'Upload');
    expect(shownIssues(view)).toEqual([
      'The file: The file holds no questions',
      'Question 4: Expected a question',
      'Question 8, right answer: Is 9',
      'The file: Must be a .json file',
      'Question 1, option C: Is the same as option A',
    ]);
  });

  it('lists question 5 before question 10, in the words of the screens', async () => {
    const issues = [
      { path: '/9/correctAnswer', message: 'Is missing' },
      { path: '/4/questionId', message: 'Is used already by question 2' },
      { path: '/4/mistakes/1/text', message: 'Is missing' },
      { path: '/4/other', message: 'Is not a known field' },
    ];
    const view = await open(url, { calls: recordUploads(refusal(400, '4 things to correct.', issues)) });
    await chooseTest(view);
    chooseFile(view);
    await press(view, 'Check first');
    expect(status(view)).toBe('Check failed: 4 things to correct.');
    expect(shownIssues(view)).toEqual([
      'Question 5, mistake 2, text: Is missing',
      'Question 5, other: Is not a known field',
      'Question 5, question ID: Is used already by question 2',
      'Question 10, right answer: Is missing',
    ]);
  });

  it('says once that others were published', async () => {
    const stale = [{ path: '/basedOn', message: 'Other questions were published since' }];
    const error = refusal(409, 'sample-exam-1: Other questions were published since.', stale, 'MB-1007');
    const view = await open(url, { calls: recordUploads(error) });
    await chooseTest(view);
    chooseFile(view);
    await press(view, 'Upload');
    expect(status(view)).toContain('Other questions were published since.');
    expect(view.queryByRole('list', { name: 'Issues' })).toBeNull();
  });

  it('shows thousands of issues in steps', async () => {
    const issues = Array.from({ length: 120 }, (_, index) => ({
      path: `/${index}/questionId`,
      message: 'Is missing',
    }));
    const view = await open(url, { calls: recordUploads(refusal(400, '120 things to correct.', issues)) });
    await chooseTest(view);
    chooseFile(view);
    await press(view, 'Upload');
    expect(shownIssues(view)).toHaveLength(50);
    await press(view, 'Show 50 of 70 more');
    await press(view, 'Show 20 of 20 more');
    expect(shownIssues(view)).toHaveLength(120);
  });

  it('can be undone right there, after a confirmation', async () => {
    const undo = jest.fn(async (_: string) => ({ message: 'Taken back.', id: 'c2', revision: '' }));
    const view = await open(url, { calls: { ...recordUploads(checked, resultOf()), undo } });
    await chooseTest(view);
    chooseFile(view);
    await press(view, 'Upload');
    await press(view, 'Undo the change of the questions of sample-exam-1');
    expect(undo).not.toHaveBeenCalled();
    await pressFocused(view, 'Undo the change');
    expect(undo.mock.calls).toEqual([['c1']]);
    expect(status(view)).toBe('Taken back.');
    expect(document.activeElement).toBe(view.getByRole('status'));
  });
});

describe('checking first', () => {
  const check = async (...answers: Parameters<typeof recordUploads>) => {
    const recorded = recordUploads(...answers);
    const view = await open(url, { calls: { upload: recorded.upload } });
    await chooseTest(view);
    chooseFile(view);
    await press(view, 'Check first');
    return { view, uploads: recorded.uploads };
  };

  it('stores nothing and shows the questions as students will see them', async () => {
    const { view, uploads } = await check(checked);
    expect(uploads.map(({ dryRun }) => dryRun)).toEqual([true]);
    expect(status(view)).toBe('Checked, nothing is stored yet. 1 question of sample-exam-1 can be stored.');
    const shown = view.getByRole('article', { name: 'Question 1' });
    expect(shown.querySelectorAll('math')).toHaveLength(2);
    expect(shown.querySelector('code + *, p code')?.textContent).toBeDefined();
    view.getByText('constructor');
    view.getByText('Read this.');
    view.getByText('Algebra');
    view.getByAltText('Figure for question 1');
    view.getByAltText('Figure for question 1, option B');
    expect(view.getByText('Right answer').parentElement?.textContent).toContain('B');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('publishes exactly what was checked, on the revision that was seen', async () => {
    const { view, uploads } = await check(checked, resultOf());
    await pressFocused(view, 'Upload now');
    expect(document.activeElement).toBe(view.getByRole('status'));
    expect(uploads[1]).toMatchObject({
      dryRun: false,
      fields: { ...uploads[0]?.fields, basedOn: 'a'.repeat(32) },
    });
    expect(uploads[1]?.file).toBe(uploads[0]?.file);
    expect(status(view)).toBe('1 question of sample-exam-1 stored.');
  });

  it('checks again when others were published in the meantime', async () => {
    const detail = 'sample-exam-1: Other questions were published since. Look at them and upload again.';
    const conflict = refusal(409, detail, [
      { path: '/basedOn', message: 'Other questions were published since' },
    ]);
    const { view, uploads } = await check(checked, conflict, checked);
    await press(view, 'Upload now');
    expect(status(view)).toBe(`Upload failed: ${detail}`);
    await press(view, 'Check again');
    expect(uploads[2]).toMatchObject({ dryRun: true });
    expect(uploads[2]?.fields).not.toHaveProperty('basedOn');
    view.getByRole('button', { name: 'Upload now' });
  });

  it('has nothing to publish when the content is the same', async () => {
    const { view } = await check({ ...checked, outcome: 'unchanged' });
    expect(view.queryByRole('button', { name: 'Upload now' })).toBeNull();
  });

  it('forgets the check when the form changes', async () => {
    const { view } = await check(checked);
    fireEvent.click(view.getByRole('radio', { name: /^Add/ }));
    expect(status(view)).toBe('The form has changed. Check it again, or upload it.');
    expect(view.queryByRole('button', { name: 'Upload now' })).toBeNull();
  });

  it('shows warnings with their places', async () => {
    const warnings = [{ path: '/0/hint', message: 'Is not a known field and is left out' }];
    const { view } = await check({ ...checked, warnings });
    expect(view.getByRole('list', { name: 'Warnings' }).textContent).toBe(
      'Question 1, hint: Is not a known field and is left out',
    );
  });

  it('shows some of many questions at a time', async () => {
    const questions = Array.from({ length: 45 }, (_, index) => question({ questionId: `q${index}` }));
    const { view } = await check({ ...checked, preview: { questions } });
    expect(view.getAllByRole('article')).toHaveLength(20);
    await press(view, 'Show 20 more');
    await press(view, 'Show 5 more');
    expect(view.getAllByRole('article')).toHaveLength(45);
  });
});

describe('while it is sent', () => {
  const begin = async (name = 'Upload', testId = 'sample-exam-1') => {
    let progress: (share: number) => void = () => undefined;
    let signal: AbortSignal | undefined;
    const view = await open(url, {
      calls: {
        upload: (_, options = {}) => {
          progress = options.onProgress ?? progress;
          ({ signal } = options);
          return new Promise(() => undefined);
        },
      },
    });
    await chooseTest(view, 'SAMPLE_EXAM', testId);
    chooseFile(view);
    const replace = view.queryByRole('radio', { name: /^Replace/ });
    if (replace) fireEvent.click(replace);
    const button = await pressFocused(view, name);
    return {
      button,
      view,
      progress: (share: number) => act(() => progress(share)),
      aborted: () => signal?.aborted,
    };
  };

  it('says how much was sent, and then that it is being checked', async () => {
    const { view, progress } = await begin();
    expect(status(view)).toBe('Sending...');
    progress(0.434);
    view.getByText('43%');
    progress(1);
    expect(status(view)).toBe('Checking...');
    expect(isOff(view.getByRole('button', { name: 'Upload' }))).toBe(true);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it.each(['Upload', 'Check first'])('keeps the focus on the button %s', async (name) => {
    const { view, button } = await begin(name);
    expect(isOff(view.getByRole('button', { name: 'Upload' }))).toBe(true);
    expect(isOff(view.getByRole('button', { name: 'Check first' }))).toBe(true);
    expect(document.activeElement).toBe(button);
    await press(view, name);
    expect(status(view)).toBe('Sending...');
  });

  it('leaves the focus on the message when a check is cancelled', async () => {
    const { view } = await begin('Check first');
    await pressFocused(view, 'Cancel');
    expect(status(view)).toBe('The check was cancelled. A check stores nothing.');
    expect(document.activeElement).toBe(view.getByRole('status'));
  });

  it.each([
    ['sample-exam-1', 'before anything could be stored', /^Cancelled\. Nothing was stored\.$/],
    ['sample-exam-10', 'when it may be stored', /^Cancelled\. If the upload had already arrived/],
  ])('can be cancelled (%s), %s', async (testId, _, words) => {
    const { view, aborted } = await begin('Upload', testId);
    await press(view, 'Cancel');
    expect(aborted()).toBe(true);
    expect(status(view)).toMatch(words);
    view.getByText('questions.json');
  });

  it('asks before the page is left, and stays or cancels', async () => {
    const { view, aborted } = await begin();
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const link = view.getByRole('link', { name: 'History' });
    fireEvent.click(link);
    expect([aborted(), view.moves.length]).toEqual([false, 0]);
    fireEvent.click(link);
    expect([aborted(), view.moves.length]).toEqual([true, 1]);
    expect(confirm.mock.calls[0]).toEqual(['The upload is still running. Leave and cancel it?']);
    confirm.mockRestore();
  });
});
