import { ScoreDial } from '../figures/score-dial.js';
import type { ActForm } from './act-form.js';
import { ratingOf } from './act-ratings.js';
import { compositeScore, HIGHEST_SCALED } from './act-score.js';
import classes from './act-headline.module.css';

/** The composite on its gauge, with its rating. */
export function ActHeadline({ form, raw }: { form: ActForm; raw: readonly number[] }) {
  const composite = compositeScore(form, raw);
  const started = raw.some((count) => count > 0);
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
        <strong>{ratingOf(composite)}</strong>
      </div>
    </div>
  );
}
