import { FactList, Heading } from '@mockingbird/ui';
import type { ApData } from './ap-data.js';
import { unitsOf, type ApInputs } from './scoring/estimate.js';
import { ALLOWANCE_PERCENT, likelyRange } from './scoring/likely-range.js';
import type { Scale } from './scoring/scale.js';
import { stillNeeded, type StillNeeded } from './scoring/next-score-needs.js';
import classes from './ap-next-score.module.css';

export interface ApNextScoreProps {
  exam: ApData['exam'];
  scale: Scale;
  inputs: ApInputs;
}

const NOT_ENOUGH = 'not enough alone';
const counted = (count: number, unit: string) => `${count} more ${unit}${count === 1 ? '' : 's'}`;

function fewest({ both: { mcq, frq } }: StillNeeded): string {
  const parts = [mcq > 0 ? counted(mcq, 'answer') : '', frq > 0 ? counted(frq, 'point') : ''];
  return parts.filter(Boolean).join(' and ');
}

const waysTo = (needed: StillNeeded) => [
  {
    term: 'Multiple choice alone',
    value: needed.mcq === undefined ? NOT_ENOUGH : counted(needed.mcq, 'answer'),
  },
  {
    term: 'Free response alone, best placed',
    value: needed.frq === undefined ? NOT_ENOUGH : counted(needed.frq, 'point'),
  },
  { term: 'Fewest steps of both', value: fewest(needed) },
];

/** What a good or a bad day makes of the score, and what the next one takes. */
export function ApNextScore({ exam, scale, inputs }: ApNextScoreProps) {
  const { low, high } = likelyRange(scale, unitsOf(scale, inputs));
  const needed = stillNeeded(exam, scale, inputs);
  return (
    <div className={classes.next}>
      <div>
        <Heading level={2} className={classes.heading}>
          {needed ? `Still needed for a ${needed.next}` : 'There is no higher score'}
        </Heading>
        {needed ? (
          <FactList layout="rows" items={waysTo(needed)} />
        ) : (
          <p className={classes.note}>A 5 is the best AP score.</p>
        )}
      </div>
      <div>
        <Heading level={2} className={classes.heading}>
          Likely range: {low === high ? low : `${low} to ${high}`}
        </Heading>
        <p className={classes.note}>
          The score when the total is {ALLOWANCE_PERCENT} points worse or better on the day, which is our own
          allowance.
        </p>
      </div>
    </div>
  );
}
