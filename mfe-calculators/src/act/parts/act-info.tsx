import { FactList, Heading } from '@mockingbird/ui';
import { isStarted } from '../act-inputs.js';
import type { ActForm } from '../scoring/act-form.js';
import { PROSPECTS, findProspectIndex } from '../scoring/act-ratings.js';
import {
  calculateComposite,
  calculateOtherComposite,
  HIGHEST_SCALED,
  listCompositeScores,
} from '../scoring/act-score.js';
import { findFewestAnswers } from '../scoring/fewest-answers.js';
import { describeCounts } from './describe-counts.js';
import classes from './act-info.module.css';
import * as messages from '../../messages/act/parts.js';

/** Points by which the composite may vary on the day. Our own estimate. */
const ALLOWANCE = 1;

const NO_PROSPECTS = messages.enterYourAnswers;

/** From the lower to the higher of both conversions, with the allowance. */
function formatLikelyRange(form: ActForm, raw: readonly number[]): string {
  const composite = calculateComposite(form, raw);
  const other = calculateOtherComposite(form, raw) ?? composite;
  const low = Math.max(1, Math.min(composite, other) - ALLOWANCE);
  const high = Math.min(HIGHEST_SCALED, Math.max(composite, other) + ALLOWANCE);
  return messages.lowToHigh(low, high);
}

function describeNextComposite(form: ActForm, raw: readonly number[], composite: number): string {
  const counts = findFewestAnswers(form, raw);
  if (!counts) return messages.n36IsTheHighest;
  return messages.wouldTake(describeCounts(form, counts), composite + 1);
}

/** The calculation, the likely range, college prospects, and the answers needed for the next composite. */
export function ActInfo({ form, raw }: { form: ActForm; raw: readonly number[] }) {
  const composite = calculateComposite(form, raw);
  const scores = listCompositeScores(form, raw);
  const started = isStarted(form, raw);
  return (
    <div className={classes.info}>
      <FactList
        layout="rows"
        items={[
          { term: messages.composite, value: `(${scores.join(' + ')}) ÷ ${scores.length} ≈ ${composite}` },
          { term: messages.likelyRange, value: started ? formatLikelyRange(form, raw) : messages.notStarted },
        ]}
      />
      <div>
        <Heading level={2} className={classes.heading}>
          {messages.collegeProspects}
        </Heading>
        <p>{started ? PROSPECTS[findProspectIndex(composite)]?.text : NO_PROSPECTS}</p>
      </div>
      <div>
        <Heading level={2} className={classes.heading}>
          {messages.stillNeeded}
        </Heading>
        <p className={classes.note}>{describeNextComposite(form, raw, composite)}</p>
      </div>
      <p className={classes.note}>
        {form.name === 'older-link' ? messages.theLikelyRange : messages.theLikelyRangeHolds}
      </p>
    </div>
  );
}
