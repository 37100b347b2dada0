import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { lazyHall } from '../src/runner/hall/lazy-hall.js';
import { startState } from '../src/practice/selection.js';
import { choose, field, openTest, press, pressInDialog, submitTest } from './runner-actions.js';

const RESULT_KEY = 'mb:result:sample-exam-1';
const ATTEMPT_KEY = 'mb:attempt:sample-exam-1';

/** Four questions; the second option is right, and the first one has a mistake. */
const TEST = questionsResponse(
  [1, 2, 3, 4].map((number) =>
    question({
      questionId: `q-${number}`,
      questionText: `Ask ${number}?`,
      mistakes: [{ option: 0, text: 'You took one away.' }],
    }),
  ),
  { sections: [{ name: 'Maths', from: 1, to: 2 }], duration: 30 },
);

beforeEach(() => {
  localStorage.clear();
  // jsdom has no popover.
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const check = (number: number) =>
  fireEvent.click(within(field(number)).getByRole('button', { name: 'Check answer' }));
const answer = (number: number, letter: string) => {
  choose(number, letter);
  check(number);
};
const choosePractice = () => fireEvent.click(screen.getByRole('radio', { name: /^Practice/ }));
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

async function startPractice(state?: unknown) {
  const view = await openTest(TEST, state);
  choosePractice();
  press('Start practice');
  return view;
}

/** Simulates a crash: the page ends without any event. */
function crash(): void {
  const stored = localStorage.getItem(ATTEMPT_KEY);
  cleanup();
  localStorage.setItem(ATTEMPT_KEY, stored ?? '');
}

const mistakes = (...keys: string[]) => startState({ mode: 'practice', selection: { kind: 'wrong', keys } });

describe('practice', () => {
  it('is chosen beside the clock, and has none', async () => {
    await openTest(TEST);
    expect(screen.getByRole('combobox', { name: 'Your clock' })).toBeTruthy();
    choosePractice();
    expect(screen.queryByRole('combobox', { name: 'Your clock' })).toBeNull();
    expect(screen.getByText('No limit')).toBeTruthy();
    press('Start practice');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: /^Practice: / })).toBeTruthy();
  });

  it('shows answer, mistake and explanation after the check, and not before', async () => {
    await startPractice();
    choose(1, 'A');
    expect(field(1).textContent).not.toContain('Counting three on');
    check(1);
    expect(field(1).textContent).toContain('Not quite: the answer is B');
    expect(field(1).textContent).toContain('Why this option is tempting: You took one away.');
    expect(field(1).textContent).toContain('Counting three on from two gives five.');
    expect(document.activeElement?.textContent).toBe('Not quite: the answer is B');
    answer(2, 'B');
    expect(within(field(2)).getByRole('heading', { name: 'Right' })).toBeTruthy();
    expect(field(2).textContent).not.toContain('tempting');
  });

  it('checks nothing before an option is chosen', async () => {
    await startPractice();
    check(1);
    expect(within(field(1)).getAllByRole('radio')).toHaveLength(4);
    expect(within(field(1)).getByRole('button', { name: 'Check answer' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('ends with a summary, and practices the wrong ones again', async () => {
    const { moves } = await startPractice();
    answer(1, 'B');
    answer(2, 'A');
    answer(3, 'C');
    press('Finish practice');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Practice finished');
    expect(screen.getByText('1 of 3 answers right, 1 not answered.')).toBeTruthy();
    expect([fact('Right'), fact('Wrong'), fact('Not answered')]).toEqual(['1', '2', '1']);
    press('Practice my 2 mistakes again');
    expect(screen.getByText('Ask 2?')).toBeTruthy();
    expect(screen.getByText('Ask 3?')).toBeTruthy();
    expect(screen.queryByText('Ask 1?')).toBeNull();
    answer(1, 'B');
    answer(2, 'B');
    press('Finish practice');
    expect(screen.getByText('All 2 right. You can take the test now.')).toBeTruthy();
    press(/^Open /);
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
    expect(moves).toEqual([]);
  });

  it('practices what was not answered, and says when nothing was', async () => {
    await startPractice();
    press('Finish practice');
    expect(screen.getByText('You checked no answer this time.')).toBeTruthy();
    press('Practice the 4 not answered');
    expect(screen.getByText('Ask 4?')).toBeTruthy();
  });

  it('stores no result, sends no counts and leaves no attempt behind', async () => {
    await startPractice();
    answer(1, 'B');
    expect(localStorage.getItem(ATTEMPT_KEY)).not.toBeNull();
    press('Finish practice');
    expect(localStorage.getItem(RESULT_KEY)).toBeNull();
    expect(localStorage.getItem(ATTEMPT_KEY)).toBeNull();
  });

  it('asks before the student leaves with answers', async () => {
    await startPractice();
    answer(1, 'B');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
  });

  it('continues after a reload with the checked answers', async () => {
    await startPractice();
    answer(1, 'A');
    crash();
    await openTest(TEST);
    expect(screen.getByText(/Practice, 1 of 4 answered/)).toBeTruthy();
    expect(screen.queryByText(/clock was paused/)).toBeNull();
    press('Continue');
    expect(field(1).textContent).toContain('Not quite: the answer is B');
    expect(within(field(2)).getAllByRole('radio')).toHaveLength(4);
  });

  it('continues after a reload with a choice that was not checked', async () => {
    await startPractice();
    choose(3, 'B');
    choose(2, 'C');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    crash();
    await openTest(TEST);
    press('Continue');
    expect(within(field(2)).getAllByRole('radio')[2]).toHaveProperty('checked', true);
    expect(within(field(3)).getAllByRole('radio')[1]).toHaveProperty('checked', true);
    check(3);
    expect(within(field(3)).getByRole('heading', { name: 'Right' })).toBeTruthy();
    expect(field(2).textContent).not.toContain('Counting three on');
  });
});

describe('practice in the hall', () => {
  async function openHall() {
    await startPractice();
    press('One at a time');
    await act(async () => {
      await lazyHall.load();
    });
  }
  const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

  it('goes by keys: a letter chooses, the focus is on the button that checks', async () => {
    await openHall();
    key('a');
    expect(document.activeElement?.textContent).toBe('Check answer');
    press('Check answer');
    expect(screen.getByRole('heading', { name: 'Not quite: the answer is B' })).toBeTruthy();
    key('b');
    expect(screen.getByRole('heading', { name: 'Not quite: the answer is B' })).toBeTruthy();
    key('n');
    expect(screen.getByText('Ask 2?')).toBeTruthy();
    key('b');
    key('x');
    expect(screen.getByRole('button', { name: 'Check answer' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('forgets a choice that is ruled out, and takes that back for a choice', async () => {
    await openHall();
    choose(1, 'A');
    press('Rule out option A');
    expect(screen.getByRole('button', { name: 'Check answer' }).getAttribute('aria-disabled')).toBe('true');
    choose(1, 'A');
    expect(screen.getByRole('button', { name: 'Rule out option A' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  it('ends after the last question', async () => {
    await openHall();
    key('n');
    key('n');
    key('n');
    // The bar has such a button too, for phones.
    fireEvent.click(screen.getAllByRole('button', { name: 'Finish' }).at(-1) ?? document.body);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Practice finished');
  });

  it('has no accessibility faults', async () => {
    await openHall();
    choose(1, 'A');
    press('Check answer');
    expect(await findAccessibilityIssues(document.body)).toEqual([]);
  });
});

describe('some questions of a test', () => {
  it('are those of the link, until the student chooses all', async () => {
    await openTest(TEST, mistakes('q-2', 'q-4'));
    expect(fact('Questions')).toBe('2');
    expect(screen.getByRole('radio', { name: 'My 2 mistakes' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: 'All 4' }));
    expect(fact('Questions')).toBe('4');
    fireEvent.click(screen.getByRole('radio', { name: 'My 2 mistakes' }));
    press('Start practice');
    expect(document.querySelectorAll('fieldset[id^="question-"]')).toHaveLength(2);
    expect(screen.getByText('Ask 4?')).toBeTruthy();
  });

  it('are the same after a reload', async () => {
    await openTest(TEST, mistakes('q-2', 'q-4'));
    press('Start practice');
    answer(2, 'B');
    crash();
    await openTest(TEST);
    expect(screen.getByText(/Practice, 1 of 2 answered/)).toBeTruthy();
    press('Continue');
    expect(screen.getByText('Ask 4?')).toBeTruthy();
    expect(screen.queryByText('Ask 1?')).toBeNull();
    expect(field(2).textContent).toContain('Right');
  });

  it('of another revision are not continued', async () => {
    await openTest(TEST, mistakes('q-2'));
    press('Start practice');
    answer(1, 'B');
    crash();
    await openTest({ ...TEST, meta: { ...TEST.meta, revision: 'r2' } });
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('can be taken as an exam: with their share of the time, and without replacing the result', async () => {
    const taken = await openTest(TEST);
    press('Start');
    choose(1, 'B');
    submitTest();
    const whole = localStorage.getItem(RESULT_KEY);
    expect(taken.moves).toHaveLength(1);
    cleanup();
    const view = await openTest(TEST, mistakes('q-2'));
    fireEvent.click(screen.getByRole('radio', { name: /^Exam/ }));
    expect(screen.getByText('8 min')).toBeTruthy();
    press('Start');
    choose(1, 'B');
    press('Submit Test');
    pressInDialog('Submit Test');
    expect(view.moves[0]?.state).toMatchObject({ partOf: 4, questions: [{ questionId: 'q-2' }] });
    expect(localStorage.getItem(RESULT_KEY)).toBe(whole);
  });

  it.each([
    ['an unknown question', mistakes('q-9')],
    ['all questions', mistakes('q-1', 'q-2', 'q-3', 'q-4')],
    ['an unknown kind', { start: { mode: 'practice', selection: { kind: 'all', keys: ['q-1'] } } }],
    ['no keys', { start: { mode: 'practice', selection: { kind: 'wrong', keys: [] } } }],
    ['no list', { start: { mode: 'practice', selection: 'wrong' } }],
  ])('are the whole test for %s', async (_, state) => {
    await openTest(TEST, state);
    expect(fact('Questions')).toBe('4');
    expect(screen.getByRole('button', { name: 'Start practice' })).toBeTruthy();
  });

  it.each([undefined, 'x', { start: null }, { start: { mode: 'race' } }])(
    'and practice are not requested by %j',
    async (state) => {
      await openTest(TEST, state);
      expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
    },
  );
});

it('practice has no accessibility faults: start, questions, solutions, summary', async () => {
  const { container } = await openTest(TEST, mistakes('q-1', 'q-2'));
  expect(await findAccessibilityIssues(container)).toEqual([]);
  press('Start practice');
  answer(1, 'A');
  answer(2, 'B');
  expect(await findAccessibilityIssues(container)).toEqual([]);
  press('Finish practice');
  expect(await findAccessibilityIssues(container)).toEqual([]);
});
