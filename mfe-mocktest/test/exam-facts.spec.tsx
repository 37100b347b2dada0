import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Exam, RealExam } from '@mockingbird/contracts';
import { exam, examSummary, mockTest } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, screen, within } from '@testing-library/react';
import { markingText } from '../src/exam/facts/marking-text.js';
import { storeSummary } from '../src/record/attempts/attempt-summary.js';
import { storeLastResult } from '../src/record/results/store-last-result.js';
import { buildResult } from './record/build-result.js';
import { renderInBrowser, renderOnServer, resolvesWith } from './render.js';

const BADGE = 'data:image/svg+xml,%3Csvg%2F%3E';
const realExam: RealExam = {
  name: 'New York knowledge test',
  questions: 20,
  correct: 14,
  parts: [{ name: 'road signs', topics: ['Road signs'], questions: 4, correct: 2 }],
  source: 'https://dmv.ny.gov/',
  checked: '2026-11-25',
};
const tests = [
  mockTest({ testId: 'a', title: 'First', totalQuestions: 12, duration: 15, realExam }),
  mockTest({ testId: 'b', title: 'Second', totalQuestions: 46, duration: 60, realExam }),
];
const shown = (part: Partial<Exam> = {}) => ({
  url: '/exam/sample-exam',
  api: { exam: resolvesWith(exam({ mockTests: tests, ...part })) },
});
const region = (name: string) => screen.getByRole('region', { name });
const comparison = 'The real exam and our tests';
const rows = () =>
  [...region(comparison).querySelectorAll('dl')].map((list) =>
    [...list.children].map((row) => [...row.children].map(({ textContent }) => textContent)),
  );
const sourced = (text: string, day: string) => ({
  info: `${text} Source: [Board](https://example.org/). Checked on ${day}.`,
});

beforeEach(() => localStorage.clear());

describe('the real exam beside the tests here', () => {
  it('has the figures of the published rule and of the tests', async () => {
    const { container } = await renderInBrowser(shown());
    expect(rows()).toEqual([
      [
        ['Questions', '20'],
        ['To pass', '14 right (70%)'],
        ['Road signs', '2 of 4 right'],
      ],
      [
        ['Tests', '2'],
        ['Questions in a test', '12 to 46'],
        ['Minutes in a test', '15 to 60'],
        ['Marks', '+2 right, -0.5 wrong'],
        ['To pass', '70% of the marks'],
      ],
    ]);
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });

  it('has the sentences about the real exam, which the key information does not repeat', async () => {
    const mockTests = [mockTest({ duration: 0 })];
    const keyInformation = [
      sourced('The real paper has 100 questions.', '20 November 2026'),
      { info: 'English may be replaced.' },
    ];
    await renderInBrowser(shown({ mockTests, keyInformation }));
    expect(region(comparison).textContent).toContain('The real paper has 100 questions. Source: Board.');
    expect(region('Key information').textContent).toBe('Key informationEnglish may be replaced.');
    expect(rows()).toEqual([
      [
        ['Tests', '1'],
        ['Questions in a test', '2'],
        ['Marks', '+2 right, -0.5 wrong'],
        ['To pass', '70% of the marks'],
      ],
    ]);
  });

  it('says that a test with a score has no pass mark', async () => {
    await renderInBrowser(shown({ mockTests: [mockTest({ scoreEstimate: 'act' })] }));
    expect(rows()[0]).toEqual([['Result', 'A score, no pass mark']]);
  });

  it('is absent where nothing is known of it, and names no rule that differs between the tests', async () => {
    const { html } = await renderOnServer(shown({ mockTests: [mockTest()] }));
    expect(html).not.toContain(comparison);
    const others = [...tests.slice(0, 1), mockTest({ testId: 'b', realExam: { ...realExam, correct: 15 } })];
    expect((await renderOnServer(shown({ mockTests: others }))).html).not.toContain(comparison);
  });
});

describe('the day on which sources were checked', () => {
  const days = (text: string | null) => text?.match(/hecked on \d+ \w+ \d+/g);

  it('is shown once when all sources share it', async () => {
    const keyInformation = [
      sourced('The real test has 20 questions.', '25 November 2026'),
      sourced('A rule is new.', '25 November 2026'),
      { info: 'No source.' },
    ];
    const { container } = await renderInBrowser(shown({ keyInformation }));
    expect(days(container.textContent)).toEqual(['hecked on 25 November 2026']);
    screen.getByText('All sources were checked on 25 November 2026.');
    expect(region('Key information').textContent).toContain('A rule is new. Source: Board.');
  });

  it.each([
    ['differs', ['20 November 2026', '23 November 2026']],
    ['belongs to one source', ['20 November 2026']],
  ])('stays in its line when it %s', async (_, list) => {
    const keyInformation = list.map((day, index) => sourced(`Rule ${index}.`, day));
    const { container } = await renderInBrowser(shown({ keyInformation }));
    expect(days(container.textContent)).toEqual(list.map((day) => `hecked on ${day}`));
    expect(container.textContent).not.toContain('All sources');
  });
});

describe('the main button of an exam', () => {
  const button = () => screen.getByRole('link', { name: /^(Start|Continue|Repeat) (First|Second)$/ });
  const storeResult = (testId: string) => storeLastResult(buildResult({ testId }));

  it('starts the first test for the server and for a first visitor', async () => {
    expect((await renderOnServer(shown())).html).toContain('>Start First</a>');
    const view = await renderInBrowser(shown());
    act(() => button().click());
    expect(view.moves).toEqual([
      { to: '/mocktest/sample-exam/a', state: { test: expect.objectContaining({ testId: 'a' }) } },
    ]);
  });

  it('starts the first test without a result, continues an open one, and repeats when all are taken', async () => {
    storeResult('a');
    await renderInBrowser(shown());
    expect(button().textContent).toBe('Start Second');
    cleanup();
    storeSummary({
      ...{ testId: 'b', examId: 'sample-exam', title: 'Second', address: '/mocktest/sample-exam/b' },
      ...{ attemptId: 'a-1', answered: 1, total: 46, section: 0, sections: 0, isPractice: false },
      ...{ remainingMs: 1_000, updatedAt: 1 },
    });
    await renderInBrowser(shown());
    expect(button().textContent).toBe('Continue Second');
    cleanup();
    storeResult('b');
    await renderInBrowser(shown());
    expect(button().textContent).toBe('Repeat First');
  });

  it('is absent without a test', async () => {
    const { html } = await renderOnServer(shown({ mockTests: [] }));
    expect(html).not.toContain('>Start ');
  });
});

describe('the marks on the card of a test', () => {
  it.each([
    [{}, '+2 right, -0.5 wrong'],
    [{ marksPerQuestion: 1, negativeMarksPerQuestion: '1/3' }, '+1 right, -1/3 wrong'],
    [{ negativeMarksPerQuestion: 0 }, '+2 right, wrong costs nothing'],
    [{ sections: [{ name: 'Maths', from: 1, to: 2, marks: '6/7' }] }, 'Marks differ by section'],
    [{ sections: [{ name: 'Maths', from: 1, to: 2 }] }, '+2 right, -0.5 wrong'],
  ])('with %j are "%s"', (part, text) => {
    expect(markingText(mockTest(part))).toBe(text);
  });

  it('are beside its questions and minutes', async () => {
    await renderInBrowser(shown());
    const [card] = within(region('Mock tests')).getAllByRole('article');
    screen.getByText('Each test: +2 right, -0.5 wrong.');
    expect(card?.textContent).toContain('Questions: 12 Total Marks: 4 15 minutes');
  });
});

describe('the badge of an exam', () => {
  const pictures = (html: string) => html.match(/<img[^>]*>/g) ?? [];

  it('is at its title, as decoration', async () => {
    const { html } = await renderOnServer(shown({ imageUrl: BADGE }));
    expect(pictures(html)).toEqual([expect.stringContaining('alt=""')]);
    expect(html).toContain(BADGE);
  });

  it('is on the cards of all mock tests and of topics that have one', async () => {
    const exams = [examSummary({ examId: 'percentage', imageUrl: BADGE }), examSummary({ examId: 'other' })];
    for (const url of ['/practice-tests', '/aptitude']) {
      const { html } = await renderOnServer({ url, api: { allExams: resolvesWith(exams) } });
      expect(pictures(html)).toEqual([expect.stringContaining(BADGE)]);
    }
  });

  it('is left out when it is a large inlined picture', async () => {
    const imageUrl = `data:image/png;base64,${'A'.repeat(5_000)}`;
    const api = { allExams: resolvesWith([examSummary({ examId: 'percentage', imageUrl })]) };
    for (const view of [shown({ imageUrl }), { url: '/practice-tests', api }, { url: '/aptitude', api }])
      expect(pictures((await renderOnServer(view)).html)).toEqual([]);
  });
});
