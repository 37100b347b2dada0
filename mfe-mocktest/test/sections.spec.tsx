import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QuestionsResponse } from '@mockingbird/contracts';
import { question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { lazyHall } from '../src/runner/hall/lazy-hall.js';
import { choose, openTest, pass, press, pressInDialog, startAttempt, useFakeTime } from './runner-actions.js';

const STORAGE_KEY = 'mb:attempt:sample-exam-1';
const MINUTE = 60;

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn();
  HTMLElement.prototype.hidePopover = jest.fn();
  useFakeTime();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Five questions in three sections of 3, 2 and 5 minutes. */
const inSections = (meta: Partial<QuestionsResponse['meta']> = {}): QuestionsResponse =>
  questionsResponse(
    Array.from({ length: 5 }, (_, index) =>
      question({ questionId: `q-${index + 1}`, questionText: `Text ${index + 1}?` }),
    ),
    {
      duration: 10,
      sectionRule: 'locked',
      sections: [
        { name: 'Reasoning', from: 1, to: 2, minutes: 3 },
        { name: 'Awareness', from: 3, to: 3, minutes: 2 },
        { name: 'English', from: 4, to: 5, minutes: 5 },
      ],
      ...meta,
    },
  );

const clock = () => screen.getByRole('timer').textContent;
const shown = () =>
  screen.getAllByRole('heading', { level: 2, name: /^Question/ }).map(({ textContent }) => textContent);
const place = () => screen.getByText(/^Section \d of 3$/).parentElement?.textContent;
const notice = () => screen.queryByRole('alert')?.textContent;
const dialog = () => screen.queryByRole('dialog');

async function openHall(test = inSections()) {
  const view = await startAttempt(test);
  press('One at a time');
  await act(async () => void (await lazyHall.load()));
  return view;
}

/** axe needs the real time. */
function accessibilityIssues() {
  jest.useRealTimers();
  return findAccessibilityIssues();
}

const autofocused = () => screen.getByRole('dialog').querySelector('[autofocus]')?.textContent;

/** Ends the page without any event. */
function crash(): void {
  const stored = localStorage.getItem(STORAGE_KEY);
  cleanup();
  localStorage.setItem(STORAGE_KEY, stored ?? '');
}

/** The device sleeps: its wall clock goes on, and its timers do not. */
function sleep(seconds: number): void {
  jest.setSystemTime(Date.now() + seconds * 1_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('the start of a test with locked sections', () => {
  it('says the minutes of each section, the lock and the way of the clock', async () => {
    await openTest(inSections());
    const table = screen.getByRole('table', {
      name: 'Sections: in this order, each locked after its time',
    });
    expect(within(table).getByRole('row', { name: 'English 4 to 5 5' })).toBeTruthy();
    expect(screen.getByText(/Each of the 3 sections has its own time, 10 minutes in all/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Your clock'), { target: { value: '1.5' } });
    expect(within(table).getByRole('row', { name: 'English 4 to 5 7:30' })).toBeTruthy();
    expect(screen.getByText(/its own time, 15 minutes in all/)).toBeTruthy();
    expect(await accessibilityIssues()).toEqual([]);
  });

  it('says that all sections are open without a clock, and leaves them so', async () => {
    await openTest(inSections());
    fireEvent.change(screen.getByLabelText('Your clock'), { target: { value: '0' } });
    screen.getByRole('table', { name: 'Sections: all open, because you chose no clock' });
    expect(screen.getByText(/This test has no clock/)).toBeTruthy();
    press('Start');
    expect(shown()).toHaveLength(5);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Finish this section' })).toBeNull();
  });

  it('calls minutes of free sections suggested, and shows marks and penalties of their own', async () => {
    const [first, second, third] = inSections().meta.sections ?? [];
    const sections = [first, second, third].flatMap((each) => (each ? [each] : []));
    await openTest(
      inSections({
        sectionRule: undefined,
        sections: sections.map((each, index) => ({ ...each, ...(index === 1 && { negativeMarks: '1/3' }) })),
      }),
    );
    const table = screen.getByRole('table', { name: 'Sections' });
    const titles = within(table).getAllByRole('columnheader');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Section',
      'Questions',
      'Suggested minutes',
      'Wrong answer',
    ]);
    within(table).getByRole('row', { name: 'Awareness 3 to 3 2 -1/3' });
    press('Start');
    expect([clock(), shown().length]).toEqual(['Time left 10:00', 5]);
  });

  it('multiplies the clock of every section', async () => {
    await openTest(inSections());
    fireEvent.change(screen.getByLabelText('Your clock'), { target: { value: '2' } });
    press('Start');
    expect(clock()).toBe('Time left 06:00');
    pass(6 * MINUTE);
    expect(clock()).toBe('Time left 04:00');
  });
});

describe('a test with locked sections in the list', () => {
  it('shows the open section only, with its own clock', async () => {
    await startAttempt(inSections());
    expect(shown()).toEqual(['Question 1', 'Question 2']);
    expect(clock()).toBe('Time left 03:00');
    expect(place()).toBe('Section 1 of 3 Reasoning 0 of 2 answered');
    choose(2, 'A');
    expect(place()).toBe('Section 1 of 3 Reasoning 1 of 2 answered');
    expect(await accessibilityIssues()).toEqual([]);
  });

  it('opens the next section at zero, says so, and moves the focus to its first question', async () => {
    const view = await startAttempt(inSections());
    choose(1, 'B');
    pass(3 * MINUTE - 1);
    expect(shown()).toEqual(['Question 1', 'Question 2']);
    pass(1);
    expect(shown()).toEqual(['Question 3']);
    expect(notice()).toBe('Time for Reasoning is up. Section 2, Awareness, has started.');
    expect([clock(), place()]).toEqual(['Time left 02:00', 'Section 2 of 3 Awareness 0 of 1 answered']);
    expect(document.activeElement?.textContent).toBe('Question 3');
    expect(view.moves).toEqual([]);
    choose(3, 'A');
    expect(notice()).toBeUndefined();
  });

  it('submits at the end of the last section, with the answers of all of them', async () => {
    const view = await startAttempt(inSections());
    choose(1, 'B');
    pass(3 * MINUTE);
    choose(3, 'A');
    pass(2 * MINUTE);
    choose(5, 'C');
    pass(5 * MINUTE);
    expect(view.moves).toMatchObject([
      {
        to: '/results/sample-exam-1',
        state: {
          endedBy: 'clock',
          questions: [{ userAnswer: 1 }, {}, { userAnswer: 0 }, {}, { userAnswer: 2 }],
        },
      },
    ]);
  });

  it('announces half time and the last minutes of each section', async () => {
    await startAttempt(inSections());
    const spoken = () => screen.getAllByRole('status')[1]?.textContent;
    expect(spoken()).toBe('');
    pass(1.5 * MINUTE);
    expect(spoken()).toBe('Half time: 1 minute and 30 seconds left');
    pass(0.5 * MINUTE);
    expect(spoken()).toBe('1 minute left');
    pass(MINUTE);
    expect(spoken()).toBe('');
    pass(MINUTE);
    expect(spoken()).toBe('Half time: 1 minute left');
  });
});

describe('finishing a section', () => {
  it('asks first, with the number of unanswered questions and the loss', async () => {
    await startAttempt(inSections());
    choose(1, 'B');
    press('Finish this section');
    const text = dialog()?.textContent ?? '';
    expect(text).toContain('1 question of this section has no answer.');
    expect(text).toContain("You can't return to Reasoning, and the 03:00 left in it are lost.");
    expect(text).toContain('The next section, Awareness, has its own time.');
    expect(autofocused()).toBe('Go to the first unanswered');
    pressInDialog('Go to the first unanswered');
    expect([dialog(), document.activeElement?.textContent]).toEqual([null, 'Question 2']);
    expect(shown()).toEqual(['Question 1', 'Question 2']);
    press('Finish this section');
    expect(await accessibilityIssues()).toEqual([]);
  });

  it('opens the next section with its whole time, without a return', async () => {
    await startAttempt(inSections());
    pass(MINUTE);
    press('Finish this section');
    pressInDialog('Finish and go on');
    expect(shown()).toEqual(['Question 3']);
    expect(clock()).toBe('Time left 02:00');
    expect(notice()).toBe('You finished Reasoning. Section 2, Awareness, has started.');
    expect(screen.queryByRole('button', { name: /Reasoning/ })).toBeNull();
  });

  it('is not offered in the last section, where Submit Test ends the test', async () => {
    await startAttempt(inSections());
    pass(5 * MINUTE);
    expect(shown()).toEqual(['Question 4', 'Question 5']);
    expect(screen.queryByRole('button', { name: 'Finish this section' })).toBeNull();
    press('Submit Test');
    expect(dialog()?.textContent).not.toContain('will not open');
  });

  it('closes its dialog when the time is up, and a late press does not end the next section', async () => {
    await startAttempt(inSections());
    press('Finish this section');
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Finish and go on' });
    pass(3 * MINUTE);
    expect([dialog(), shown()]).toEqual([null, ['Question 3']]);
    expect(notice()).toContain('Time for Reasoning is up.');
    expect(document.activeElement?.textContent).toBe('Question 3');
    fireEvent.click(confirm);
    expect(shown()).toEqual(['Question 3']);
    press('Finish this section');
    expect(dialog()?.textContent).toContain("You can't return to Awareness,");
  });
});

describe('submitting before the last section', () => {
  it('says which sections will not open, and focuses what loses nothing', async () => {
    const view = await startAttempt(inSections());
    choose(1, 'A');
    choose(2, 'A');
    press('Submit Test');
    expect(dialog()?.textContent).toContain(
      'This ends the whole test, not only Reasoning. Awareness and English will not open.',
    );
    expect(dialog()?.textContent).toContain('Time left in this section03:00');
    expect(autofocused()).toBe('Cancel');
    pressInDialog('Submit Test');
    expect(view.moves).toMatchObject([{ to: '/results/sample-exam-1', state: { endedBy: 'candidate' } }]);
  });

  it('closes the summary when the section ends: it was about another section', async () => {
    const view = await startAttempt(inSections());
    press('Submit Test');
    pass(3 * MINUTE);
    expect([dialog(), view.moves]).toEqual([null, []]);
    expect(notice()).toContain('Section 2, Awareness, has started.');
    press('Submit Test');
    expect(dialog()?.textContent).toContain('not only Awareness. English will not open.');
  });
});

describe('locked sections and a device', () => {
  it('continue after a crash with the section and its time', async () => {
    await startAttempt(inSections());
    pass(3 * MINUTE);
    choose(3, 'D');
    pass(30);
    crash();
    pass(20 * MINUTE);
    await openTest(inSections());
    expect(screen.getByText(/Section 2 of 3, 01:30 left, 1 of 5 answered/)).toBeTruthy();
    press('Continue');
    expect([shown(), clock()]).toEqual([['Question 3'], 'Time left 01:30']);
    pass(90);
    expect(shown()).toEqual(['Question 4', 'Question 5']);
  });

  it('end in order when the device sleeps over two of them', async () => {
    await startAttempt(inSections());
    choose(1, 'B');
    sleep(6 * MINUTE);
    expect(notice()).toBe('Time for sections 1 and 2 is up. Section 3, English, has started.');
    expect([shown(), clock()]).toEqual([['Question 4', 'Question 5'], 'Time left 04:00']);
  });

  it('get no time back when the clock of the device is set back', async () => {
    await startAttempt(inSections());
    pass(4 * MINUTE);
    sleep(-60 * MINUTE);
    expect([shown(), clock()]).toEqual([['Question 3'], 'Time left 01:00']);
  });

  it('run with the one clock of the test where they do not fit its questions', async () => {
    await startAttempt(inSections({ sections: [{ name: 'A', from: 1, to: 4, minutes: 10 }] }));
    expect([shown().length, clock()]).toEqual([5, 'Time left 10:00']);
  });
});

describe('a test with locked sections in the hall', () => {
  const palette = () => screen.getByRole('navigation', { name: 'Questions', hidden: true });
  const groups = () =>
    within(palette())
      .getAllByRole('heading', { hidden: true })
      .map(({ textContent }) => textContent);
  const buttons = () =>
    within(palette())
      .getAllByRole('button', { name: /^Question/, hidden: true })
      .map(({ textContent }) => textContent);
  const key = (name: string) => fireEvent.keyDown(document, { key: name });

  it('shows other sections as locked, and later as finished', async () => {
    await openHall();
    expect([shown(), buttons()]).toEqual([['Question 1 of 5'], ['1', '2']]);
    expect(groups()).toEqual(['Reasoning', 'AwarenessLocked: opens later', 'EnglishLocked: opens later']);
    choose(1, 'A');
    pass(3 * MINUTE);
    expect(groups()).toEqual([
      'ReasoningFinished: 1 of 2 answered',
      'Awareness',
      'EnglishLocked: opens later',
    ]);
    expect([shown(), buttons()]).toEqual([['Question 3 of 5'], ['3']]);
    expect(document.activeElement?.textContent).toBe('Question 3 of 5');
    expect(await accessibilityIssues()).toEqual([]);
  });

  it('goes back no further than the first question of the section', async () => {
    await openHall();
    pass(5 * MINUTE);
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
    press('Previous');
    key('p');
    expect(shown()).toEqual(['Question 4 of 5']);
  });

  it('asks to finish the section after its last question', async () => {
    await openHall();
    key('n');
    expect(shown()).toEqual(['Question 2 of 5']);
    press('Save & Finish');
    expect(dialog()?.textContent).toContain('Finish this section?');
    pressInDialog('Finish and go on');
    expect(shown()).toEqual(['Question 3 of 5']);
  });

  it('closes the list of shortcuts when the section ends', async () => {
    await openHall();
    key('?');
    expect(dialog()).not.toBeNull();
    pass(3 * MINUTE);
    expect(dialog()).toBeNull();
    expect(notice()).toContain('Section 2, Awareness, has started.');
    key('?');
    expect(dialog()).not.toBeNull();
  });

  it('lets free sections be opened by their names', async () => {
    await openHall(inSections({ sectionRule: 'free' }));
    expect(buttons()).toEqual(['1', '2', '3', '4', '5']);
    fireEvent.click(within(palette()).getByRole('button', { name: 'English', hidden: true }));
    expect(shown()).toEqual(['Question 4 of 5']);
  });
});
