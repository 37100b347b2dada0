import { createContext, use } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { Session, SessionEvent } from '../runner/attempt/attempt-session.js';

/** By question key: the option that is chosen but not checked. */
export type Choices = Readonly<Record<string, number>>;

/** An attempt in practice mode. A choice becomes the response when the student checks it. */
export interface Practice {
  /** The same attempt. Its `answer` event only chooses an option. */
  session: Session;
  choices: StoreApi<Choices>;
  /** Makes the choice the response, which is final. @param question key of the question */
  check: (question: string) => void;
}

/** Adds choices to the session of an attempt in practice mode. */
export function createPractice(session: Session): Practice {
  const choices = createStore<Choices>()(() => ({}));
  const itemOf = (question: string) => session.store.getState().attempt.items.get(question);
  const forget = (question: string) => {
    const { [question]: _, ...rest } = choices.getState();
    choices.setState(rest, true);
  };
  const choose = ({ question, option }: Extract<SessionEvent, { type: 'answer' }>) => {
    if (itemOf(question)?.answer !== null) return;
    choices.setState({ [question]: option });
    const isStruck = itemOf(question)?.struck.includes(option);
    session.send(
      isStruck ? { type: 'strike', question, option, struck: false } : { type: 'visit', question },
    );
  };
  const send = (event: SessionEvent) => {
    if (event.type === 'answer') return choose(event);
    const isRuledOut =
      event.type === 'strike' && event.struck && choices.getState()[event.question] === event.option;
    if (event.type === 'clear' || isRuledOut) forget(event.question);
    return session.send(event);
  };
  return {
    session: { ...session, send },
    choices,
    check: (question) => {
      const option = choices.getState()[question];
      if (option !== undefined) session.send({ type: 'answer', question, option });
    },
  };
}

export const PracticeContext = createContext<Practice | undefined>(undefined);

/** The practice around a question. @throws outside of one */
export function usePractice(): Practice {
  const practice = use(PracticeContext);
  if (!practice) throw new Error('A practice question needs a PracticeContext around it');
  return practice;
}
