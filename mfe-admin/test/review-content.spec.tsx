import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FieldChange, Proposal } from '@mockingbird/contracts';
import type { AdminCalls } from '@mockingbird/platform';
import { question } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { differenceCode } from '../src/history/difference/difference-code.js';
import { forget, open, signInAs } from './support.js';
import { STORED, textCalls } from './texts-support.js';
import { resultOf, settle } from './upload-support.js';

const proposalOf = (overrides: Partial<Proposal>): Proposal => ({
  id: 'a'.repeat(32),
  state: 'in-review',
  version: 1,
  type: 'questions',
  author: 'ann',
  createdAt: '2026-11-20T17:05:00.000Z',
  updatedAt: '2026-11-20T17:05:00.000Z',
  summary: 'It can be stored.',
  commentCount: 0,
  fields: {},
  comments: [],
  steps: [],
  check: {},
  ...overrides,
});

async function openProposal(proposal: Proposal, calls: Partial<AdminCalls> = {}) {
  const texts = textCalls({
    storedText: async () => STORED,
    proposedText: async () => ({ proposal, changes: { title: 'Second steps' } }),
  });
  const view = await open(`/admin/review?id=${proposal.id}`, {
    api: { texts: async () => texts },
    staff: { proposal: async () => proposal },
    calls,
  });
  await settle();
  return view;
}

/** The removed and added words, without what screen readers hear about them. */
const marks = (view: Awaited<ReturnType<typeof openProposal>>) =>
  [...view.container.querySelectorAll('dd del, dd ins')].map(({ textContent }) =>
    textContent.replace(/^(removed|added): /, '').replace(/ \(end\) $/, ''),
  );

beforeAll(async () => {
  forget();
  await differenceCode.load();
});
beforeEach(() => signInAs('reviewer'));

describe('what a reviewer sees', () => {
  it('is a proposed text as readers will see it', async () => {
    const check = { result: resultOf({ type: 'post', message: 'One post would change.', dryRun: true }) };
    const view = await openProposal(
      proposalOf({ type: 'post', fields: { uploadType: 'post', slug: 'first-steps' }, check }),
    );
    view.getByRole('heading', { name: 'What readers will see' });
    view.getByRole('heading', { name: 'Second steps' });
    view.getByText('Hello.');
    expect(view.queryByRole('heading', { name: 'What students will see' })).toBeNull();
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('is the changed and added questions of a test, with their numbers', async () => {
    const questions = Array.from({ length: 26 }, (_, index) => question({ questionId: `q${index + 1}` }));
    const none = { count: 0, ids: [] };
    const questionChanges = {
      removed: none,
      changed: { count: 1, ids: ['q3'] },
      added: { count: 1, ids: ['q26'] },
      same: 24,
    };
    const result = resultOf({ dryRun: true, questionChanges, preview: { questions, math: {} } });
    const view = await openProposal(proposalOf({ check: { result } }));
    const shown = view.getAllByRole('article').map((article) => article.querySelector('h3')?.textContent);
    expect(shown).toEqual(['Question 3', 'Question 26']);
  });

  it('is the changed words of a text, by the names of the editor', async () => {
    const blocks = (body: string) => [{ kind: 'richText', body }];
    const changes: FieldChange[] = [
      { field: 'blocks', change: 'changed', before: blocks('A red light.'), after: blocks('A green light.') },
      { field: 'seo.metaTitle', change: 'added', after: 'Lights' },
    ];
    const check = { result: resultOf({ type: 'post', message: 'Would change.', dryRun: true, changes }) };
    const view = await openProposal(
      proposalOf({ type: 'post', fields: { uploadType: 'post', slug: 'first-steps' }, check }),
    );
    const terms = [...view.container.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(terms).toEqual(['Text changed', 'Title in results added']);
    expect(marks(view)).toEqual(['red', 'green', 'Lights']);
    expect(view.container.textContent).not.toContain('blocks');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('is the changed words of a question, against the stored one', async () => {
    const before = question({ questionId: 'q1', questionText: 'Is red stop?' });
    const gone = question({ questionId: 'q2', questionText: 'Gone?' });
    const after = { ...before, questionText: 'Is red go?' };
    const none = { count: 0, ids: [] };
    const questionChanges = {
      removed: { count: 1, ids: ['q2'] },
      changed: { count: 1, ids: ['q1'] },
      added: none,
      same: 1,
    };
    const result = resultOf({
      dryRun: true,
      revision: 'r1',
      questionChanges,
      preview: { questions: [after], math: {} },
    });
    const storedQuestions = async (testId: string) => ({ testId, questions: [before, gone], revision: 'r1' });
    const view = await openProposal(proposalOf({ testId: 'ssc-cgl-1', check: { result } }), {
      storedQuestions,
    });
    view.getByText(/^Removes 1, changes 1, adds 0\./);
    expect(marks(view).slice(0, 3)).toEqual(['stop', 'go', 'Gone?']);
    const [first] = view.container.querySelectorAll('dt');
    expect(first?.textContent).toBe('Question text changed');
  });

  it('says that it shows the first questions only, and no words of questions that others published', async () => {
    const before = question({ questionId: 'q1', questionText: 'Is red stop?' });
    const none = { count: 0, ids: [] };
    const questionChanges = { removed: none, changed: { count: 120, ids: ['q1'] }, added: none, same: 1 };
    const preview = { questions: [{ ...before, questionText: 'Is red go?' }], math: {} };
    const result = resultOf({ dryRun: true, revision: 'r1', questionChanges, preview });
    const proposal = proposalOf({ testId: 'ssc-cgl-1', check: { result } });
    const stored = (revision: string) => ({
      storedQuestions: async (testId: string) => ({ testId, questions: [before], revision }),
    });
    const first = await openProposal(proposal, stored('r1'));
    first.getByText('These are the first 1 of 120 changed and removed questions.');
    first.unmount();
    const view = await openProposal(proposal, stored('r2'));
    view.getByText(/^Somebody has published these questions meanwhile\./);
    expect(marks(view)).toEqual([]);
  });

  it('says why the words of a question cannot be shown, and tries again', async () => {
    const some = { count: 1, ids: ['q1'] };
    const none = { count: 0, ids: [] };
    const questionChanges = { removed: none, changed: some, added: none, same: 1 };
    const result = resultOf({ dryRun: true, questionChanges });
    const view = await openProposal(proposalOf({ testId: 'ssc-cgl-1', check: { result } }), {
      storedQuestions: () => Promise.reject(new Error('away')),
    });
    view.getByText('The difference could not be loaded');
    view.getByRole('button', { name: 'Try again' });
  });
});
