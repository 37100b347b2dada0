import { FactList, Heading } from '@mockingbird/ui';
import { calculateTotal, type SatInputs } from '../sat-inputs.js';
import { findFewestAnswers } from '../scoring/fewest-answers.js';
import { DAY_ALLOWANCE, findLikelyRange } from '../scoring/likely-range.js';
import { PERCENTILES, findPercentileIndex, findPercentileLabel } from '../scoring/percentile.js';
import { listSections, type SatSections } from '../scoring/sat-section.js';
import { choosePath } from '../scoring/section-score.js';
import { describeFurther } from './further-answers.js';
import classes from './sat-info.module.css';
import * as messages from '../../messages/sat/parts.js';

export interface SatInfoProps {
  sections: SatSections;
  inputs: SatInputs;
  /** Whether the inputs are still the page's own. */
  isExample: boolean;
}

function describeNextBand({ sections, inputs }: Omit<SatInfoProps, 'isExample'>, total: number): string {
  const next = PERCENTILES[findPercentileIndex(total) - 1];
  const further = next && findFewestAnswers(sections, inputs, next.from);
  if (!next || !further) return messages.highestBand;
  return messages.wouldTake(describeFurther(further), next.from, next.label);
}

/** Paths, total, percentile, likely range, and the answers needed for the next band. */
export function SatInfo({ sections, inputs, isExample }: SatInfoProps) {
  const total = calculateTotal(sections, inputs);
  const paths = listSections(sections).map((section) => ({
    term: messages.namePath(section.name),
    value: choosePath(section, inputs[section.id][0]).toUpperCase(),
  }));
  return (
    <div className={classes.info}>
      <FactList
        layout="rows"
        items={[
          ...paths,
          { term: messages.total, value: total },
          { term: messages.percentileBand, value: findPercentileLabel(total) },
          { term: messages.likelyRange, value: findLikelyRange(sections, inputs).join(messages.to) },
        ]}
      />
      <div>
        <Heading level={2} className={classes.heading}>
          {isExample ? messages.stillNeededInExample : messages.stillNeeded}
        </Heading>
        <p className={classes.note}>{describeNextBand({ sections, inputs }, total)}</p>
      </div>
      <p className={classes.note}>{messages.theLikelyRangeHolds(DAY_ALLOWANCE)}</p>
    </div>
  );
}
