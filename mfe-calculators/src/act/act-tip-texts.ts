import * as messages from '../messages/act.js';

/** Tips that gain the most points for the least work. */
export const ACT_TIPS: readonly string[] = [
  messages.answerEveryQuestion,
  messages.seeWhatTheNext,
  messages.startWithYourWeakest,
  messages.takeAFullTimed,
  messages.reviewEachWrongAnswer,
];
