import { Section } from '@mockingbird/ui';
import styles from './overview.module.css';

export interface AdviceProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** A few steps that help in every exam. */
export function Advice({ title, steps }: AdviceProps) {
  return (
    <Section title={title}>
      <ol role="list" className={styles.steps}>
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
