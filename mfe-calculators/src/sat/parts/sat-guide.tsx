import { Prose, Section } from '@mockingbird/ui';
import { DataTable } from '../../page/data-table.js';
import { PERCENTILES, findPercentileIndex } from '../scoring/percentile.js';
import { SAT_PATHS, type SatPath, type SatSection, type SatSections } from '../scoring/sat-section.js';
import { findReachableTop } from '../scoring/section-score.js';
import classes from './sat-guide.module.css';
import * as messages from '../../messages/sat/parts.js';

const formatRange = (from: number, index: number) => {
  const above = PERCENTILES[index - 1];
  return messages.fromTo(from, above ? above.from - 10 : 1600);
};

const formatThreshold = (section: SatSection, path: SatPath) => {
  if (path === 'hard') return messages.orMore(section.hardFrom);
  return path === 'medium'
    ? messages.mediumFromToValue(section.mediumFrom, section.hardFrom - 1)
    : messages.belowMediumFrom(section.mediumFrom);
};

const describePath = (section: SatSection, path: SatPath) =>
  messages.sectionUpToScore(formatThreshold(section, path), findReachableTop(section, path));

export interface SatGuideProps {
  sections: SatSections;
  /** The student's own total; undefined before the first input. Then no row is marked. */
  total: number | undefined;
}

/** Explains the scores, and the best score of each path. */
export function SatGuide({ sections, total }: SatGuideProps) {
  const { math, rw } = sections;
  return (
    <Section title={messages.scoringGuide}>
      <Prose className={classes.text}>
        <p>{messages.theCollegeBoardPublished(math.guideWidth)}</p>
        <p>
          {messages.module1Decides(
            findReachableTop(math, 'medium'),
            findReachableTop(math, 'easy'),
            findReachableTop(rw, 'medium'),
            findReachableTop(rw, 'easy'),
          )}
        </p>
      </Prose>
      <div className={classes.tables}>
        <DataTable
          caption={messages.percentileByTotalScore}
          columns={[messages.totalScore, messages.columnPercentile]}
          rows={PERCENTILES.map(({ from, label }, index) => [formatRange(from, index), label])}
          current={total === undefined ? undefined : findPercentileIndex(total)}
        />
        <DataTable
          caption={messages.pathsByRightAnswers}
          columns={[messages.columnPath, math.name, rw.name]}
          rows={SAT_PATHS.map((path) => [
            path.toUpperCase(),
            describePath(math, path),
            describePath(rw, path),
          ])}
        />
      </div>
      <p className={classes.note}>{messages.theBandsAreRounded}</p>
    </Section>
  );
}
