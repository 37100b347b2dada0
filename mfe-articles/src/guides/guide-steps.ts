import * as messages from '../messages/guides.js';

/** How to work with a study guide, whatever its subject. */
export const GUIDE_STEPS = [
  {
    title: messages.tryBeforeYouRead,
    text: messages.answerFiveQuestionsFirst,
  },
  {
    title: messages.workTheExamplesYourself,
    text: messages.coverTheSolution,
  },
  {
    title: messages.testYourself,
    text: messages.takeAMockTest,
  },
] as const;
