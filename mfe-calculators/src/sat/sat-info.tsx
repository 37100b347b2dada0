import { FactList, Heading } from '@mockingbird/ui';
import { findFewestAnswers } from './scoring/fewest-answers.js';
import { PERCENTILES, findPercentileIndex, findPercentileLabel } from './scoring/percentile.js';
import { MATH, READING_WRITING } from './scoring/sat-section.js';
import { calculateTotal, type SatInputs } from './sat-inputs.js';
import { choosePath } from './scoring/section-score.js';
import classes from './sat-info.module.css';

/** Points by which the total may vary on the day. Our own estimate. */
const ALLOWANCE = 40;

const clampTotal = (total: number) => Math.min(1600, Math.max(400, total));

function describeNextBand(inputs: SatInputs, total: number): string {
  const next = PERCENTILES[findPercentileIndex(total) - 1];
  const further = next && findFewestAnswers(inputs, next.from);
  if (!next || !further) return 'You are in the highest band.';
  const parts = [
    further.math > 0 ? `${further.math} in Math` : '',
    further.rw > 0 ? `${further.rw} in Reading & Writing` : '',
  ];
  return `The fewest further right answers for ${next.from} (${next.label}): ${parts.filter(Boolean).join(' and ')}.`;
}

/** Paths, total, percentile, likely range, and the answers needed for the next band. */
export function SatInfo({ inputs }: { inputs: SatInputs }) {
  const total = calculateTotal(inputs);
  const path = choosePath(MATH, inputs.math[0]).toUpperCase();
  const rwPath = choosePath(READING_WRITING, inputs.rw[0]).toUpperCase();
  return (
    <div className={classes.info}>
      <FactList
        layout="rows"
        items={[
          { term: 'Math path', value: path },
          { term: 'Reading & Writing path', value: rwPath },
          { term: 'Total', value: total },
          { term: 'Percentile band', value: findPercentileLabel(total) },
          {
            term: 'Likely range',
            value: `${clampTotal(total - ALLOWANCE)} to ${clampTotal(total + ALLOWANCE)}`,
          },
        ]}
      />
      <div>
        <Heading level={2} className={classes.heading}>
          Still needed
        </Heading>
        <p className={classes.note}>{describeNextBand(inputs, total)}</p>
      </div>
      <p className={classes.note}>
        The likely range is {ALLOWANCE} points either way, our own allowance for a better or a worse day.
      </p>
    </div>
  );
}
