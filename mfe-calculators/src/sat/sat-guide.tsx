import { Prose, Section } from '@mockingbird/ui';
import { DataTable } from '../page/data-table.js';
import { PERCENTILES, findPercentileIndex } from './scoring/percentile.js';
import { MATH, READING_WRITING, SAT_PATHS } from './scoring/sat-section.js';
import { findReachableTop } from './scoring/section-score.js';
import classes from './sat-guide.module.css';

const formatRange = (from: number, index: number) => {
  const above = PERCENTILES[index - 1];
  return `${from} to ${above ? above.from - 10 : 1600}`;
};

const formatThreshold = (section: typeof MATH, path: (typeof SAT_PATHS)[number]) => {
  if (path === 'hard') return `${section.hardFrom} or more`;
  return path === 'medium'
    ? `${section.mediumFrom} to ${section.hardFrom - 1}`
    : `below ${section.mediumFrom}`;
};

const describePath = (section: typeof MATH, path: (typeof SAT_PATHS)[number]) =>
  `${formatThreshold(section, path)}, up to ${findReachableTop(section, path)}`;

/** Explains the scores, and the best score of each path. */
export function SatGuide({ total }: { total: number }) {
  return (
    <Section title="Scoring guide">
      <Prose className={classes.text}>
        <p>
          The section score is max(200, top − 20 × (questions − right answers)): the hard path counts down
          from 800, the medium one from 760, the easy one from 720. Since module 1 decides the path, the
          medium and easy paths top out at {findReachableTop(MATH, 'medium')} and{' '}
          {findReachableTop(MATH, 'easy')} in Math, at {findReachableTop(READING_WRITING, 'medium')} and{' '}
          {findReachableTop(READING_WRITING, 'easy')} in Reading & Writing. The real test has two paths; the
          medium one is this estimator’s own.
        </p>
      </Prose>
      <div className={classes.tables}>
        <DataTable
          caption="Percentile by total score, in rounded bands"
          columns={['Total score', 'Percentile']}
          rows={PERCENTILES.map(({ from, label }, index) => [formatRange(from, index), label])}
          current={findPercentileIndex(total)}
        />
        <DataTable
          caption="Paths: right answers in module 1, and the best score that they leave"
          columns={['Path', MATH.name, READING_WRITING.name]}
          rows={SAT_PATHS.map((path) => [
            path.toUpperCase(),
            describePath(MATH, path),
            describePath(READING_WRITING, path),
          ])}
        />
      </div>
      <p className={classes.note}>The bands are rounded, and generous at the low end.</p>
    </Section>
  );
}
