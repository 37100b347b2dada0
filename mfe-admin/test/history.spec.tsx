import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import type { HistoryEntry, HistoryResponse } from '@mockingbird/contracts';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs } from './support.js';
import { isOff, press, pressFocused, settle, status } from './upload-support.js';

const url = '/admin/history';
type Query = Record<string, string | undefined>;

const entry = (overrides: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: '1',
  type: 'questions',
  outcome: 'replaced',
  examId: 'SSC_CGL',
  testId: 'ssc-cgl-1',
  by: 'grace',
  at: '2026-11-20T17:05:00.000Z',
  counts: { exams: 0, tests: 0, questions: 1200 },
  revisionBefore: 'a'.repeat(32),
  undoable: true,
  ...overrides,
});

const rows = (view: Awaited<ReturnType<typeof open>>) =>
  view.getAllByRole('listitem').filter((row) => row.closest('ol'));

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the history', () => {
  it('says who changed what and when, in local time and in UTC', async () => {
    const data = [
      entry({ batch: '0123456789abcdef' }),
      entry({ id: '2', type: 'exam', outcome: 'created', testId: undefined, undoable: false }),
      entry({ id: '3', type: 'mocktest', outcome: 'created', undoable: false }),
      entry({ id: '4', type: 'visibility', outcome: 'hidden', undoable: false }),
    ];
    const view = await open(url, { staff: { auditLog: async () => ({ data, meta: {} }) } });
    await settle();
    expect(rows(view).map(({ textContent }) => textContent)).toEqual([
      'Questions of ssc-cgl-1 changed1,200 questions nowby grace20 Nov 2026, 17:05 UTCbulk load 01234567Undo the change of the questions of ssc-cgl-1Show what changed in: Questions of ssc-cgl-1',
      'Exam SSC_CGL createdby grace20 Nov 2026, 17:05 UTCShow what changed in: Exam SSC_CGL',
      'Mock test ssc-cgl-1 createdby grace20 Nov 2026, 17:05 UTCShow what changed in: Mock test ssc-cgl-1',
      'Mock test ssc-cgl-1 hiddenby grace20 Nov 2026, 17:05 UTCShow what changed in: Mock test ssc-cgl-1',
    ]);
    expect(view.getByRole('link', { name: 'Exam SSC_CGL' }).getAttribute('href')).toBe('/exam/ssc-cgl');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    expect(view.queryByRole('button', { name: 'Show older changes' })).toBeNull();
  });

  it('says in words what changed, and calls things by their titles', async () => {
    const questions = (id: string, questionCounts: HistoryEntry['questionCounts']) =>
      entry({ id, title: 'Mock test 1', questionCounts, undoable: false });
    const text = { type: 'article' as const, testId: undefined, textId: 'article.ssc-cgl.news.dates' };
    const data = [
      questions('1', { removed: 0, changed: 1, added: 0 }),
      questions('2', { removed: 1, changed: 0, added: 2 }),
      questions('3', { removed: 0, changed: 0, added: 0 }),
      entry({ id: '4', revisionBefore: '', undoable: false }),
      entry({
        id: '5',
        type: 'exam',
        testId: undefined,
        title: 'SSC CGL',
        changedFields: ['title', 'passingScore', 'seo'],
        undoable: false,
      }),
      entry({ id: '6', ...text, title: 'Dates', changedFields: ['blocks', 'hidden'], undoable: false }),
      entry({ id: '7', ...text, undoable: false }),
    ];
    const view = await open(url, { staff: { auditLog: async () => ({ data, meta: {} }) } });
    await settle();
    const texts = rows(view).map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Questions of “Mock test 1” changed1 question changedby grace');
    expect(texts[0]).toContain('UTCssc-cgl-1');
    expect(texts[1]).toContain('2 questions added, 1 removed');
    expect(texts[2]).toContain('The order of the questions changed');
    expect(texts[3]).toContain('Questions of ssc-cgl-1 changed1,200 questions added');
    expect(texts[4]).toContain(
      'Exam “SSC CGL” changedChanged: Title, Passing score, Fields for search engines',
    );
    expect(texts[5]).toContain('Article “Dates” changedChanged: Text, Shown to readers');
    expect(texts[6]).toContain('Text article.ssc-cgl.news.dates changedby grace');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('filters by person, kind, ids and days, and starts again', async () => {
    const auditLog = jest.fn(async (_: Query = {}) => ({ data: [entry()], meta: {} }));
    const view = await open(url, { staff: { auditLog } });
    await settle();
    const type = (label: string, value: string) =>
      fireEvent.change(view.getByLabelText(label), { target: { value } });
    type('Person', ' grace ');
    type('Kind', 'proposal');
    type('Mock test ID', 'ssc-cgl-1');
    type('From', '2026-11-01');
    type('To', '2026-11-30');
    await press(view, 'Show');
    expect(auditLog.mock.calls.at(-1)?.[0]).toEqual({
      by: 'grace',
      type: 'proposal',
      examId: '',
      testId: 'ssc-cgl-1',
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 11, 1).toISOString(),
      seeded: '0',
      before: undefined,
    });
    await press(view, 'Clear');
    expect(auditLog.mock.calls.at(-1)?.[0]).toMatchObject({ by: '', type: '', from: undefined });
  });

  it('has one line for what came with the site, and shows it on request', async () => {
    const auditLog = jest.fn(async (_: Query = {}) => ({ data: [entry()], meta: { seeded: 180 } }));
    const view = await open(url, { staff: { auditLog } });
    await settle();
    view.getByText(/180 entries are content that came with the site/);
    await press(view, 'Show them');
    expect(auditLog.mock.calls.map(([query]) => query?.['seeded'])).toEqual(['0', undefined]);
  });

  it('shows roles and steps of proposals, and who wrote a published one', async () => {
    const event = {
      id: '7',
      type: 'role' as const,
      action: 'role-changed' as const,
      by: 'boss',
      at: '2026-11-20T17:05:00.000Z',
      text: 'Role of ann: author, was student.',
    };
    const data = [event, entry({ proposedBy: 'ann', undoable: false })];
    const view = await open(url, { staff: { auditLog: async () => ({ data, meta: {} }) } });
    await settle();
    expect(rows(view)[0]?.textContent).toContain('Role of ann: author, was student.by boss');
    expect(rows(view)[1]?.textContent).toContain('written by ann');
  });

  it('saves all pages of what is filtered as CSV, without formulas', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const auditLog = async ({ before, limit }: Query = {}) =>
      limit === undefined || before === undefined
        ? { data: [entry({ by: '=cmd()' })], meta: { next: 'n1' } }
        : { data: [entry({ id: '2', by: 'grace' })], meta: {} };
    const view = await open(url, { staff: { auditLog } });
    await settle();
    await press(view, 'Download as CSV');
    await settle();
    expect(status(view)).toContain('2 entries saved as history.csv.');
    const text = await saved[0]?.arrayBuffer();
    const lines = new TextDecoder().decode(text).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=cmd()"`);
    expect(lines[2]).toContain('"grace","Questions","Questions of ssc-cgl-1: changed"');
  });

  it('says so when nothing has been changed yet', async () => {
    const view = await open(url, { staff: { auditLog: async () => ({ data: [], meta: {} }) } });
    await settle();
    view.getByText('Nothing has been changed yet.');
  });

  it('loads older entries once, however often the button is pressed, and keeps its focus', async () => {
    const history = jest.fn(({ before }: Query = {}) =>
      before === undefined
        ? Promise.resolve<HistoryResponse>({ data: [entry()], meta: { next: 'n1' } })
        : new Promise<HistoryResponse>(() => undefined),
    );
    const view = await open(url, { staff: { auditLog: history } });
    await settle();
    const button = await pressFocused(view, 'Show older changes');
    await press(view, 'Loading...');
    expect([isOff(button), document.activeElement]).toEqual([true, button]);
    expect(history).toHaveBeenCalledTimes(2);
  });

  it('loads older pages on request, and tries again after a failure', async () => {
    const pages: (HistoryResponse | Error)[] = [
      { data: [entry()], meta: { next: 'n1' } },
      refusal(503, 'The database cannot be reached at the moment.'),
      { data: [entry({ id: '2', testId: 'older-1' })], meta: {} },
    ];
    const requests: (string | undefined)[] = [];
    const history = async ({ before }: Query = {}) => {
      requests.push(before);
      const page = pages[requests.length - 1];
      if (!page || page instanceof Error) throw page;
      return page;
    };
    const view = await open(url, { staff: { auditLog: history } });
    await settle();
    await press(view, 'Show older changes');
    view.getByText('Older changes could not be loaded');
    await press(view, 'Try again');
    expect(rows(view)).toHaveLength(2);
    expect(requests).toEqual([undefined, 'n1', 'n1']);
    expect(view.queryByRole('button', { name: 'Show older changes' })).toBeNull();
  });
});

describe('undo', () => {
  it('asks first, undoes the change, says so, and reloads the history', async () => {
    const history = jest.fn(async () => ({ data: [entry()], meta: {} }));
    const undo = jest.fn(async (_: string) => ({
      message: 'Taken back for ssc-cgl-1.',
      id: '9',
      revision: '',
    }));
    const view = await open(url, { staff: { auditLog: history }, calls: { undo } });
    await settle();
    await press(view, 'Undo the change of the questions of ssc-cgl-1');
    view.getByText(/Students will see the previous questions again/);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    await press(view, 'Cancel');
    expect(view.queryByText('Undo this change?')).toBeNull();
    await press(view, 'Undo the change of the questions of ssc-cgl-1');
    await press(view, 'Undo the change');
    expect(undo.mock.calls).toEqual([['1']]);
    expect(status(view)).toContain('Taken back for ssc-cgl-1.');
    expect(history).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus while it is under way, and is sent once', async () => {
    const undo = jest.fn(() => new Promise<never>(() => undefined));
    const view = await open(url, {
      staff: { auditLog: async () => ({ data: [entry()], meta: {} }) },
      calls: { undo },
    });
    await settle();
    await press(view, /^Undo the change of/);
    const button = await pressFocused(view, 'Undo the change');
    await press(view, 'One moment...');
    expect([isOff(button), document.activeElement]).toEqual([true, button]);
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('moves the focus to the message when its button disappears', async () => {
    let undoable = true;
    const history = async () => ({ data: [entry({ undoable })], meta: {} });
    const undo = async () => {
      undoable = false;
      return { message: 'Taken back.', id: '9', revision: '' };
    };
    const view = await open(url, { staff: { auditLog: history }, calls: { undo } });
    await settle();
    await pressFocused(view, /^Undo the change of/);
    await pressFocused(view, 'Undo the change');
    expect(view.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(document.activeElement).toBe(view.getByText('Taken back.'));
  });

  it('cannot be closed while it is under way, and says then why it failed; not again the next time', async () => {
    let fail = (_: Error): void => undefined;
    const undo = () => new Promise<never>((_, reject) => (fail = reject));
    const view = await open(url, {
      staff: { auditLog: async () => ({ data: [entry()], meta: {} }) },
      calls: { undo },
    });
    await settle();
    await press(view, /^Undo the change of/);
    await press(view, 'Undo the change');
    const dialog = view.getByRole('dialog');
    expect(view.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true');
    await press(view, 'Cancel');
    await press(view, 'Close');
    fireEvent.click(dialog);
    // The browser's own wish to close is `cancel`; without the key there is none.
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    view.getByText('Undo this change?');
    await act(async () => fail(refusal(409, 'Only the last one can be taken back.')));
    view.getByText('Only the last one can be taken back.');
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(true);
    await press(view, 'Cancel');
    expect(view.queryByText('Undo this change?')).toBeNull();
    await press(view, /^Undo the change of/);
    expect(view.queryByText('Only the last one can be taken back.')).toBeNull();
  });

  it('stays open with the reason when it is refused', async () => {
    const detail =
      'This is not the last change of the questions of ssc-cgl-1. Only the last one can be taken back.';
    const view = await open(url, {
      staff: { auditLog: async () => ({ data: [entry({ revisionBefore: '' })], meta: {} }) },
      calls: {
        undo: () => Promise.reject(refusal(409, detail)),
      },
    });
    await settle();
    await press(view, /^Undo the change of/);
    view.getByText(/the test will have no questions/);
    await press(view, 'Undo the change');
    view.getByText(detail);
    view.getByText('Undo this change?');
  });
});
