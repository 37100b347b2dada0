import { FactList, Heading } from '@mockingbird/ui';
import type { ActForm } from './scoring/act-form.js';
import { isStarted } from './act-inputs.js';
import { PROSPECTS, findProspectIndex } from './scoring/act-ratings.js';
import { calculateComposite, HIGHEST_SCALED, listCompositeScores } from './scoring/act-score.js';
import { findFewestAnswers } from './scoring/fewest-answers.js';
import classes from './act-info.module.css';

/** Points by which the composite may vary on the day. Our own estimate. */
const ALLOWANCE = 1;

const NO_PROSPECTS =
  'Nothing to go by yet. The score guide below shows what each composite opens, from open admission to the most selective universities.';

const clampComposite = (composite: number) => Math.min(HIGHEST_SCALED, Math.max(1, composite));

function describeNextComposite(form: ActForm, raw: readonly number[], composite: number): string {
  const counts = findFewestAnswers(form, raw);
  if (!counts) return '36 is the highest composite.';
  const parts = counts.flatMap((count, at) =>
    count > 0 ? [`${count} in ${form.sections[at]?.name ?? ''}`] : [],
  );
  return `The fewest further right answers for a composite of ${composite + 1}: ${parts.join(' and ')}.`;
}

/** The calculation, the likely range, college prospects, and the answers needed for the next composite. */
export function ActInfo({ form, raw }: { form: ActForm; raw: readonly number[] }) {
  const composite = calculateComposite(form, raw);
  const scores = listCompositeScores(form, raw);
  const [low, high] = [clampComposite(composite - ALLOWANCE), clampComposite(composite + ALLOWANCE)];
  const started = isStarted(raw);
  return (
    <div className={classes.info}>
      <FactList
        layout="rows"
        items={[
          { term: 'Composite', value: `(${scores.join(' + ')}) ÷ ${scores.length} ≈ ${composite}` },
          {
            term: 'Likely range, one point either way',
            value: started ? `${low} to ${high}` : 'Not started',
          },
        ]}
      />
      <div>
        <Heading level={2} className={classes.heading}>
          College prospects
        </Heading>
        <p>{started ? PROSPECTS[findProspectIndex(composite)]?.text : NO_PROSPECTS}</p>
      </div>
      <div>
        <Heading level={2} className={classes.heading}>
          Still needed
        </Heading>
        <p className={classes.note}>{describeNextComposite(form, raw, composite)}</p>
      </div>
    </div>
  );
}
