import { FactList, Heading } from '@mockingbird/ui';
import { fewestAnswers } from './scoring/fewest-answers.js';
import { PERCENTILES, percentileIndex, percentileOf } from './scoring/percentile.js';
import { MATH, READING_WRITING } from './scoring/sat-section.js';
import { totalScore, type SatInputs } from './sat-inputs.js';
import { pathOf } from './scoring/section-score.js';
import classes from './sat-info.module.css';

/** Points of the total that a good or a bad day may make: this site's own allowance. */
const ALLOWANCE = 40;

const within = (total: number) => Math.min(1600, Math.max(400, total));

function nextBand(inputs: SatInputs, total: number): string {
  const next = PERCENTILES[percentileIndex(total) - 1];
  const further = next && fewestAnswers(inputs, next.from);
  if (!next || !further) return 'You are in the highest band.';
  const parts = [
    further.math > 0 ? `${further.math} in Math` : '',
    further.rw > 0 ? `${further.rw} in Reading & Writing` : '',
  ];
  return `The fewest further right answers for ${next.from} (${next.label}): ${parts.filter(Boolean).join(' and ')}.`;
}

/** The information panel: paths, total, percentile, range, and what the next band takes. */
export function SatInfo({ inputs }: { inputs: SatInputs }) {
  const total = totalScore(inputs);
  const path = pathOf(MATH, inputs.math[0]).toUpperCase();
  const rwPath = pathOf(READING_WRITING, inputs.rw[0]).toUpperCase();
  return (
    <div className={classes.info}>
      <FactList
        layout="rows"
        items={[
          { term: 'Math path', value: path },
          { term: 'Reading & Writing path', value: rwPath },
          { term: 'Total', value: total },
          { term: 'Percentile band', value: percentileOf(total) },
          { term: 'Likely range', value: `${within(total - ALLOWANCE)} to ${within(total + ALLOWANCE)}` },
        ]}
      />
      <div>
        <Heading level={2} className={classes.heading}>
          Still needed
        </Heading>
        <p className={classes.note}>{nextBand(inputs, total)}</p>
      </div>
      <p className={classes.note}>
        The likely range is {ALLOWANCE} points either way, our own allowance for a better or a worse day.
      </p>
    </div>
  );
}
