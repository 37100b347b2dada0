import { reduceAttempt, type Attempt, type AttemptEvent } from '@mockingbird/exam-core';
import { createStore, type StoreApi } from 'zustand';
import { CLOCK_SAVE_INTERVAL_MS } from '../../limits.js';
import { announceHolder } from '../../record/attempts/attempt-channel.js';
import { readCopy } from '../../record/attempts/attempt-copy.js';
import { createAttemptSaver, type TestPlace } from '../../record/attempts/attempt-saver.js';
import { readClocks } from './read-clocks.js';

type WithoutTime<E> = E extends { at: unknown } ? Omit<E, 'at'> : E;
/** An event that happens now. */
export type SessionEvent = WithoutTime<AttemptEvent>;

export interface SessionState {
  attempt: Attempt;
  /** Number of failed submissions. Each one shows its own message. */
  failures: number;
  /** Another tab has taken over the attempt. */
  isOpenElsewhere: boolean;
  /** False while this device can store nothing: the attempt lives only in this tab. */
  isSaved: boolean;
}

/** An attempt that this tab holds. It is saved on the device after every event, until it is submitted or discarded. */
export interface Session {
  store: StoreApi<SessionState>;
  send: (event: SessionEvent) => void;
  /** Deletes the attempt from the device. */
  discard: () => void;
  /**
   * Call it when another tab may have taken over. Stops this session if the other tab holds the attempt.
   * @param announced the holder that the other tab announced; otherwise the stored one counts
   */
  checkHolder: (announced?: string) => void;
}

export interface SessionOptions {
  attempt: Attempt;
  /** The mock test, for screens that offer to continue it. */
  test: TestPlace;
  /** Id of this tab. */
  holderId: string;
  /** Scores a submitted attempt and opens its results. @returns whether it succeeded */
  submitAttempt: (attempt: Attempt) => boolean;
}

/** Events after which the page may end, or another tab must learn of this one. */
const COPIED_EVENTS: ReadonlySet<SessionEvent['type']> = new Set(['start', 'hold', 'release', 'submit']);

export function createSession({ attempt: initial, test, holderId, submitAttempt }: SessionOptions): Session {
  const store = createStore<SessionState>()(() => ({
    attempt: initial,
    failures: 0,
    isOpenElsewhere: false,
    isSaved: true,
  }));
  const saver = createAttemptSaver({
    test,
    onSave: (isSaved) => {
      if (store.getState().isSaved !== isSaved) store.setState({ isSaved });
    },
  });
  let isOver = false;
  let savedAt = 0;

  const save = (attempt: Attempt, event: SessionEvent) => {
    const isTooEarly = event.type === 'tick' && attempt.updatedAt - savedAt < CLOCK_SAVE_INTERVAL_MS;
    if (isOver || isTooEarly) return;
    savedAt = attempt.updatedAt;
    saver.save(attempt, COPIED_EVENTS.has(event.type));
    if (event.type === 'start' || event.type === 'hold') announceHolder(attempt.testId, holderId);
  };

  const finish = (attempt: Attempt) => {
    if (submitAttempt(attempt)) {
      discard();
      return;
    }
    store.setState(({ failures }) => ({ failures: failures + 1 }));
    send({ type: 'submission-failed' });
  };

  const send = (event: SessionEvent) => {
    const { attempt: before, isOpenElsewhere } = store.getState();
    if (isOver || (isOpenElsewhere && event.type !== 'hold')) return;
    const attempt = reduceAttempt(before, { ...event, at: readClocks() });
    if (attempt === before) return;
    store.setState({ attempt, isOpenElsewhere: false });
    try {
      save(attempt, event);
    } finally {
      // Whatever storage does, a submitted attempt gets its results.
      if (before.phase === 'taking' && attempt.phase === 'submitted') finish(attempt);
    }
  };

  const discard = () => {
    isOver = true;
    saver.remove(initial);
  };

  const checkHolder = (announced?: string) => {
    const holder = announced ?? readCopy(initial.testId)?.holderId;
    if (isOver || !holder || holder === holderId) return;
    store.setState({ isOpenElsewhere: true });
  };

  return { store, send, discard, checkHolder };
}
