import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import type {
  BankQuestion,
  BankResponse,
  BankRow,
  BulkEdit,
  Proposal,
  Question,
} from '@mockingbird/contracts';
import type { AdminCalls, StaffCalls } from '@mockingbird/platform';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { PREVIEW_DELAY_MS } from '../src/limits.js';
import { type Fakes, forget, open, refusal, signInAs } from './support.js';
import { press, recordUploads, resultOf, settle, status } from './upload-support.js';

const url = '/admin/questions';
const EDITOR = `${url}?test=sample-exam-1&question=q1`;

const row = (changes: Partial<BankRow> = {}): BankRow => ({
  questionId: 'q1',
  text: 'What is $2 + 3$?',
  topic: 'Sums',
  level: 'Easy',
  tags: ['2026'],
  tests: [{ examId: 'SAMPLE_EXAM', testId: 'sample-exam-1', title: 'Test 1' }],
  reports: 0,
  suspicious: false,
  ...changes,
});

const list = (data: BankRow[], meta: Partial<BankResponse['meta']> = {}): BankResponse => ({
  data,
  meta: {
    page: 1,
    pages: 1,
    total: data.length,
    topics: [{ value: 'Sums', count: 2 }],
    levels: [{ value: '', count: 1 }],
    tags: [{ value: '2026', count: 1 }],
    ...meta,
  },
});

const QUESTION: Question = {
  questionId: 'q1',
  questionText: 'What is $2 + 3$?',
  options: ['4', { text: '5', image: '/five.svg' }, '6'],
  correctAnswer: 1,
  explanation: 'Add them.',
  mistakes: [{ option: 0, text: 'Off by one.' }],
  tags: ['2026'],
};
const TESTS = [
  { examId: 'SAMPLE_EXAM', testId: 'sample-exam-1', title: 'Test 1', revision: 'r1' },
  { examId: 'SAMPLE_EXAM', testId: 'sample-exam-2', title: 'Test 2', revision: 'r2' },
];
const stored = (question = QUESTION, tests = TESTS): BankQuestion => ({ question, math: {}, tests });

const previewQuestion: AdminCalls['previewQuestion'] = async (question) => ({
  issues: question['questionText'] === '' ? [{ path: '/questionText', message: 'Is empty' }] : [],
  warnings: [],
  // The cast is safe: the tests type complete questions.
  ...(question['questionText'] !== '' && { question: question as Question }),
  math: {},
});

/** A `bank` call that records its queries. */
function listing(answer: () => BankResponse) {
  const queries: Record<string, string>[] = [];
  const bank = async (query: Record<string, string> = {}) => {
    queries.push(query);
    return answer();
  };
  return { queries, bank };
}

/** Opens a screen and waits for its data. */
async function show(address: string, calls: Fakes['calls']) {
  const view = await open(address, { calls: { previewQuestion, ...calls } });
  await settle();
  return view;
}

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the list of questions', () => {
  it('shows text, tests, fields, reports and suspicious keys, and leads to the editor', async () => {
    const shared = row({ reports: 2, suspicious: true, tests: TESTS });
    const view = await show(
      url,
      listing(() => list([shared])),
    );
    const [item] = view.getAllByRole('listitem').filter((each) => each.closest('ol'));
    expect(item?.textContent).toBe(
      'Choose q1What is $2 + 3$?q1Test 1 and 1 test moreSums · Easy2 reportsSuspicious key2026',
    );
    expect(view.getByRole('link', { name: 'What is $2 + 3$?' }).getAttribute('href')).toBe(EDITOR);
    expect(status(view)).toContain('1 question found.');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('is requested by words and filters, which stay in the address', async () => {
    const { queries, bank } = listing(() => list([row()]));
    const view = await show(`${url}?test=sample-exam-1`, { bank });
    fireEvent.change(view.getByLabelText('Words'), { target: { value: ' two "or three" ' } });
    await press(view, 'Find');
    fireEvent.change(view.getByLabelText('Topic'), { target: { value: 'Sums' } });
    fireEvent.change(view.getByLabelText('Level'), { target: { value: '-none-' } });
    await press(view, 'Reported');
    await settle();
    expect(queries[0]).toEqual({ testId: 'sample-exam-1', page: '1' });
    expect(queries.at(-1)).toEqual({
      q: 'two "or three"',
      testId: 'sample-exam-1',
      topic: 'Sums',
      level: '',
      state: 'reported',
      page: '1',
    });
    await press(view, 'Clear filters');
    expect(queries.at(-1)).toEqual({ page: '1' });
  });

  it('says that nothing was found', async () => {
    const view = await show(
      url,
      listing(() => list([])),
    );
    view.getByText('No question found. Use fewer words, or remove a filter.');
  });

  it('changes chosen questions in all their tests, after a check', async () => {
    const edits: [BulkEdit, boolean][] = [];
    const editQuestions: AdminCalls['editQuestions'] = async (edit, dryRun) => {
      edits.push([edit, dryRun]);
      const some = { count: 0, ids: [] };
      const questionChanges = { removed: some, changed: { count: 1, ids: ['q1'] }, added: some, same: 4 };
      const tests = [{ testId: 'sample-exam-1', revision: 'r1', questionChanges }];
      return { message: 'Changed.', outcome: 'stored', dryRun, tests, warnings: [] };
    };
    const view = await show(url, { ...listing(() => list([row({ tests: TESTS })])), editQuestions });
    fireEvent.click(view.getByLabelText('Choose q1'));
    await press(view, 'Change');
    fireEvent.change(view.getByLabelText('Tags to add'), { target: { value: 'new, old' } });
    await press(view, 'Check');
    view.getByText(/Removes 0, changes 1, adds 0\./);
    await press(view, 'Apply');
    const questions = TESTS.map(({ testId }) => ({ testId, questionId: 'q1' }));
    const action = { kind: 'tag', add: ['new', 'old'], remove: [] };
    expect(edits).toEqual([
      [{ questions, action }, true],
      [{ questions, action, basedOn: { 'sample-exam-1': 'r1' } }, false],
    ]);
    expect(status(view)).toContain('Changed.');
    expect(view.queryByText('1 question chosen')).toBeNull();
  });

  it('offers no change of many questions to who may not publish', async () => {
    signInAs('author');
    const view = await show(
      url,
      listing(() => list([row()])),
    );
    expect(view.queryByLabelText('Choose q1')).toBeNull();
    expect(view.queryByRole('button', { name: 'Draw questions' })).toBeNull();
  });

  it('draws questions into a test', async () => {
    const drawQuestions = jest.fn<AdminCalls['drawQuestions']>(async () => ({
      questions: [QUESTION],
      missing: [2],
    }));
    const { uploads, upload } = recordUploads(resultOf({ message: '1 question added.' }));
    const view = await show(url, { ...listing(() => list([row()])), drawQuestions, upload });
    await press(view, 'Draw questions');
    const dialog = view.getByRole('dialog');
    const select = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    select('Exam', 'SAMPLE_EXAM');
    select('Mock test', 'sample-exam-10');
    select('Topic', 'Sums');
    select('Number', '3');
    await press(view, 'Draw');
    expect(drawQuestions).toHaveBeenCalledWith({
      testId: 'sample-exam-10',
      parts: [{ topic: 'Sums', count: 3 }],
    });
    view.getByText('Part 1 lacks 2 questions.');
    await press(view, 'Add 1 question');
    expect(uploads[0]?.fields).toEqual({
      uploadType: 'questions',
      testId: 'sample-exam-10',
      onRepeat: 'add',
    });
    expect(status(view)).toContain('1 question added.');
  });
});

describe('the editor of a question', () => {
  const type = (view: Awaited<ReturnType<typeof show>>, label: string, value: string) =>
    fireEvent.change(view.getByLabelText(label), { target: { value } });
  const waitForPreview = async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, PREVIEW_DELAY_MS + 50)));
    await settle();
  };
  const fileOf = (file: File | undefined): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(file ?? new Blob([]));
    });

  it('changes a question in all its tests, each based on its own revision', async () => {
    let present = QUESTION;
    const bankQuestion = jest.fn(async () => stored(present));
    const recorded = recordUploads(resultOf(), resultOf());
    const upload: AdminCalls['upload'] = async (form, options) => {
      present = { ...QUESTION, options: ['4', '5', '7'], mistakes: [{ option: 0, text: 'Off by one.' }] };
      return recorded.upload(form, options);
    };
    const view = await show(EDITOR, { bankQuestion, upload });
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    type(view, 'Option C', '7');
    const picture = within(view.getByRole('group', { name: 'Picture of option B' }));
    fireEvent.click(picture.getByRole('button', { name: 'Remove the picture' }));
    await press(view, 'Save');
    expect(recorded.uploads.map(({ fields }) => fields)).toEqual([
      { uploadType: 'questions', testId: 'sample-exam-1', onRepeat: 'update', basedOn: 'r1' },
      { uploadType: 'questions', testId: 'sample-exam-2', onRepeat: 'update', basedOn: 'r2' },
    ]);
    expect(JSON.parse(await fileOf(recorded.uploads[0]?.file))).toEqual([
      { ...QUESTION, options: ['4', '5', '7'] },
    ]);
    expect(view.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Saved in 2 tests.');
  });

  it('changes a question in the chosen tests only', async () => {
    const { uploads, upload } = recordUploads(resultOf());
    const view = await show(EDITOR, { bankQuestion: async () => stored(), upload });
    fireEvent.click(view.getByLabelText('Test 2'));
    type(view, 'Topic', 'Addition');
    await press(view, 'Save');
    expect(uploads.map(({ fields }) => fields['testId'])).toEqual(['sample-exam-1']);
  });

  it('does not overwrite what somebody else changed in the question, unless the editor says so', async () => {
    const other = { ...QUESTION, explanation: 'Another one.' };
    const bankQuestion = jest.fn<AdminCalls['bankQuestion']>(async () => stored(other));
    bankQuestion.mockResolvedValueOnce(stored());
    const { uploads, upload } = recordUploads(resultOf(), resultOf());
    const view = await show(EDITOR, { bankQuestion, upload });
    type(view, 'Topic', 'Mine');
    await press(view, 'Save');
    view.getByText('Somebody else changed this question');
    expect(uploads).toEqual([]);
    await press(view, 'Save mine');
    expect(uploads).toHaveLength(2);
  });

  it('keeps unsaved changes on the device, and discards them on request', async () => {
    const calls = { bankQuestion: async () => stored() };
    const first = await show(EDITOR, calls);
    type(first, 'Explanation', 'Half a thought');
    first.unmount();
    const again = await show(EDITOR, calls);
    expect((again.getByLabelText('Explanation') as HTMLTextAreaElement).value).toBe('Half a thought');
    again.getByText(/^Your unsaved changes of/);
    await press(again, 'Discard them');
    expect((again.getByLabelText('Explanation') as HTMLTextAreaElement).value).toBe('Add them.');
    again.unmount();
    const last = await show(EDITOR, calls);
    expect(last.queryByText(/^Your unsaved changes of/)).toBeNull();
  });

  it('shows the question as students see it, and what is still to correct', async () => {
    const view = await show(EDITOR, { bankQuestion: async () => stored() });
    await waitForPreview();
    const preview = view.getByRole('region', { name: 'Preview' });
    expect(preview.textContent).toContain('Add them.');
    type(view, 'Question', '');
    await waitForPreview();
    expect(preview.textContent).toContain('Still to correctQuestion: Is empty');
    expect(preview.textContent).toContain('Add them.');
  });

  it('says why a save failed, and keeps the form', async () => {
    const upload = () => Promise.reject(refusal(400, 'One fault in the input.'));
    const view = await show(EDITOR, { bankQuestion: async () => stored(), upload });
    type(view, 'Topic', 'Mine');
    await press(view, 'Save');
    view.getByText('One fault in the input.');
    expect((view.getByLabelText('Topic') as HTMLInputElement).value).toBe('Mine');
  });

  it('is sent for review by who may not publish, and stays as it is until then', async () => {
    signInAs('author');
    const sent: Record<string, unknown>[] = [];
    const propose: StaffCalls['propose'] = async (form, { isSent }) => {
      sent.push({ testId: form.get('testId'), onRepeat: form.get('onRepeat'), isSent });
      // Only the call counts here.
      return {} as Proposal;
    };
    const calls = { previewQuestion, bankQuestion: async () => stored() };
    const view = await open(EDITOR, { calls, staff: { propose } });
    await settle();
    type(view, 'Topic', 'Mine');
    expect(view.queryByRole('button', { name: 'Save' })).toBeNull();
    await press(view, 'Send for review');
    expect(sent).toEqual(TESTS.map(({ testId }) => ({ testId, onRepeat: 'update', isSent: true })));
    view.getByText(/^Sent for review in 2 tests\./);
    expect((view.getByLabelText('Topic') as HTMLInputElement).value).toBe('');
  });

  it('adds a new question with its own id', async () => {
    const { uploads, upload } = recordUploads(resultOf());
    const view = await show(`${url}?test=sample-exam-1&new=1`, {
      bankQuestion: async () => stored(),
      upload,
    });
    type(view, 'Question', 'Is it?');
    type(view, 'Option A', 'Yes');
    type(view, 'Option B', 'No');
    await press(view, 'Remove option D');
    await press(view, 'Remove option C');
    fireEvent.click(view.getByLabelText('Option B is right'));
    await press(view, 'Save');
    expect(uploads[0]?.fields).toEqual({ uploadType: 'questions', testId: 'sample-exam-1', onRepeat: 'add' });
    const [question] = JSON.parse(await fileOf(uploads[0]?.file)) as Question[];
    expect(question).toMatchObject({ questionText: 'Is it?', options: ['Yes', 'No'], correctAnswer: 1 });
    expect(question?.questionId).toMatch(/^sample-exam-1-\d{4}-\d\d-\d\d-\w+$/);
  });
});
