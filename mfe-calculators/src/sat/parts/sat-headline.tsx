import { calculateTotal, type SatInputs } from '../sat-inputs.js';
import { findLikelyRange } from '../scoring/likely-range.js';
import { findPercentileLabel } from '../scoring/percentile.js';
import { listSections, type SatSections } from '../scoring/sat-section.js';
import { calculateSectionScore } from '../scoring/section-score.js';
import classes from './sat-headline.module.css';
import * as messages from '../../messages/sat/parts.js';

export interface SatHeadlineProps {
  sections: SatSections;
  inputs: SatInputs;
  /** Whether the inputs are still the page's own. */
  isExample: boolean;
}

/** The total with its percentile and likely range, and the two section scores. */
export function SatHeadline({ sections, inputs, isExample }: SatHeadlineProps) {
  const total = calculateTotal(sections, inputs);
  const parts = listSections(sections).map(
    (section) => `${section.name} ${calculateSectionScore(section, inputs[section.id])}`,
  );
  return (
    <div className={classes.headline}>
      <div role="status" className={classes.status}>
        <p className={classes.total}>
          <span className={classes.caption}>{messages.totalScore} </span>
          <span className={classes.figure}>{total}</span>
        </p>
        <p className={classes.percentile}>
          <strong>{messages.totalPercentile(findPercentileLabel(total))}</strong>
          <span>{messages.likelyFromTo(findLikelyRange(sections, inputs).join(messages.to))}</span>
        </p>
      </div>
      <p className={classes.parts}>{isExample ? messages.exampleEnterYourOwn : parts.join(' + ')}</p>
    </div>
  );
}
