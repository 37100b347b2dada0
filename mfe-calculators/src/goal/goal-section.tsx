import { Field, Section } from '@mockingbird/ui';
import type { ReactNode } from 'react';
import classes from './goal-section.module.css';
import * as messages from '../messages/goal.js';

export interface GoalSectionProps {
  /** The name of the score, such as 'SAT score'. */
  name: string;
  /** The scores to choose from, best first. */
  goals: readonly number[];
  goal: number;
  onChange: (goal: number) => void;
  /** What the goal takes. */
  children: ReactNode;
}

/** Lets a student choose a goal, and shows what it takes. */
export function GoalSection({ name, goals, goal, onChange, children }: GoalSectionProps) {
  return (
    <Section title={messages.setAGoal}>
      <div className={classes.goal}>
        <Field label={messages.theYouWant(name)} className={classes.field}>
          {(control) => (
            <select
              {...control}
              value={goal}
              onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
            >
              {goals.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          )}
        </Field>
        {children}
      </div>
    </Section>
  );
}
