import { Section } from '@mockingbird/ui';
import classes from './overview.module.css';

export interface AdviceProps {
  title: string;
  /** In the order in which to follow them. */
  steps: readonly { title: string; text: string }[];
}

/** A few steps that hold for every exam, before the lists. */
export function Advice({ title, steps }: AdviceProps) {
  return (
    <Section title={title}>
      <ol role="list" className={classes.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
