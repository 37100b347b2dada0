import { ScoreDial } from '../../figures/score-dial.js';
import { countEmptySections, isStarted } from '../act-inputs.js';
import type { ActForm } from '../scoring/act-form.js';
import { findRatingLabel } from '../scoring/act-ratings.js';
import { calculateComposite, calculateOtherComposite, HIGHEST_SCALED } from '../scoring/act-score.js';
import classes from './act-headline.module.css';
import * as messages from '../../messages/act/parts.js';

const OTHER_CONVERSION = {
  published: messages.straightLineLowerCase,
  linear: messages.publishedChartLowerCase,
} as const;

/** Without this, a student would read the rating of one section as that of the whole test. */
function describeState(form: ActForm, raw: readonly number[]): string {
  const empty = countEmptySections(form, raw);
  if (empty === form.inComposite) return messages.notStartedAfterComma;
  if (empty === 0) return messages.of36;
  return messages.soFarOfSections(empty, form.inComposite);
}

/** The composite on its gauge, its rating once there are inputs, and the composite by the other conversion. */
export function ActHeadline({ form, raw }: { form: ActForm; raw: readonly number[] }) {
  const composite = calculateComposite(form, raw);
  const other = calculateOtherComposite(form, raw);
  const started = isStarted(form, raw);
  return (
    <div className={classes.headline}>
      <ScoreDial
        value={composite}
        min={0}
        max={HIGHEST_SCALED}
        label={messages.compositeOf36(composite)}
        className={classes.gauge}
      />
      <div className={classes.words}>
        <div role="status" className={classes.words}>
          <span className={classes.caption}>
            {messages.compositeCompositeForm(composite, describeState(form, raw))}
          </span>
          <strong>{started ? findRatingLabel(composite) : messages.enterRightAnswers}</strong>
        </div>
        {started && other !== undefined ? (
          <span className={classes.caption}>{messages.by(OTHER_CONVERSION[form.conversion], other)}</span>
        ) : null}
      </div>
    </div>
  );
}
