import type { Session } from '../attempt/attempt-session.js';
import type { MockTestData } from '../load-mock-test.js';
import type { QuestionShortcut } from './shortcuts/read-shortcut.js';

interface HallState {
  session: Session;
  questions: MockTestData['data'];
  keys: readonly string[];
  /** Zero-based position of the current question. */
  index: number;
  /** Position after the last question that is open. */
  end: number;
  goTo: (index: number) => void;
  onEnd: () => void;
  onSubmit: () => void;
}

export interface HallActionsControl {
  previous: () => void;
  /** The next question; after the last one, the end of the section or of the test. */
  next: () => void;
  clear: () => void;
  /** Marks the question for review and goes on. */
  markAndGoOn: () => void;
  unmark: () => void;
  run: (shortcut: QuestionShortcut) => void;
}

/** What the buttons and the keys of the hall do with the current question. */
export function useHallActions(state: HallState): HallActionsControl {
  const { session, questions, keys, index, end, goTo, onEnd, onSubmit } = state;
  const { send, store } = session;
  const question = keys[index] ?? '';
  const next = () => (index + 1 < end ? goTo(index + 1) : onEnd());
  const previous = () => goTo(index - 1);
  const clear = () => send({ type: 'clear', question });
  const unmark = () => send({ type: 'mark', question, marked: false });
  const markAndGoOn = () => {
    send({ type: 'mark', question, marked: true });
    next();
  };
  const choose = (option: number) => {
    if (option < (questions[index]?.options.length ?? 0)) send({ type: 'answer', question, option });
  };
  const isMarked = () => store.getState().attempt.items.get(question)?.marked ?? false;
  const run: HallActionsControl['run'] = (shortcut) => {
    switch (shortcut.type) {
      case 'choose':
        return choose(shortcut.option);
      case 'next':
        return next();
      case 'previous':
        return previous();
      case 'mark':
        return isMarked() ? unmark() : markAndGoOn();
      case 'clear':
        return clear();
      case 'submit':
        return onSubmit();
    }
  };
  return { previous, next, clear, markAndGoOn, unmark, run };
}
