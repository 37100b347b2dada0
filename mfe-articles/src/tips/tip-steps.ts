import * as messages from '../messages/tips.js';

/** Advice for every exam. */
export const TIP_STEPS = [
  {
    title: messages.knowTheMarkingBefore,
    text: messages.sayAWrongAnswer,
  },
  {
    title: messages.divideTheMinutes,
    text: messages.thatIsYourTime,
  },
  {
    title: messages.reviewUntilYouFind,
    text: messages.youMayLose,
  },
] as const;
