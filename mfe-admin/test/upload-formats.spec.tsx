import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, signInAs } from './support.js';
import { chooseFile, chooseTest, press, recordUploads, resultOf, settle, status } from './upload-support.js';

const HEADER = 'ID,Question,Option A,Option B,Option C,Option D,Right answer';

/** A hundred questions; five rows have faults. */
function hundredWithFiveFaults(): string {
  const rows = Array.from({ length: 100 }, (_, index) => `q${index + 1},What is ${index}?,1,2,3,4,B`);
  rows[9] = 'q10,No right answer?,1,2,3,4,';
  rows[19] = 'q20,Unknown letter?,1,2,3,4,E';
  rows[29] = 'q30,,1,2,3,4,A';
  rows[39] = 'q40,Twice?,1,2,2,4,A';
  rows[49] = 'q1,Same ID?,1,2,3,4,A';
  return [HEADER, ...rows].join('\n');
}

const csv = (text: string, name = 'questions.csv') => new File([text], name, { type: 'text/csv' });

const linesOf = (view: Awaited<ReturnType<typeof open>>) =>
  [...view.getByRole('list', { name: 'Wrong in the file' }).children].map(({ textContent }) => textContent);

const correct = (view: Awaited<ReturnType<typeof open>>, label: string, value: string) =>
  void fireEvent.change(view.getByLabelText(label), { target: { value } });

const url = '/dataupload';

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('a CSV file with five faults', () => {
  const choose = async () => {
    const recorded = recordUploads(resultOf());
    const view = await open(url, { calls: { upload: recorded.upload } });
    await chooseTest(view, 'SAMPLE_EXAM', 'sample-exam-10');
    chooseFile(view, csv(hundredWithFiveFaults()));
    await settle();
    return { view, uploads: recorded.uploads };
  };

  it('names each fault with line and question, and uploads nothing', async () => {
    const { view, uploads } = await choose();
    expect(status(view)).toBe('5 issues in the file. 95 questions are good.');
    expect(linesOf(view)).toEqual([
      'Line 11, question 10: Right answer is missing',
      'Line 21, question 20: Right answer “E” is neither a letter from A to D nor the text of an option',
      'Line 31, question 30: Question text is missing',
      'Line 41, question 40: Option C is the same as option B',
      'Line 51, question 50: ID is used already by question 1',
    ]);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    await press(view, 'Upload');
    expect(status(view)).toContain('Upload failed: Choose a file of questions without issues first');
    expect(uploads).toEqual([]);
  });

  it('can be fixed on the screen, and the good questions stay', async () => {
    const { view, uploads } = await choose();
    correct(view, 'Line 11', 'q10,Right answer?,1,2,3,4,A');
    correct(view, 'Line 21', 'q20,Known letter?,1,2,3,4,D');
    correct(view, 'Line 31', 'q30,A text?,1,2,3,4,A');
    correct(view, 'Line 41', 'q40,Once?,1,2,3,4,A');
    await press(view, 'Read again');
    expect(status(view)).toBe('1 issue in the file. 99 questions are good.');
    correct(view, 'Line 51', 'q50,Own ID?,1,2,3,4,A');
    await press(view, 'Read again');
    expect(status(view)).toBe('100 questions read from questions.csv. Upload them, or check first.');
    await press(view, 'Upload');
    const file = uploads[0]?.file;
    expect(file?.name).toBe('questions.json');
    const sent: unknown = JSON.parse(new TextDecoder().decode(await file?.arrayBuffer()));
    expect(sent).toHaveLength(100);
    expect(sent).toContainEqual({
      questionId: 'q50',
      questionText: 'Own ID?',
      options: ['1', '2', '3', '4'],
      correctAnswer: 0,
    });
    // The fields for corrections are no part of the upload.
    expect(Object.keys(uploads[0]?.fields ?? {}).toSorted()).toEqual([
      'basedOn',
      'examId',
      'testId',
      'uploadType',
    ]);
  });

  it('leads from each place to its line', async () => {
    const { view } = await choose();
    await press(view, 'Line 21, question 20');
    const area = view.getByLabelText('Line 21');
    expect(document.activeElement).toBe(area);
    await press(view, 'Use only the 95 good questions');
    expect(view.queryByRole('button', { name: 'Line 21, question 20' })).toBeNull();
  });

  it('can be uploaded without the faulty questions', async () => {
    const { view, uploads } = await choose();
    await press(view, 'Use only the 95 good questions');
    expect(status(view)).toBe('Only the good ones will be uploaded: 95 questions.');
    await press(view, 'Upload');
    expect(JSON.parse(new TextDecoder().decode(await uploads[0]?.file?.arrayBuffer()))).toHaveLength(95);
  });

  it('forgets the file before', async () => {
    const { view, uploads } = await choose();
    await press(view, 'Use only the 95 good questions');
    chooseFile(view, csv('name,age\nAda,36'));
    await settle();
    await press(view, 'Upload');
    expect(uploads).toEqual([]);
  });
});

describe('other files', () => {
  it('names what is left out', async () => {
    const view = await open(url);
    await chooseTest(view);
    chooseFile(view, csv(`${HEADER},Author\nq1,Who?,a,b,c,d,A,Ada`));
    await settle();
    expect(status(view)).toBe('1 question read from questions.csv. Upload them, or check first.');
    expect(view.getByRole('list', { name: 'Left out', hidden: true }).textContent).toBe(
      'Line 1: Column “Author” is not known and is left out',
    );
  });

  it('shows issues of a JSON file with their lines, too', async () => {
    const view = await open(url);
    await chooseTest(view);
    chooseFile(view, new File(['[\n  {"questionText": "Q?"},\n]'], 'q.json'));
    await settle();
    expect(linesOf(view)[0]).toMatch(/^Line 3: Broken JSON in line 3/);
  });

  it('moves the caret to the line of a JSON file', async () => {
    const view = await open(url);
    await chooseTest(view);
    const lines = [
      '[',
      '  {',
      '    "questionText": "Q?",',
      '    "options": ["1", "1"],',
      '    "correctAnswer": 0',
      '  }',
      ']',
    ];
    chooseFile(view, new File([lines.join('\n')], 'q.json'));
    await settle();
    await press(view, /^Line \d, question 1$/);
    const area = document.activeElement;
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('No text has the focus');
    const marked = area.value.slice(area.selectionStart, area.selectionEnd);
    expect(lines).toContain(marked);
    expect(marked).not.toBe('');
  });

  it('says so when the file cannot be read any more', async () => {
    const view = await open(url);
    await chooseTest(view);
    const gone = csv('x');
    gone.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
    chooseFile(view, gone);
    await settle();
    expect(status(view)).toBe('The file can no longer be read. Choose it again.');
  });
});
