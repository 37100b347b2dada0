import { Section, rich } from '@mockingbird/ui';
import { ScoreCurve, type Curve } from '../../figures/score-curve.js';
import { formatPercent } from '../../numbers/format-percent.js';
import type { Ratio } from '../../numbers/ratio.js';
import { DataTable } from '../../page/data-table.js';
import { describeCredit, CUT_OFFS } from '../scoring/cut-offs.js';
import { convertToScore, countUnits, type ApInputs } from '../scoring/estimate.js';
import type { Scale } from '../scoring/scale.js';
import { findTypicalScore, formatScores, type TypicalCutOffs } from '../scoring/typical-cut-offs.js';
import classes from './ap-cut-offs.module.css';
import * as messages from '../../messages/ap/parts.js';

export interface ApCutOffsProps {
  scale: Scale;
  inputs: ApInputs;
  typical: TypicalCutOffs;
}

const HUNDRED = 100;
const DIGITS = 1;
const inPercent = (line: Ratio) => formatPercent(line, DIGITS);

/** The typical line of a score, such as '55.5 to 63.3'; 0 for the lowest score. */
function formatLine({ lines }: TypicalCutOffs, score: number): string {
  const line = lines.find((each) => each.score === score);
  if (!line) return '0';
  const [low, high] = [inPercent(line.lowest), inPercent(line.highest)];
  return low === high ? low : messages.lowToHigh(low, high);
}

/** A curve that rises by one score at each line. @param lines weighted totals in percent, the lowest first */
function createSteps(name: string, lines: readonly number[]): Curve {
  const steps = lines.flatMap((line, at) => [[line, at + 1] as const, [line, at + 2] as const]);
  return { name, points: [[0, 1], ...steps, [HUNDRED, lines.length + 1]] };
}

function listCurves({ lines, isOwn }: TypicalCutOffs): Curve[] {
  const strict = CUT_OFFS.flatMap(({ from }) => (from > 0 ? [from] : [])).reverse();
  const toPercent = ([points, outOf]: Ratio) => (HUNDRED * points) / outOf;
  const typicalBy = (end: 'lowest' | 'highest') => lines.map((line) => toPercent(line[end])).reverse();
  const typical = isOwn
    ? [createSteps(messages.typicalCutOffs, typicalBy('lowest'))]
    : [
        createSteps(messages.typicalLowest, typicalBy('lowest')),
        createSteps(messages.typicalHighest, typicalBy('highest')),
      ];
  return [createSteps(messages.strictCutOffs, strict), ...typical];
}

const TOTAL_AXIS = { name: messages.weightedTotal, from: 0, to: HUNDRED, ticks: [0, 20, 40, 60, 80, 100] };
/** Such as '85, 70, 50 and 35'. */
const STRICT_LINES = CUT_OFFS.flatMap(({ from }) => (from > 0 ? [String(from)] : []))
  .join(', ')
  .replace(/, (\d+)$/, messages.andReplacingComma);
const SCORE_AXIS = { name: messages.apScore, from: 1, to: 5, ticks: [1, 2, 3, 4, 5] };

/** Both kinds of cut-offs, as a table and a curve. The student's own row and point are marked. */
export function ApCutOffs({ scale, inputs, typical }: ApCutOffsProps) {
  const units = countUnits(scale, inputs);
  const isStarted = units > 0;
  const score = convertToScore(scale, units);
  const byTypical = formatScores(findTypicalScore(scale, units, typical));
  const total = formatPercent([units, scale.whole]);
  return (
    <Section title={messages.cutOffsAndWhat}>
      <div className={classes.cutOffs}>
        <DataTable
          caption={messages.apScoreByWeightedTotal}
          columns={[
            messages.apScore,
            messages.total,
            messages.typical,
            messages.columnLabel,
            messages.collegeCredit,
          ]}
          rows={CUT_OFFS.map(({ score: each, from, label }) => [
            each,
            from,
            formatLine(typical, each),
            label,
            describeCredit(each),
          ])}
          current={isStarted ? CUT_OFFS.findIndex((each) => each.score === score) : undefined}
        />
        <p className={classes.note}>
          {rich(messages.aStrictEstimateReal(STRICT_LINES, typical.origin), {
            strong: (text) => <strong>{text}</strong>,
          })}
          {isStarted ? messages.withYourTotalStrict(score, byTypical) : ''}
        </p>
        <ScoreCurve
          description={messages.aWeightedTotal(total, score, byTypical)}
          x={TOTAL_AXIS}
          y={SCORE_AXIS}
          curves={listCurves(typical)}
          point={isStarted ? [(HUNDRED * units) / scale.whole, score] : undefined}
        />
      </div>
    </Section>
  );
}
