import { Section } from '@mockingbird/ui';
import { DataTable } from '../../page/data-table.js';
import { PROSPECTS, findProspectIndex, findRatingIndex, RATINGS } from '../scoring/act-ratings.js';
import classes from './act-guide.module.css';
import * as messages from '../../messages/act/parts.js';

/**
 * Explains a composite: its rating, and college prospects in five bands.
 * @param composite undefined before the first input; then no row is marked
 */
export function ActGuide({ composite }: { composite: number | undefined }) {
  return (
    <Section title={messages.scoreGuide}>
      <p className={classes.formula}>{messages.compositeRoundAverage}</p>
      <div className={classes.tables}>
        <DataTable
          caption={messages.ratingByComposite}
          columns={[messages.composite, messages.columnRating]}
          rows={RATINGS.map(({ range, rating }) => [range, rating])}
          current={composite === undefined ? undefined : findRatingIndex(composite)}
        />
        <DataTable
          caption={messages.collegeProspects}
          columns={[messages.composite, messages.whatItOpens]}
          rows={PROSPECTS.map(({ range, text }) => [range, text])}
          current={composite === undefined ? undefined : findProspectIndex(composite)}
        />
      </div>
    </Section>
  );
}
