import { useSite } from '@mockingbird/platform';
import { rich } from '@mockingbird/ui';
import * as messages from '../messages/documents.js';

/** The support address; nothing when none is configured. */
export function SupportContact() {
  const { supportEmail } = useSite();
  if (!supportEmail) return null;
  return (
    <p>
      {rich(messages.questionsProblemsOrIdeas(supportEmail), {
        a: (text) => <a href={`mailto:${supportEmail}`}>{text}</a>,
      })}
    </p>
  );
}
