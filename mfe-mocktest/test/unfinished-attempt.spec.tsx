import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { question, questionsResponse } from '@mockingbird/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { navigate } from '@mockingbird/platform';
import {
  choose,
  field,
  openTest,
  option,
  pass,
  press,
  pressInDialog,
  sample,
  startTest,
  useFakeTime,
} from './runner-actions.js';

const LEAVE_MESSAGE = 'Are you sure you want to leave? Your progress will be lost.';
const KEY = 'mb:attempt:sample-exam-1';

beforeEach(() => {
  localStorage.clear();
  useFakeTime();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The browser goes away without another word of the page, as in a crash. */
function crash(): void {
  const kept = localStorage.getItem(KEY);
  cleanup();
  localStorage.setItem(KEY, kept ?? '');
}

describe('an attempt that is left open', () => {
  it('is offered again after a crash, with the time left and the count answered', async () => {
    await startTest();
    pass(120);
    choose(1, 'B');
    crash();
    pass(3_600);
    await openTest();
    expect(screen.getByText('Continue where you left off')).toBeTruthy();
    expect(screen.getByText(/28:00 left, 1 of 2 answered/)).toBeTruthy();
    press('Continue');
    expect(option(1, 'B')).toHaveProperty('checked', true);
    expect(screen.getByRole('timer').textContent).toBe('Time left 28:00');
    pass(1);
    expect(screen.getByRole('timer').textContent).toBe('Time left 27:59');
  });

  it('is not counted as another start when it goes on', async () => {
    await startTest();
    choose(1, 'B');
    crash();
    const view = await openTest();
    press('Continue');
    expect(view.events).toEqual([]);
  });

  it('pauses its clock when the tab goes away, and runs on when it comes back', async () => {
    await startTest();
    pass(60);
    fireEvent(window, new Event('pagehide'));
    pass(600);
    fireEvent(window, new Event('pageshow'));
    pass(1);
    expect(screen.getByRole('timer').textContent).toBe('Time left 28:59');
  });

  it('can be started over', async () => {
    await startTest();
    pass(120);
    choose(1, 'B');
    crash();
    const view = await openTest();
    press('Start over');
    pressInDialog('Delete and start over');
    expect(view.events).toEqual(['test-started']);
    expect(option(1, 'B')).toHaveProperty('checked', false);
    expect(screen.getByRole('timer').textContent).toBe('Time left 30:00');
  });

  it('is not given up before the reader has confirmed that', async () => {
    await startTest();
    pass(120);
    choose(1, 'B');
    crash();
    const view = await openTest();
    press('Start over');
    const dialog = screen.getByRole('dialog', { name: 'Start over?' });
    expect(dialog.textContent).toContain('This deletes 1 answer of your unfinished test.');
    pressInDialog('Keep my answers');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Start over');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(view.events).toEqual([]);
    press('Continue');
    expect(option(1, 'B')).toHaveProperty('checked', true);
  });

  it('is started over at once when nothing was answered', async () => {
    await startTest();
    crash();
    const view = await openTest();
    press('Start over');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(view.events).toEqual(['test-started']);
  });

  it('is not offered when its questions are others now', async () => {
    await startTest();
    choose(1, 'B');
    crash();
    await openTest(questionsResponse([question({ questionId: 'new' })]));
    expect(screen.queryByText('Continue where you left off')).toBeNull();
  });

  it('is not offered when what is kept cannot be read', async () => {
    localStorage.setItem(KEY, JSON.stringify('{"version":1'));
    await openTest();
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('is told without a time when the test has no clock', async () => {
    await startTest(sample({ duration: 0 }));
    choose(1, 'B');
    crash();
    await openTest(sample({ duration: 0 }));
    expect(screen.getByText(/^1 of 2 answered/)).toBeTruthy();
  });

  it('stands aside when another tab takes it over, and can be taken back', async () => {
    await startTest();
    choose(1, 'B');
    const mine = JSON.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
    localStorage.setItem(KEY, JSON.stringify(JSON.stringify({ ...mine, holderId: 'other-tab' })));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(screen.getByText('This test goes on in another tab')).toBeTruthy();
    press('Continue here');
    expect(option(1, 'B')).toHaveProperty('checked', true);
  });
});

describe('the reader after a reload', () => {
  const heading = (name: string) => screen.getByRole('heading', { name });

  /** Leaves an attempt as a crash does, and opens the page again. @returns what scrolls the window, once it is open */
  async function reload() {
    crash();
    const scrollTo = jest.fn();
    const view = openTest();
    // Opening put a scrollTo there at once.
    window.scrollTo = scrollTo;
    await view;
    return scrollTo;
  }

  it('is brought to the notice that offers the attempt', async () => {
    await startTest();
    const scrollTo = await reload();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(heading('Continue where you left off'));
  });

  it('stays where they are when they have gone elsewhere by themselves', async () => {
    await startTest();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    const scrollTo = await reload();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('stays where they are when they have pressed something', async () => {
    await startTest();
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    const scrollTo = await reload();
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes on at the question that they answered last', async () => {
    await startTest();
    choose(2, 'B');
    await reload();
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    press('Continue');
    expect(shown.mock.contexts).toEqual([field(2)]);
    expect(document.activeElement).toBe(heading('Question 2'));
  });

  it('goes on at the top when nothing was answered', async () => {
    await startTest();
    const scrollTo = await reload();
    scrollTo.mockClear();
    press('Continue');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('leaving a test', () => {
  it('asks with the specified words once there is an answer; declining stays', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const view = await startTest();
    choose(1, 'B');
    act(() => navigate('/'));
    expect(confirm).toHaveBeenCalledWith(LEAVE_MESSAGE);
    expect(view.moves).toEqual([]);
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  it('gives the attempt up when the reader accepts', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    const view = await startTest();
    choose(1, 'B');
    act(() => navigate('/about'));
    expect(view.moves).toEqual([{ to: '/about' }]);
    pass(10);
    cleanup();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('does not ask while nothing is answered', async () => {
    const confirm = jest.spyOn(window, 'confirm');
    const view = await startTest();
    act(() => navigate('/'));
    expect(confirm).not.toHaveBeenCalled();
    expect(view.moves).toEqual([{ to: '/' }]);
  });

  it('lets the browser warn before the tab is closed with answers', async () => {
    await startTest();
    const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(unload()).toBe(true);
    choose(1, 'B');
    expect(unload()).toBe(false);
  });
});
