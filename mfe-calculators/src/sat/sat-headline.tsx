import { findPercentileLabel } from './scoring/percentile.js';
import { MATH, READING_WRITING } from './scoring/sat-section.js';
import { calculateTotal, type SatInputs } from './sat-inputs.js';
import { calculateSectionScore } from './scoring/section-score.js';
import classes from './sat-headline.module.css';

/** The total with its percentile, and the two section scores. */
export function SatHeadline({ inputs }: { inputs: SatInputs }) {
  const total = calculateTotal(inputs);
  return (
    <div className={classes.headline}>
      <div role="status" className={classes.status}>
        <p className={classes.total}>
          <span className={classes.caption}>Total score </span>
          <span className={classes.figure}>{total}</span>
        </p>
        <p className={classes.percentile}>
          <strong>{findPercentileLabel(total)} percentile</strong>
          <span>estimated, as a rounded band</span>
        </p>
      </div>
      <p className={classes.parts}>
        {MATH.name} {calculateSectionScore(MATH, inputs.math)} + {READING_WRITING.name}{' '}
        {calculateSectionScore(READING_WRITING, inputs.rw)}
      </p>
    </div>
  );
}
