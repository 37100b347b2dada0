import { classNames, rich } from '@mockingbird/ui';
import { formatPercent } from '../../numbers/format-percent.js';
import { describeCredit, CUT_OFFS, findScoreLabel } from '../scoring/cut-offs.js';
import { convertToScore, countUnits, type ApInputs } from '../scoring/estimate.js';
import type { Scale } from '../scoring/scale.js';
import { findTypicalScore, formatScores, type TypicalCutOffs } from '../scoring/typical-cut-offs.js';
import classes from './ap-headline.module.css';
import * as messages from '../../messages/ap/parts.js';

export interface ApHeadlineProps {
  scale: Scale;
  inputs: ApInputs;
  typical: TypicalCutOffs;
  /** Whether the student entered something. Before that there is no score to show. */
  isStarted: boolean;
}

/** Says which half of the exam has no counts, because half a score looks like a whole one. */
function describeEmptyPart({ mcq, frq }: ApInputs): string | undefined {
  if (mcq === 0) return messages.noMultipleChoiceAnswers;
  return frq.every((points) => points === 0) ? messages.noFreeResponsePoints : undefined;
}

/** The weighted total, with a mark and the number of each score at its cut-off. The table of cut-offs has them in words. */
function ScoreBar({ total }: { total: string }) {
  const cutOffs = CUT_OFFS.filter(({ from }) => from > 0);
  return (
    <div aria-hidden="true">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={classes.bar}>
        <rect width="100" height="6" className={classes.track} />
        <rect width={total} height="6" className={classes.fill} />
        {cutOffs.map(({ from }) => (
          <rect key={from} x={from - 0.25} width="0.5" height="6" className={classes.mark} />
        ))}
      </svg>
      <svg width="100%" height="16" className={classes.scores}>
        {cutOffs.map(({ score, from }) => (
          <text key={from} x={`${from}%`} y="12" textAnchor="middle">
            {score}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The strict score with its label, the score by published cut-offs, the weighted total, and college credit. */
export function ApHeadline({ scale, inputs, typical, isStarted }: ApHeadlineProps) {
  const units = countUnits(scale, inputs);
  const score = convertToScore(scale, units);
  const total = formatPercent([units, scale.whole]);
  const emptyPart = describeEmptyPart(inputs);
  return (
    <div className={classes.headline}>
      <div role="status" className={classes.status}>
        <p className={classes.score}>
          <span className={classes.caption}>{messages.apScore} </span>
          <span className={classNames(classes.figure, score >= 3 && classes.good)}>
            {isStarted ? score : '–'}
          </span>
        </p>
        {isStarted ? (
          <p className={classes.words}>
            <strong>{findScoreLabel(score)}</strong>
            <span className={classes.total}>
              {rich(messages.weightedTotalOf100(total), { b: (text) => <b>{text}</b> })}
            </span>
            <span>
              {messages.byStrictCutOffs(score, formatScores(findTypicalScore(scale, units, typical)))}
            </span>
            <span>{messages.collegeCreditForScore(score, describeCredit(score))}</span>
            {emptyPart ? <span>{messages.soFar(emptyPart)}</span> : null}
          </p>
        ) : (
          <p className={classes.words}>
            <strong>{messages.enterYourAnswers}</strong>
          </p>
        )}
      </div>
      <ScoreBar total={total} />
    </div>
  );
}
