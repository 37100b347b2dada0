import { CountInput } from '../inputs/count-input.js';
import { InputCard } from '../page/input-card.js';
import type { ActSection } from './scoring/act-form.js';
import { calculateScaledScore } from './scoring/act-score.js';
import classes from './act-section-card.module.css';

export interface ActSectionCardProps {
  section: ActSection;
  raw: number;
  inComposite: boolean;
  onChange: (raw: number) => void;
}

/** Input card of a section, with its scaled score. */
export function ActSectionCard({ section, raw, inComposite, onChange }: ActSectionCardProps) {
  const { name, maxScore } = section;
  return (
    <InputCard
      title={name}
      note={inComposite ? `${maxScore} questions` : `${maxScore} questions, not in the composite`}
      sideContent={
        <p className={classes.score}>
          <span className={classes.figure}>{calculateScaledScore(section, raw)}</span>
          <span className={classes.caption}>{raw === 0 ? 'not started' : 'of 36'}</span>
        </p>
      }
    >
      <CountInput label={`${name}, right answers`} value={raw} max={maxScore} onChange={onChange} />
    </InputCard>
  );
}
