import { FactList, Heading } from '@mockingbird/ui';
import type { ApData } from '../ap-data.js';
import { countUnits, type ApInputs } from '../scoring/estimate.js';
import { ALLOWANCE_PERCENT, findLikelyRange } from '../scoring/likely-range.js';
import type { Scale } from '../scoring/scale.js';
import { findNextScoreNeeds, type NextScoreNeeds } from '../scoring/next-score-needs.js';
import { formatMore, formatShortest } from './describe-needs.js';
import classes from './ap-next-score.module.css';

export interface ApNextScoreProps {
  exam: ApData['exam'];
  scale: Scale;
  inputs: ApInputs;
}

const NOT_ENOUGH = 'not enough alone';

const listNeeds = (needed: NextScoreNeeds) => [
  {
    term: 'Multiple choice only',
    value: needed.mcq === undefined ? NOT_ENOUGH : formatMore(needed.mcq, 'answer'),
  },
  {
    term: 'Free response only',
    value: needed.frq === undefined ? NOT_ENOUGH : formatMore(needed.frq, 'point'),
  },
  { term: 'Shortest way', value: formatShortest(needed) },
];

/** The likely range on the day, and what is needed for the next score. */
export function ApNextScore({ exam, scale, inputs }: ApNextScoreProps) {
  const units = countUnits(scale, inputs);
  const { low, high } = findLikelyRange(scale, units);
  const needed = findNextScoreNeeds(exam, scale, inputs);
  return (
    <div className={classes.next}>
      <div>
        <Heading level={2} className={classes.heading}>
          {needed ? `Still needed for a strict ${needed.next}` : 'There is no higher score'}
        </Heading>
        {needed ? (
          <FactList layout="rows" items={listNeeds(needed)} />
        ) : (
          <p className={classes.note}>A 5 is the best AP score.</p>
        )}
      </div>
      {units > 0 ? (
        <div>
          <Heading level={2} className={classes.heading}>
            Likely range by strict cut-offs: {low === high ? low : `${low} to ${high}`}
          </Heading>
          <p className={classes.note}>
            The score when the total is {ALLOWANCE_PERCENT} points worse or better on the day, which is our
            own allowance.
          </p>
        </div>
      ) : null}
    </div>
  );
}
