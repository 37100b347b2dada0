import type { BinTarget } from '@mockingbird/contracts';
import { useSession } from '@mockingbird/platform';
import { may } from '../api/may.js';
import { plural } from '../format/plural.js';
import { BinButton } from './bin-button.js';
import * as messages from '../messages/bin.js';

export interface DeleteButtonProps {
  /** Either an exam or a test. */
  target: BinTarget;
  /** For example 'the exam SSC CGL'. */
  name: string;
  /** Number of tests that go with an exam. */
  tests?: number;
  /** Number of questions that go too. */
  questions: number;
  onDone: (message: string) => void;
}

/** Puts an exam with its tests, or a test, into the bin after a confirmation that says what goes. Only for roles that may publish. */
export function DeleteButton({ target, name, tests, questions, onDone }: DeleteButtonProps) {
  const session = useSession();
  if (!may(session, 'publish')) return null;
  const count = plural(questions, 'question');
  return (
    <BinButton
      label={messages.deleteLabel}
      name={name}
      title={messages.deleteThis(name)}
      text={
        <>
          {tests === undefined
            ? messages.thisTestGoes(count)
            : messages.thisExamGoes(plural(tests, messages.mockTest), count)}{' '}
          {messages.linksLeadNowhere} {messages.canBeRestored}
        </>
      }
      isDangerous
      run={(calls) => calls.deleteToBin(target)}
      onDone={onDone}
    />
  );
}
