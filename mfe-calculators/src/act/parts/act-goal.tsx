import { useState } from 'react';
import { GoalSection } from '../../goal/goal-section.js';
import { DataTable } from '../../page/data-table.js';
import type { ActForm } from '../scoring/act-form.js';
import { calculateComposite, HIGHEST_SCALED } from '../scoring/act-score.js';
import { findFewestAnswers } from '../scoring/fewest-answers.js';
import { describeCounts } from './describe-counts.js';
import * as messages from '../../messages/act/parts.js';

const LOWEST_GOAL = 12;
const FIRST_GOAL = 24;
const GOALS = Array.from({ length: HIGHEST_SCALED - LOWEST_GOAL + 1 }, (_, at) => HIGHEST_SCALED - at);

export interface ActGoalProps {
  form: ActForm;
  raw: readonly number[];
}

/** What a goal takes in each section, from the student's present counts. */
function GoalSections({ form, raw, goal }: ActGoalProps & { goal: number }) {
  const composite = calculateComposite(form, raw);
  if (composite >= goal) return <p>{messages.yourEstimateOfAlready(composite)}</p>;
  const counts = findFewestAnswers(form, raw, goal) ?? [];
  return (
    <>
      <p>{messages.wouldTakeYouThere(describeCounts(form, counts))}</p>
      <DataTable
        caption={messages.rightAnswersFor(goal)}
        columns={[messages.columnSection, messages.youHave, messages.youNeed]}
        rows={counts.map((more, at) => {
          const { name = '', maxScore = 0 } = form.sections[at] ?? {};
          const have = raw[at] ?? 0;
          const need = more === 0 ? messages.asNow(have) : messages.withMore(have + more, more);
          return [name, messages.haveOfMaxScore(have, maxScore), need];
        })}
        dense
      />
    </>
  );
}

/** Lets a student choose a composite, and shows the right answers that each section needs. */
export function ActGoal(props: ActGoalProps) {
  const [goal, setGoal] = useState(FIRST_GOAL);
  return (
    <GoalSection name={messages.actComposite} goals={GOALS} goal={goal} onChange={setGoal}>
      <GoalSections {...props} goal={goal} />
    </GoalSection>
  );
}
