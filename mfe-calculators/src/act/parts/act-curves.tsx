import { Section } from '@mockingbird/ui';
import { ScoreCurve, type Curve } from '../../figures/score-curve.js';
import type { ActForm, ActSection, Conversion } from '../scoring/act-form.js';
import { findScaledScore, HIGHEST_SCALED } from '../scoring/act-score.js';
import classes from './act-guide.module.css';
import * as messages from '../../messages/act/parts.js';

const SCORE_AXIS = {
  name: messages.scaledScore,
  from: 0,
  to: HIGHEST_SCALED,
  ticks: [0, 6, 12, 18, 24, 30, 36],
};
const COUNT_STEP = 10;

const createChartCurve = (section: ActSection): Curve => ({
  name: messages.publishedChart,
  points: Array.from(
    { length: section.maxScore + 1 },
    (_, raw) => [raw, findScaledScore(section, raw, 'published')] as const,
  ),
});

/** Without its rounding, the rule is a straight line between two points. */
const createLineCurve = ({ maxScore }: ActSection): Curve => ({
  name: messages.straightLine,
  points: [
    [0, 0],
    [maxScore, HIGHEST_SCALED],
  ],
});

/** The student's own conversion comes first. */
function listCurves(section: ActSection, own: Conversion): Curve[] {
  if (!section.published) return [createLineCurve(section)];
  const curves = [createChartCurve(section), createLineCurve(section)];
  return own === 'published' ? curves : curves.reverse();
}

function SectionCurve({ section, own, raw }: { section: ActSection; own: Conversion; raw: number }) {
  const { name, maxScore } = section;
  const score = findScaledScore(section, raw, own);
  return (
    <ScoreCurve
      description={messages.ofRightAnswersGive(name, raw, maxScore, score)}
      x={{
        name: `${name}, right answers`,
        from: 0,
        to: maxScore,
        ticks: Array.from({ length: Math.floor(maxScore / COUNT_STEP) + 1 }, (_, at) => at * COUNT_STEP),
      }}
      y={SCORE_AXIS}
      curves={listCurves(section, own)}
      point={raw === 0 ? undefined : [raw, score]}
    />
  );
}

export interface ActCurvesProps {
  form: ActForm;
  /** The sections that the student takes. */
  sections: readonly ActSection[];
  raw: readonly number[];
}

/** From right answers to the scaled score of each section, by both conversions. */
export function ActCurves({ form, sections, raw }: ActCurvesProps) {
  return (
    <Section title={messages.scoreCurve}>
      <div className={classes.curves}>
        {sections.map((section, at) => (
          <SectionCurve key={section.name} section={section} own={form.conversion} raw={raw[at] ?? 0} />
        ))}
      </div>
    </Section>
  );
}
