import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChangeDifference, HistoryEntry, QuestionsDifference } from '@mockingbird/contracts';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { formatBlocks } from '../src/history/difference/blocks-text.js';
import { differenceCode } from '../src/history/difference/difference-code.js';
import { markLines } from '../src/history/difference/mark-lines.js';
import { markWords } from '../src/history/difference/mark-words.js';
import { forget, open, refusal, signInAs } from './support.js';
import { press, pressFocused, settle } from './upload-support.js';

const entry: HistoryEntry = {
  id: '1',
  type: 'exam',
  outcome: 'replaced',
  examId: 'SSC_CGL',
  by: 'grace',
  at: '2026-11-20T17:05:00.000Z',
  counts: { exams: 1, tests: 0, questions: 0 },
  undoable: true,
};
const question = (questionText: string, correctAnswer = 0) => ({
  questionId: 'q1',
  questionText,
  options: ['One', 'Two'],
  correctAnswer,
});
const ofQuestions = (more: Partial<QuestionsDifference> = {}): QuestionsDifference => ({
  revisionBefore: 'a'.repeat(32),
  revisionAfter: 'b'.repeat(32),
  counts: { removed: 0, changed: 1, added: 0, same: 99 },
  isReordered: false,
  questions: [
    {
      change: 'changed',
      questionId: 'q1',
      before: question('What is $x$ now?'),
      after: question('What is $x$ then?', 1),
    },
  ],
  math: { x: '<math><mi>x</mi></math>' },
  ...more,
});

async function openDifference(difference: () => Promise<ChangeDifference>) {
  await differenceCode.load();
  const auditLog = async () => ({ data: [entry], meta: { seeded: 0 } });
  const calls = jest.fn(difference);
  const view = await open('/admin/history', { staff: { auditLog }, calls: { difference: calls } });
  await settle();
  const button = await pressFocused(view, 'Show what changed in: Exam SSC_CGL');
  await settle();
  return { view, calls, button };
}

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the difference of a change', () => {
  it('marks words with elements and with text for screen readers', async () => {
    const fields = [
      { field: 'title', change: 'changed', before: 'The old title', after: 'The new title' },
      { field: 'seo.keywords', change: 'added', after: 'words' },
    ] as const;
    const { view, button } = await openDifference(async () => ({ entry, fields: [...fields] }));
    const marks = [...view.container.querySelectorAll('dd')].map((field) => field.innerHTML);
    expect(marks[0]).toMatch(/^<span[^>]*><span>The <\/span><del>.*removed:.*old.*<\/del><ins>.*added:.*new/);
    expect(view.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Title changed',
      'Keywords for search engines added',
    ]);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    await press(view, 'Hide what changed in: Exam SSC_CGL');
    expect(view.queryByRole('term')).toBeNull();
  });

  it('shows the changed parts of questions, and both versions with their formulas', async () => {
    const { view } = await openDifference(async () => ({ entry, questions: ofQuestions() }));
    view.getByText(/Questions removed: 0, changed: 1, added: 0\. 99 questions are the same\./);
    expect(view.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Question text changed',
      'Right answer changed',
    ]);
    expect(view.container.querySelectorAll('details math')).toHaveLength(2);
  });

  it('loads more questions on request', async () => {
    const added = { change: 'added', questionId: 'q2', after: question('Later?') } as const;
    const pages = [ofQuestions({ next: 100 }), ofQuestions({ questions: [added] })];
    const { view, calls } = await openDifference(async () => ({
      entry,
      ...(pages.length > 0 && { questions: pages.shift() }),
    }));
    await press(view, 'Show more questions');
    view.getByText('q2');
    expect(calls.mock.calls.map((call: unknown[]) => call[1])).toEqual([undefined, 100]);
    expect(view.queryByRole('button', { name: 'Show more questions' })).toBeNull();
  });

  it('says what is missing, and why it could not be loaded', async () => {
    const { view } = await openDifference(async () => ({ entry, missing: 'questions' }));
    view.getByText(/no longer stored/);
    view.unmount();
    const failed = await openDifference(() => Promise.reject(refusal(503, 'The database is unavailable.')));
    failed.view.getByText('The database is unavailable.');
  });

  it('shows a text in the words of its editor, and only the lines of its Markdown around a change', async () => {
    const lines = Array.from({ length: 20 }, (_, line) => `Line ${line}\n`).join('');
    const body = (word: string) => [
      { kind: 'richText', body: `${lines}The ${word} line\n${lines}` },
      { kind: 'media', file: { url: '/media/a.webp', alternativeText: 'A map' } },
      { kind: 'quote', title: 'Ada', body: 'Said so' },
    ];
    const { view } = await openDifference(async () => ({
      entry: { ...entry, type: 'post', examId: '', textId: 'post.first' },
      fields: [
        { field: 'hidden', change: 'changed', before: true, after: false },
        { field: 'blocks', change: 'changed', before: body('old'), after: body('new') },
      ],
    }));
    expect(view.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Shown to readers changed',
      'Text changed',
    ]);
    const [shown, text] = view.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(shown).toBe('removed: No (end) added: Yes (end) ');
    expect(text).toBe(
      '18 lines are the same.Line 18\nLine 19\nThe removed: old (end) added: new (end)  line\nLine 0\nLine 1\n24 lines are the same.',
    );
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('shows the parts of a text as its editor writes them', () => {
    expect(
      formatBlocks([
        { kind: 'richText', body: '## A' },
        { kind: 'media', file: { url: '/media/a.webp', alternativeText: 'A map', caption: 'Below' } },
        { kind: 'quote', title: 'Ada', body: 'One\nTwo' },
      ]),
    ).toBe('## A\n\n![A map](/media/a.webp)\nBelow\n\n> One\n> Two\n> (Ada)');
  });

  it('compares long texts line by line, and folds what is far from a change', () => {
    expect(markLines('a\nb\nc\nd\ne\nf\n', 'a\nb\nc\nd\ne\nf\ng\n')).toEqual([
      { kind: 'folded', lines: 4 },
      { kind: 'same', text: 'e\nf\n' },
      { kind: 'added', text: 'g\n' },
    ]);
    expect(markLines('a\nb\n', 'b\n')).toEqual([
      { kind: 'removed', text: 'a\n' },
      { kind: 'same', text: 'b\n' },
    ]);
  });

  it('compares texts word by word', () => {
    expect(markWords('a b c', 'a x c')).toEqual([
      { kind: 'same', text: 'a ' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: ' c' },
    ]);
  });
});
