import type { ProposalStep } from '@mockingbird/contracts';
import { Section } from '@mockingbird/ui';
import { localTime } from '../format/local-time.js';
import classes from './review-screen.module.css';
import * as messages from '../messages/staff/review.js';

/** Who did what with a proposal, and when. */
export function StepList({ steps }: { steps: readonly ProposalStep[] }) {
  return (
    <Section title={messages.steps}>
      <ol className={classes.steps}>
        {steps.map(({ action, by, at }) => (
          <li key={`${at} ${action}`}>
            {messages.stepBy(messages.stepNames[action], by)} <time dateTime={at}>{localTime(at)}</time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
