import type { Mode } from '@mockingbird/exam-core';
import { ChoiceGroup } from './choice-group.js';
import { ClockChoice } from './clock-choice.js';
import type { OfferedPart, StartChoices } from './use-start-choices.js';
import styles from './start-options.module.css';
import * as messages from '../../messages/runner/start.js';

const MODES: readonly { value: Mode; label: string; hint: string }[] = [
  { value: 'exam', label: messages.exam, hint: messages.answersAndScore },
  { value: 'practice', label: messages.practice, hint: messages.noClockAnswerAfter },
];

const describePart = ({ kind, count }: OfferedPart): string => {
  if (kind === 'wrong') return count === 1 ? messages.myMistake : messages.myMistakes(count);
  return messages.theILeftBlank(count);
};

export interface StartOptionsProps {
  choices: StartChoices;
  /** Number of questions of the whole test. */
  questions: number;
  /** False in a test without a clock, and while an unfinished attempt is offered. */
  hasClock: boolean;
}

/** What the student chooses before the start: the questions, exam or practice, and the clock. */
export function StartOptions({ choices, questions, hasClock }: StartOptionsProps) {
  const { test, part, choosePart, mode, chooseMode, minutes, factor, chooseFactor } = choices;
  return (
    <div className={styles.options}>
      {part ? (
        <ChoiceGroup
          legend={messages.questions}
          choices={[
            { value: 'part', label: describePart(part) },
            { value: 'whole', label: messages.allQuestions(questions) },
          ]}
          value={part.isChosen ? 'part' : 'whole'}
          onChange={(value) => choosePart(value === 'part')}
        />
      ) : null}
      <ChoiceGroup legend={messages.howYouTakeIt} choices={MODES} value={mode} onChange={chooseMode} />
      {hasClock && mode === 'exam' ? (
        <ClockChoice
          minutes={minutes}
          factor={factor}
          needsClock={test.versions !== undefined}
          onChange={chooseFactor}
        />
      ) : null}
    </div>
  );
}
