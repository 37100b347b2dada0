import { Prose, Section } from '@mockingbird/ui';

/** How to gain points where they are cheapest. */
export function ActTips() {
  return (
    <Section title="Tips">
      <Prose>
        <ul>
          <li>Answer every question: a wrong one costs nothing, a guess may gain a point.</li>
          <li>
            Look at the panel for the next composite: a single answer in a short section moves the average
            more than one in a long section.
          </li>
          <li>Work on your weakest section first; there a point takes the least practice.</li>
          <li>Sit whole tests against the clock now and then: pace is half of the ACT.</li>
          <li>Review each wrong answer the same day, and write down why it went wrong.</li>
        </ul>
      </Prose>
    </Section>
  );
}
