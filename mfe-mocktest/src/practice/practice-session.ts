import { createContext, use } from 'react';
import type { Session, SessionEvent } from '../runner/attempt/attempt-session.js';

/** An attempt in practice mode. A choice becomes the response when the student checks it. */
export interface Practice {
  /** The same attempt. Its `answer` event only chooses an option. */
  session: Session;
  /** Makes the choice the response, which is final. @param question key of the question */
  check: (question: string) => void;
}

/** Lets an attempt's session choose options without checking them. The attempt stores the choices. */
export function createPractice(session: Session): Practice {
  const send = (event: SessionEvent) =>
    session.send(event.type === 'answer' ? { ...event, type: 'choose' } : event);
  return {
    session: { ...session, send },
    check: (question) => {
      const option = session.store.getState().attempt.items.get(question)?.choice ?? null;
      if (option !== null) session.send({ type: 'answer', question, option });
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
