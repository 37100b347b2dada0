import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, within } from '@testing-library/react';
import type { BankRow, BulkEdit } from '@mockingbird/contracts';
import type { AdminCalls } from '@mockingbird/platform';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { EDITOR, list, listing, QUESTION, row, show, TESTS, url } from './bank-support.js';
import { forget, signInAs } from './support.js';
import { press, recordUploads, resultOf, settle, status } from './upload-support.js';

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
    expect(view.getByRole('link', { name: 'What is $2 + 3$?' }).getAttribute('href')).toBe(`${EDITOR}&list=`);
    expect(status(view)).toContain('1 question found.');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('says where the words of a search are, if the row does not show them', async () => {
    const matches: BankRow['matches'] = [
      { field: 'passage', excerpt: '…The ferry leaves at noon.…' },
      { field: 'option', option: 1, excerpt: 'At noon' },
    ];
    const view = await show(
      `${url}?q=noon`,
      listing(() => list([row({ matches })])),
    );
    const [item] = view.getAllByRole('listitem').filter((each) => each.closest('ol'));
    expect(item?.textContent).toContain(
      'Found in the passage: …The ferry leaves at noon.…Found in option B: At noon',
    );
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('leads to a new question once a mock test is chosen, and says so before', async () => {
    const { bank } = listing(() => list([row()]));
    const all = await show(url, { bank });
    all.getByText('Choose a mock test to add a question to it.');
    expect(all.queryByRole('link', { name: 'New question' })).toBeNull();
    all.unmount();
    const ofTest = await show(`${url}?test=sample-exam-1`, { bank });
    const link = ofTest.getByRole('link', { name: 'New question' });
    expect(link.getAttribute('href')).toBe(
      '/admin/questions?test=sample-exam-1&new=1&list=test%3Dsample-exam-1',
    );
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
    const { uploads, upload } = recordUploads(resultOf({ message: '1 question added.', statedQuestions: 2 }));
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
    const link = view.getByRole('link', { name: 'Correct the number of questions in the form of the test' });
    expect(link.getAttribute('href')).toBe('/dataupload?exam=SAMPLE_EXAM&test=sample-exam-10&form=mocktest');
  });
});
