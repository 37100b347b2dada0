import { Prose, Section } from '@mockingbird/ui';
import { DataTable } from '../../page/data-table.js';
import { PERCENTILES, findPercentileIndex } from '../scoring/percentile.js';
import { SAT_PATHS, type SatPath, type SatSection, type SatSections } from '../scoring/sat-section.js';
import { findReachableTop } from '../scoring/section-score.js';
import classes from './sat-guide.module.css';

const formatRange = (from: number, index: number) => {
  const above = PERCENTILES[index - 1];
  return `${from} to ${above ? above.from - 10 : 1600}`;
};

const formatThreshold = (section: SatSection, path: SatPath) => {
  if (path === 'hard') return `${section.hardFrom} or more`;
  return path === 'medium'
    ? `${section.mediumFrom} to ${section.hardFrom - 1}`
    : `below ${section.mediumFrom}`;
};

const describePath = (section: SatSection, path: SatPath) =>
  `${formatThreshold(section, path)}, up to ${findReachableTop(section, path)}`;

export interface SatGuideProps {
  sections: SatSections;
  /** The student's own total; undefined before the first input. Then no row is marked. */
  total: number | undefined;
}

/** Explains the scores, and the best score of each path. */
export function SatGuide({ sections, total }: SatGuideProps) {
  const { math, rw } = sections;
  return (
    <Section title="Scoring guide">
      <Prose className={classes.text}>
        <p>
          The College Board published a scoring guide for the paper form of a digital practice test. It has
          more questions, so we compare shares: 60% right here is 60% right there. Our hard path takes the
          guide’s lower score, rounded to steps of 20, and ends at 800. The medium path is the same up to 760.
          The easy path is 20 points lower, up to 720. Of the guide’s Math ranges we could read one,{' '}
          {math.guideWidth} points wide; the others are shown with the same width.
        </p>
        <p>
          Module 1 decides the path. So the medium and easy paths top out at{' '}
          {findReachableTop(math, 'medium')} and {findReachableTop(math, 'easy')} in Math, at{' '}
          {findReachableTop(rw, 'medium')} and {findReachableTop(rw, 'easy')} in Reading & Writing. The real
          test has two paths; the medium one is this estimator’s own.
        </p>
      </Prose>
      <div className={classes.tables}>
        <DataTable
          caption="Percentile by total score, in rounded bands"
          columns={['Total score', 'Percentile']}
          rows={PERCENTILES.map(({ from, label }, index) => [formatRange(from, index), label])}
          current={total === undefined ? undefined : findPercentileIndex(total)}
        />
        <DataTable
          caption="Paths: right answers in module 1, and the best score you can still get"
          columns={['Path', math.name, rw.name]}
          rows={SAT_PATHS.map((path) => [
            path.toUpperCase(),
            describePath(math, path),
            describePath(rw, path),
          ])}
        />
      </div>
      <p className={classes.note}>The bands are rounded, and too kind at the low end.</p>
    </Section>
  );
}
