import { ScoreDial } from '../figures/score-dial.js';
import type { ActForm } from './scoring/act-form.js';
import { isStarted } from './act-inputs.js';
import { findRatingLabel } from './scoring/act-ratings.js';
import { calculateComposite, HIGHEST_SCALED } from './scoring/act-score.js';
import classes from './act-headline.module.css';

/** The composite on its gauge, and its rating once there are inputs. */
export function ActHeadline({ form, raw }: { form: ActForm; raw: readonly number[] }) {
  const composite = calculateComposite(form, raw);
  const started = isStarted(raw);
  return (
    <div className={classes.headline}>
      <ScoreDial
        value={composite}
        min={0}
        max={HIGHEST_SCALED}
        label={`Composite: ${composite} of 36`}
        className={classes.gauge}
      />
      <div role="status" className={classes.words}>
        <span className={classes.caption}>
          Composite {composite}
          {started ? ' of 36' : ', not started'}
        </span>
        <strong>{started ? findRatingLabel(composite) : 'Enter right answers'}</strong>
      </div>
    </div>
  );
}
