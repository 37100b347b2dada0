import { useState } from 'react';
import { GoalSection } from '../../goal/goal-section.js';
import { formatPercent } from '../../numbers/format-percent.js';
import type { Ratio } from '../../numbers/ratio.js';
import { DataTable } from '../../page/data-table.js';
import type { ApData } from '../ap-data.js';
import { CUT_OFFS } from '../scoring/cut-offs.js';
import type { ApInputs } from '../scoring/estimate.js';
import { findNeeds } from '../scoring/next-score-needs.js';
import type { Scale } from '../scoring/scale.js';
import type { TypicalCutOffs } from '../scoring/typical-cut-offs.js';
import { formatShortest } from './describe-needs.js';
import * as messages from '../../messages/ap/parts.js';

const GOALS = [5, 4, 3, 2];
const FIRST_GOAL = 4;

export interface ApGoalProps {
  exam: ApData['exam'];
  scale: Scale;
  inputs: ApInputs;
  typical: TypicalCutOffs;
}

/** Lets a student choose a score, and shows what it takes by strict and by typical cut-offs. */
export function ApGoal({ exam, scale, inputs, typical }: ApGoalProps) {
  const [goal, setGoal] = useState(FIRST_GOAL);
  const strict: Ratio = [CUT_OFFS.find(({ score }) => score === goal)?.from ?? 0, 100];
  const published = typical.lines.find(({ score }) => score === goal)?.highest ?? strict;
  const createRow = (name: string, line: Ratio) => [
    name,
    formatPercent(line, 1),
    formatShortest(findNeeds(exam, scale, inputs, line)) || messages.goalReached,
  ];
  return (
    <GoalSection name={messages.apScore} goals={GOALS} goal={goal} onChange={setGoal}>
      <DataTable
        caption={messages.whatAScoreTakes(goal)}
        columns={[messages.columnCutOffs, messages.totalNeeded, messages.shortestWay]}
        rows={[
          createRow(messages.strict, strict),
          createRow(typical.isOwn ? messages.typical : messages.typicalHighest, published),
        ]}
        dense
      />
    </GoalSection>
  );
}
