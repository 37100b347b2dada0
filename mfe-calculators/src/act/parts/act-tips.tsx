import { Prose, Section } from '@mockingbird/ui';

export function ActTips({ tips }: { tips: readonly string[] }) {
  return (
    <Section title="Tips">
      <Prose>
        <ul>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}
