import { Section } from '@mockingbird/ui';
import { ScoreCurve } from '../../figures/score-curve.js';
import type { SatInputs } from '../sat-inputs.js';
import {
  HIGHEST_SCORE,
  LOWEST_SCORE,
  listSections,
  type SatSection,
  type SatSections,
} from '../scoring/sat-section.js';
import { buildScoreTable } from '../scoring/score-table.js';
import { calculateSectionScore, choosePath, type ModuleCounts } from '../scoring/section-score.js';
import classes from './sat-guide.module.css';
import * as messages from '../../messages/sat/parts.js';

const SCORE_AXIS = {
  name: messages.score,
  from: LOWEST_SCORE,
  to: HIGHEST_SCORE,
  ticks: [200, 300, 400, 500, 600, 700, 800],
};
const COUNT_STEP = 10;

function SectionCurve({ section, counts }: { section: SatSection; counts: ModuleCounts }) {
  const { name, perModule, guide } = section;
  const path = choosePath(section, counts[0]);
  const right = counts[0] + counts[1];
  const score = calculateSectionScore(section, counts);
  const questions = 2 * perModule;
  const ticks = Array.from({ length: Math.floor(questions / COUNT_STEP) + 1 }, (_, at) => at * COUNT_STEP);
  return (
    <ScoreCurve
      description={messages.ofRightAnswersGive(name, right, questions, score, path)}
      x={{ name: `${name}, right answers`, from: 0, to: questions, ticks }}
      y={SCORE_AXIS}
      curves={[
        {
          name: messages.tableOfThePath(path),
          points: buildScoreTable(section, path).map((each, at) => [at, each] as const),
        },
        { name: messages.publishedGuideLowerEnd, points: guide.map((each, at) => [at, each] as const) },
      ]}
      point={[right, score]}
    />
  );
}

/** From right answers to the score of each section, with the student's own point. */
export function SatCurves({ sections, inputs }: { sections: SatSections; inputs: SatInputs }) {
  return (
    <Section title={messages.scoreCurve}>
      <div className={classes.curves}>
        {listSections(sections).map((section) => (
          <SectionCurve key={section.id} section={section} counts={inputs[section.id]} />
        ))}
      </div>
    </Section>
  );
}
