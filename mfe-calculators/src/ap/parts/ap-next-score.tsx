import { FactList, Heading } from '@mockingbird/ui';
import type { ApData } from '../ap-data.js';
import { countUnits, type ApInputs } from '../scoring/estimate.js';
import { ALLOWANCE_PERCENT, findLikelyRange, findTypicalRange } from '../scoring/likely-range.js';
import type { Scale } from '../scoring/scale.js';
import { findNextScoreNeeds, type NextScoreNeeds } from '../scoring/next-score-needs.js';
import { formatScores } from '../scoring/typical-cut-offs.js';
import { formatShortest } from './describe-needs.js';
import classes from './ap-next-score.module.css';
import * as messages from '../../messages/ap/parts.js';

export interface ApNextScoreProps {
  exam: ApData['exam'];
  typical: ApData['typical'];
  scale: Scale;
  inputs: ApInputs;
}

const NOT_ENOUGH = messages.notEnoughAlone;

const listNeeds = (needed: NextScoreNeeds) => [
  {
    term: messages.multipleChoiceOnly,
    value: needed.mcq === undefined ? NOT_ENOUGH : messages.moreAnswers(needed.mcq),
  },
  {
    term: messages.freeResponseOnly,
    value: needed.frq === undefined ? NOT_ENOUGH : messages.morePoints(needed.frq),
  },
  { term: messages.shortestWay, value: formatShortest(needed) },
];

/** The likely range on the day, and what is needed for the next score. */
export function ApNextScore({ exam, typical, scale, inputs }: ApNextScoreProps) {
  const units = countUnits(scale, inputs);
  const needed = findNextScoreNeeds(exam, scale, inputs);
  return (
    <div className={classes.next}>
      <div>
        <Heading level={2} className={classes.heading}>
          {needed ? messages.stillNeeded(needed.next) : messages.thereIsNoHigher}
        </Heading>
        {needed ? (
          <FactList layout="rows" items={listNeeds(needed)} />
        ) : (
          <p className={classes.note}>{messages.fiveIsTheBestScore}</p>
        )}
      </div>
      {units > 0 ? (
        <div>
          <Heading level={2} className={classes.heading}>
            {messages.likelyRange}
          </Heading>
          <FactList
            layout="rows"
            items={[
              { term: messages.strictCutOffs, value: formatScores(findLikelyRange(scale, units)) },
              {
                term: messages.typicalCutOffs,
                value: formatScores(findTypicalRange(scale, units, typical)),
              },
            ]}
          />
          <p className={classes.note}>{messages.rangeNote(ALLOWANCE_PERCENT)}</p>
        </div>
      ) : null}
    </div>
  );
}
