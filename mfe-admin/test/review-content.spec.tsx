import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Proposal } from '@mockingbird/contracts';
import { question } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
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
  summary: 'It would be stored.',
  commentCount: 0,
  fields: {},
  comments: [],
  steps: [],
  check: {},
  ...overrides,
});

async function openProposal(proposal: Proposal) {
  const texts = textCalls({
    storedText: async () => STORED,
    proposedText: async () => ({ proposal, changes: { title: 'Second steps' } }),
  });
  const view = await open(`/admin/review?id=${proposal.id}`, {
    api: { texts: async () => texts },
    staff: { proposal: async () => proposal },
  });
  await settle();
  return view;
}

beforeAll(forget);
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
});
