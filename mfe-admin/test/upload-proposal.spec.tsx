import { beforeEach, expect, it, jest } from '@jest/globals';
import type { Proposal } from '@mockingbird/contracts';
import type { StaffCalls } from '@mockingbird/platform';
import { forget, open, otherVersion, refusal, signInAs } from './support.js';
import { press, recordUploads, resultOf, settle, status, type, valueOf } from './upload-support.js';

const FIELDS = {
  uploadType: 'exam',
  examId: 'NEW_EXAM',
  title: 'Mine',
  description: 'About it.',
  marksPerQuestion: '2',
  negativeMarksPerQuestion: '0',
  totalQuestions: '10',
  totalMarks: '20',
  duration: '60',
  passingScore: '10',
  difficulty: 'medium',
  topics: 'Algebra',
};
const proposalOf = (version: number, title: string): Proposal => ({
  id: 'p1',
  state: 'draft',
  version,
  type: 'exam',
  examId: 'NEW_EXAM',
  author: 'ada',
  createdAt: '2026-11-20T17:05:00.000Z',
  updatedAt: '2026-11-20T17:05:00.000Z',
  summary: '',
  commentCount: 0,
  fields: { ...FIELDS, title },
  comments: [],
  steps: [],
  check: {},
});

beforeEach(forget);

it('the form of a proposal replaces the version on the screen, and loads a later one on request', async () => {
  signInAs('author');
  const checked = resultOf({ type: 'exam', dryRun: true });
  const proposal = jest.fn<StaffCalls['proposal']>(async () => proposalOf(2, 'Mine'));
  const propose = jest.fn<StaffCalls['propose']>(async () => proposalOf(4, 'Both'));
  propose.mockRejectedValueOnce(otherVersion());
  const view = await open('/dataupload?proposal=p1', {
    calls: {
      upload: recordUploads(checked, checked, checked).upload,
      storedExam: async () => Promise.reject(refusal(404, 'There is no such exam.')),
    },
    staff: { proposal, propose },
  });
  await settle();
  type(view, 'Title', 'Mine too');
  await press(view, 'Check first');
  await press(view, 'Send for review');
  expect(propose.mock.calls[0]?.[1].replaces).toEqual({ id: 'p1', version: 2 });
  expect(status(view)).toContain('Not sent for review: The proposal was changed since you opened it.');
  expect(view.queryByRole('button', { name: 'Check again' })).toBeNull();
  proposal.mockResolvedValueOnce(proposalOf(3, 'Theirs'));
  await press(view, 'Load the stored form');
  expect(status(view)).toContain('This is the stored form.');
  expect(valueOf(view, 'Title')).toBe('Theirs');
  await press(view, 'Check first');
  await press(view, 'Send for review');
  expect(propose.mock.calls[1]?.[1].replaces).toEqual({ id: 'p1', version: 3 });
  // The next one replaces what was just sent.
  type(view, 'Title', 'Mine once more');
  await press(view, 'Check first');
  await press(view, 'Send for review');
  expect(propose.mock.calls[2]?.[1].replaces).toEqual({ id: 'p1', version: 4 });
});
