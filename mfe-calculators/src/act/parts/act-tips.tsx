import { Prose, Section } from '@mockingbird/ui';
import * as messages from '../../messages/act/parts.js';

export function ActTips({ tips }: { tips: readonly string[] }) {
  return (
    <Section title={messages.tips}>
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
