import { useState } from 'react';
import { GoalSection } from '../../goal/goal-section.js';
import { DataTable } from '../../page/data-table.js';
import { calculateTotal, type SatInputs } from '../sat-inputs.js';
import { findFewestAnswers } from '../scoring/fewest-answers.js';
import { listSections, type SatSections } from '../scoring/sat-section.js';
import { describeFurther } from './further-answers.js';
import * as messages from '../../messages/sat/parts.js';

const STEP = 50;
const BEST = 1600;
const LOWEST_GOAL = 600;
const FIRST_GOAL = 1200;

const GOALS = Array.from({ length: (BEST - LOWEST_GOAL) / STEP + 1 }, (_, at) => BEST - STEP * at);

export interface SatGoalProps {
  sections: SatSections;
  inputs: SatInputs;
  /** Whether the inputs are still the page's own. */
  isExample: boolean;
}

/** What a goal takes in each module, from the student's present counts. */
function GoalModules({ sections, inputs, isExample, goal }: SatGoalProps & { goal: number }) {
  const total = calculateTotal(sections, inputs);
  const further = findFewestAnswers(sections, inputs, goal);
  if (!further) return null;
  if (further.math + further.rw === 0)
    return (
      <p>
        {isExample ? messages.theExample : messages.yourEstimate} {messages.ofAlreadyReaches(total)}
      </p>
    );
  const rows = listSections(sections).flatMap(({ id, name, perModule }) =>
    [0, 1].map((module) => {
      const [have, need] = [inputs[id][module] ?? 0, further.counts[id][module] ?? 0];
      return [
        `${name}, module ${module + 1}`,
        messages.haveOfPerModule(have, perModule),
        need === have ? messages.asNow(need) : messages.needValueMore(need, need - have),
      ];
    }),
  );
  return (
    <>
      <p>
        {isExample ? messages.fromTheExample : ''}
        {messages.wouldTakeYouThere(describeFurther(further))}
      </p>
      <DataTable
        caption={messages.rightAnswersFor(goal)}
        columns={[
          messages.columnModule,
          isExample ? messages.columnExample : messages.youHave,
          messages.youNeed,
        ]}
        rows={rows}
        dense
      />
    </>
  );
}

/** Lets a student choose a total, and shows the right answers that each module needs. */
export function SatGoal(props: SatGoalProps) {
  const [goal, setGoal] = useState(FIRST_GOAL);
  return (
    <GoalSection name={messages.satScore} goals={GOALS} goal={goal} onChange={setGoal}>
      <GoalModules {...props} goal={goal} />
    </GoalSection>
  );
}
