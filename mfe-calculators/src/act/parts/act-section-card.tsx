import { CountInput } from '../../inputs/count-input.js';
import { InputCard } from '../../page/input-card.js';
import type { ActSection, Conversion } from '../scoring/act-form.js';
import { findScaledScore } from '../scoring/act-score.js';
import classes from './act-section-card.module.css';
import * as messages from '../../messages/act/parts.js';

export interface ActSectionCardProps {
  section: ActSection;
  conversion: Conversion;
  raw: number;
  inComposite: boolean;
  onChange: (raw: number) => void;
}

function describeQuestions({ maxScore, questions }: ActSection, inComposite: boolean): string {
  const counted =
    maxScore === questions
      ? messages.questionsQuestions(questions)
      : messages.ofQuestionsCount(maxScore, questions);
  return inComposite ? counted : messages.countedNotInTheComposite(counted);
}

/** Input card of a section, with its scaled score. */
export function ActSectionCard({ section, conversion, raw, inComposite, onChange }: ActSectionCardProps) {
  const { name, maxScore } = section;
  return (
    <InputCard
      title={name}
      note={describeQuestions(section, inComposite)}
      sideContent={
        <p className={classes.score}>
          <span className={classes.figure}>{findScaledScore(section, raw, conversion)}</span>
          <span className={classes.caption}>{raw === 0 ? 'not started' : 'of 36'}</span>
        </p>
      }
    >
      <CountInput label={messages.rightAnswers(name)} value={raw} max={maxScore} onChange={onChange} />
    </InputCard>
  );
}
