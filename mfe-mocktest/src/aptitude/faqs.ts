import * as messages from '../messages/aptitude.js';

export const APTITUDE_FAQS = [
  {
    question: messages.whichExamsAskQuantitative,
    answer: messages.almostEveryWrittenTest,
  },
  {
    question: messages.whereShouldIBegin,
    answer: messages.withNumberSystemPercentage,
  },
  {
    question: messages.areTheTopicTests,
    answer: messages.yesTheClockStarts,
  },
  {
    question: messages.isThereNegativeMarking,
    answer: messages.ifTheRealExam,
  },
  {
    question: messages.doINeed,
    answer: messages.neitherEveryTopic,
  },
] as const;
