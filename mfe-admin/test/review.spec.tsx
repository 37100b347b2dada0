import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import type { HistoryEntry, Proposal, ProposalSummary } from '@mockingbird/contracts';
import { question } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs } from './support.js';
import { press, pressFocused, resultOf, settle } from './upload-support.js';

const SUMMARY: ProposalSummary = {
  id: 'a'.repeat(32),
  state: 'in-review',
  version: 3,
  type: 'questions',
  testId: 'ssc-cgl-1',
  author: 'ann',
  createdAt: '2026-11-20T17:05:00.000Z',
  updatedAt: '2026-11-20T17:05:00.000Z',
  summary: '1 questions of ssc-cgl-1 can be stored.',
  commentCount: 1,
};
const proposalOf = (overrides: Partial<Proposal> = {}): Proposal => ({
  ...SUMMARY,
  fields: { uploadType: 'questions', testId: 'ssc-cgl-1' },
  comments: [{ by: 'rob', at: '2026-11-20T18:00:00.000Z', text: 'Is it right?', questionId: 'q1' }],
  steps: [{ action: 'sent', by: 'ann', at: '2026-11-20T17:05:00.000Z' }],
  check: {
    result: resultOf({
      message: '1 questions of ssc-cgl-1 can be stored.',
      dryRun: true,
      preview: { questions: [question({ questionId: 'q1' })], math: {} },
    }),
  },
  ...overrides,
});
const changeBy = (by: string): HistoryEntry => ({
  id: 'c'.repeat(32),
  type: 'questions',
  outcome: 'replaced',
  examId: 'SSC',
  testId: 'ssc-cgl-1',
  by,
  at: '2026-11-21T10:00:00.000Z',
  counts: { exams: 0, tests: 0, questions: 1 },
  undoable: false,
});
const URL_OF_ONE = `/admin/review?id=${SUMMARY.id}`;
const openOne = async (proposal: Proposal, staff: NonNullable<Parameters<typeof open>[1]>['staff'] = {}) => {
  const view = await open(URL_OF_ONE, { staff: { proposal: async () => proposal, ...staff } });
  await settle();
  return view;
};
const button = (view: Awaited<ReturnType<typeof open>>, name: string) => view.queryByRole('button', { name });
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

beforeEach(forget);

describe('the list of proposals', () => {
  it('shows what each is about, with its state, and filters by state and by author', async () => {
    signInAs('author');
    const proposals = jest.fn(async () => ({
      data: [SUMMARY],
      meta: { counts: [{ state: 'in-review' as const, total: 4, own: 1 }], scheduled: 0 },
    }));
    const view = await open('/admin/review?state=in-review', { staff: { proposals } });
    await settle();
    expect(view.getByRole('link', { name: 'Questions of ssc-cgl-1' }).getAttribute('href')).toBe(URL_OF_ONE);
    expect(view.getByRole('button', { name: 'In review (4)' }).getAttribute('aria-pressed')).toBe('true');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    await press(view, 'Only mine');
    await press(view, 'All');
    const queries = proposals.mock.calls.map((call: unknown[]) => call[0]);
    expect(queries).toEqual([
      { state: 'in-review', mine: undefined, before: undefined },
      { state: 'in-review', mine: '1', before: undefined },
      { state: undefined, mine: '1', before: undefined },
    ]);
  });
});

describe('a proposal', () => {
  it('that is a draft is continued by others, and not reviewed by who wrote in it', async () => {
    signInAs('reviewer');
    const draft = proposalOf({ type: 'post', slug: 'first-steps', title: 'First steps', state: 'draft' });
    const view = await openOne(draft);
    view.getByRole('heading', { name: 'Post First steps' });
    expect(view.getByRole('link', { name: 'Continue writing' }).getAttribute('href')).toBe(
      `/admin/texts?proposal=${draft.id}`,
    );
    expect([button(view, 'Check again and send for review'), button(view, 'Withdraw')]).toEqual([null, null]);
    view.unmount();
    const written = await openOne({ ...draft, state: 'in-review', writers: ['Ada'] });
    written.getByText('You wrote this proposal. Somebody else must review it.');
    expect(button(written, 'Approve')).toBeNull();
  });

  it('shows a reviewer the preview, the comments and the steps, and is approved in the version seen', async () => {
    signInAs('reviewer');
    const reviewProposal = jest.fn(async (..._: unknown[]) => proposalOf({ state: 'approved', version: 4 }));
    const view = await openOne(proposalOf(), { reviewProposal });
    view.getByText('What students will see');
    view.getByText('about question q1');
    view.getByText(/Sent for review by ann/);
    expect(button(view, 'Publish now')).toBeNull();
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    await pressFocused(view, 'Approve');
    expect(reviewProposal.mock.calls).toEqual([[SUMMARY.id, { version: 3, decision: 'approve' }]]);
    // The button has gone, so the keyboard continues at the message.
    expect(document.activeElement?.textContent).toBe('Approved. A publisher can publish it now.');
    expect(button(view, 'Approve')).toBeNull();
  });

  it('goes back to its author only with a comment', async () => {
    signInAs('reviewer');
    const reviewProposal = jest.fn(async (..._: unknown[]) => proposalOf({ state: 'changes-requested' }));
    const view = await openOne(proposalOf(), { reviewProposal });
    await press(view, 'Request changes');
    view.getByText('Say what to change.');
    const note = view.getByLabelText('Comment for the author');
    expect([document.activeElement, reviewProposal.mock.calls]).toEqual([note, []]);
    type(note, 'Option B is right too.');
    await press(view, 'Request changes');
    expect(reviewProposal.mock.calls).toEqual([
      [SUMMARY.id, { version: 3, decision: 'request-changes', text: 'Option B is right too.' }],
    ]);
  });

  it.each(['reviewer', 'admin'])(
    'says to its author with the role %s that somebody else must review it',
    async (role) => {
      signInAs(role);
      const view = await openOne(proposalOf({ author: 'ada' }));
      view.getByText('You wrote this proposal. Somebody else must review it.');
      expect(button(view, 'Approve')).toBeNull();
      expect(button(view, 'Withdraw')).not.toBeNull();
    },
  );

  it('offers an author who did not write it comments only', async () => {
    signInAs('author');
    const commentProposal = jest.fn(async (..._: unknown[]) => proposalOf({ commentCount: 2 }));
    const view = await openOne(proposalOf(), { commentProposal });
    for (const name of ['Approve', 'Request changes', 'Publish now', 'Withdraw']) {
      expect([name, button(view, name)]).toEqual([name, null]);
    }
    type(view.getByLabelText('Comment'), 'Yes, it is.');
    type(view.getByLabelText('Question ID (optional)'), 'q1');
    await press(view, 'Add comment');
    expect(commentProposal.mock.calls).toEqual([[SUMMARY.id, { text: 'Yes, it is.', questionId: 'q1' }]]);
    view.getByText('Comment added.');
  });

  it('that no longer fits says why, and cannot be approved', async () => {
    signInAs('reviewer');
    const problem = { detail: 'Other questions were published since.', issues: [] };
    const view = await openOne(proposalOf({ check: { problem } }));
    view.getByText('It cannot be published as it is');
    view.getByText(problem.detail);
    expect(button(view, 'Approve')).toBeNull();
    expect(button(view, 'Request changes')).not.toBeNull();
  });

  it('is published by a publisher, now after a confirmation', async () => {
    signInAs('publisher');
    const publishProposal = jest.fn(async (..._: unknown[]) => proposalOf({ state: 'published', check: {} }));
    const view = await openOne(proposalOf({ state: 'approved', approvedBy: 'rob' }), { publishProposal });
    view.getByText('It waits for a publisher.');
    await press(view, 'Publish now');
    const [, confirm] = view.getAllByRole('button', { name: 'Publish now', hidden: true });
    await act(async () => void confirm?.click());
    await settle();
    expect(publishProposal.mock.calls).toEqual([[SUMMARY.id, { version: 3 }]]);
    view.getByText('Published. Students see it within a minute.');
  });

  it('is planned for a local time, which is sent in UTC', async () => {
    signInAs('publisher');
    const publishAt = '2099-01-02T03:04:00.000Z';
    const publishProposal = jest.fn(async (..._: unknown[]) => proposalOf({ state: 'approved', publishAt }));
    const view = await openOne(proposalOf({ state: 'approved' }), { publishProposal });
    await press(view, 'Plan publication');
    view.getByText('Choose a date and a time.');
    const field = view.getByLabelText('Publish at');
    type(field, '2001-01-02T03:04');
    await press(view, 'Plan publication');
    view.getByText('Choose a time to come.');
    type(field, '2099-01-02T03:04');
    view.getByText(/In your time zone, .+ That is 2 Jan 2099/);
    await press(view, 'Plan publication');
    const at = new Date('2099-01-02T03:04').toISOString();
    expect(publishProposal.mock.calls).toEqual([[SUMMARY.id, { version: 3, at }]]);
    expect(button(view, 'Cancel the plan')).not.toBeNull();
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('is checked again and sent by its author, who sees why that failed', async () => {
    signInAs('author');
    const sendProposal = () => Promise.reject(refusal(409, 'The proposal was changed since you opened it.'));
    const view = await openOne(proposalOf({ author: 'ada', state: 'changes-requested' }), { sendProposal });
    const change = view.getByRole('link', { name: 'Change it' });
    expect(change.getAttribute('href')).toBe(`/dataupload?proposal=${SUMMARY.id}`);
    await press(view, 'Check again and send for review');
    view.getByText('The proposal was changed since you opened it.');
  });

  it('is sent by its author only after a look at what others changed meanwhile', async () => {
    signInAs('author');
    const own = (check: Proposal['check']) =>
      proposalOf({ author: 'ada', state: 'changes-requested', check });
    const conflictAt = (revision: string, by: string): Proposal['check'] => ({
      problem: { detail: 'Other questions were published since.', issues: [] },
      conflict: {
        revision,
        result: resultOf({ message: 'Two questions would change.', dryRun: true }),
        since: [changeBy(by)],
      },
    });
    const stored = [own({}), own(conflictAt('r1', 'eva')), own(conflictAt('r2', 'tom'))];
    const proposal = jest.fn(async () => stored.shift() ?? own({}));
    const sendProposal = jest.fn(async (_: string, { basedOn }: { basedOn?: string }) => {
      if (basedOn === 'r2') return proposalOf({ author: 'ada' });
      throw refusal(409, 'Other questions were published since.', undefined, 'MB-1007');
    });
    const view = await openOne(own({}), { proposal, sendProposal });
    await pressFocused(view, 'Check again and send for review');
    view.getByText('Somebody else changed this after you wrote your proposal');
    view.getByText('eva');
    view.getByText('Two questions would change.');
    expect(document.activeElement?.textContent).toMatch(/^Not sent: somebody else changed this/);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    await pressFocused(view, 'Send anyway');
    view.getByText('tom');
    await pressFocused(view, 'Send anyway');
    view.getByText('Sent for review.');
    expect(sendProposal.mock.calls.map(([, sending]) => sending)).toEqual([
      { version: 3 },
      { version: 3, basedOn: 'r1' },
      { version: 3, basedOn: 'r2' },
    ]);
    expect(button(view, 'Send anyway')).toBeNull();
  });

  it.each([
    ['questions', '/dataupload'],
    ['post', '/admin/texts'],
    ['article', '/admin/texts'],
  ] as const)('leads the author of %s to the form that changes it', async (kind, path) => {
    signInAs('author');
    const view = await openOne(
      proposalOf({ author: 'ada', state: 'changes-requested', type: kind, check: {} }),
    );
    const link = view.getByRole('link', { name: 'Change it' });
    expect(link.getAttribute('href')).toBe(`${path}?proposal=${SUMMARY.id}`);
  });

  it('is shown as it is now after somebody else changed it, also after an own step', async () => {
    signInAs('reviewer');
    const later = proposalOf({ state: 'changes-requested', version: 9 });
    const proposal = jest.fn(async () => later).mockResolvedValueOnce(proposalOf());
    const view = await openOne(later, {
      proposal,
      commentProposal: async () => proposalOf({ version: 4 }),
      reviewProposal: () => Promise.reject(refusal(409, 'The proposal was changed since you opened it.')),
    });
    type(view.getByLabelText('Comment'), 'Yes, it is.');
    await press(view, 'Add comment');
    await press(view, 'Approve');
    await settle();
    view.getByText('Somebody else changed this proposal. You see it as it is now.');
    view.getByText('Changes requested', { selector: 'span' });
    expect(button(view, 'Approve')).toBeNull();
  });

  it('is withdrawn by a dialog that says when it was published meanwhile', async () => {
    signInAs('author');
    const later = proposalOf({ author: 'ada', state: 'published', version: 9, check: {} });
    const proposal = jest.fn(async () => later).mockResolvedValueOnce(proposalOf({ author: 'ada' }));
    const withdrawProposal = () => Promise.reject(refusal(409, 'It was published.'));
    const view = await openOne(later, { proposal, withdrawProposal });
    await press(view, 'Withdraw');
    const [, confirm] = view.getAllByRole('button', { name: 'Withdraw', hidden: true });
    await act(async () => void confirm?.click());
    await settle();
    view.getByText('Somebody else changed this proposal. You see it as it is now.');
    expect(button(view, 'Withdraw')).toBeNull();
  });
});
