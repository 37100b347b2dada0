import type { Suspicion } from '@mockingbird/contracts';
import * as messages from '../messages/statistics/screen.js';

/** What is suspicious about a key, in a sentence. */
export const SUSPICION_TEXT: Record<Suspicion, string> = {
  'negative-discrimination': messages.negativeDiscrimination,
  'low-discrimination': messages.lowDiscrimination,
  'distractor-beats-key': messages.distractorBeatsKey,
  'key-never-chosen': messages.keyNeverChosen,
};
