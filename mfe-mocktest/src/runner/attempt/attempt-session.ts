import { reduceAttempt, type Attempt, type AttemptEvent } from '@mockingbird/exam-core';
import { createStore, type StoreApi } from 'zustand';
import { CLOCK_SAVING_MS } from '../../limits.js';
import { forgetAttempt, keepAttempt, readAttempt } from './attempt-storage.js';
import { readClocks } from './read-clocks.js';

type WithoutTime<E> = E extends { at: unknown } ? Omit<E, 'at'> : E;
/** An event that happens now. */
export type SessionEvent = WithoutTime<AttemptEvent>;

export interface SessionState {
  attempt: Attempt;
  /** How often submitting failed; each time is told anew. */
  failures: number;
  /** Another tab has taken the attempt over. */
  aside: boolean;
}

/** An attempt that this tab holds: it is kept on the device after every event, until it is handed in or given up. */
export interface Session {
  store: StoreApi<SessionState>;
  send: (event: SessionEvent) => void;
  /** Gives the attempt up; nothing of it stays on the device. */
  discard: () => void;
  /** To be called when another tab may have written: stands aside if it took the attempt over. */
  lookAside: () => void;
}

export interface SessionOptions {
  attempt: Attempt;
  /** This tab. */
  holderId: string;
  /** Takes a submitted attempt to its results. @returns whether that went well */
  handIn: (attempt: Attempt) => boolean;
}

export function createSession({ attempt: initial, holderId, handIn }: SessionOptions): Session {
  const store = createStore<SessionState>()(() => ({ attempt: initial, failures: 0, aside: false }));
  let isOver = false;
  let keptAt = 0;

  const keep = (attempt: Attempt, event: SessionEvent) => {
    const isEarly = event.type === 'tick' && attempt.updatedAt - keptAt < CLOCK_SAVING_MS;
    if (isOver || isEarly) return;
    keptAt = attempt.updatedAt;
    keepAttempt(attempt);
  };

  const finish = (attempt: Attempt) => {
    if (handIn(attempt)) {
      discard();
      return;
    }
    store.setState(({ failures }) => ({ failures: failures + 1 }));
    send({ type: 'submission-failed' });
  };

  const send = (event: SessionEvent) => {
    const { attempt: before, aside } = store.getState();
    if (isOver || (aside && event.type !== 'hold')) return;
    const attempt = reduceAttempt(before, { ...event, at: readClocks() });
    if (attempt === before) return;
    store.setState({ attempt, aside: false });
    keep(attempt, event);
    if (before.phase === 'taking' && attempt.phase === 'submitted') finish(attempt);
  };

  const discard = () => {
    isOver = true;
    forgetAttempt(initial.testId);
  };

  const lookAside = () => {
    const holder = readAttempt(initial.testId)?.holderId;
    if (isOver || !holder || holder === holderId) return;
    store.setState({ aside: true });
  };

  return { store, send, discard, lookAside };
}
