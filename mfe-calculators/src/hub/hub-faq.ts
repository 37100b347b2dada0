import type { QuestionAndAnswer } from '@mockingbird/platform';
import * as messages from '../messages/hub.js';

export const HUB_FAQ: readonly QuestionAndAnswer[] = [
  {
    question: messages.areTheseOfficialScores,
    answer: messages.noTheyAreApproximate,
  },
  {
    question: messages.doINeed,
    answer: messages.noRegistrationIsNeeded,
  },
  {
    question: messages.whyDoOtherCalculators,
    answer: messages.eachSitePicks,
  },
];
