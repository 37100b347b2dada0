/** Tips that gain the most points for the least work. */
export const ACT_TIPS: readonly string[] = [
  'Answer every question. You don’t lose points for a guess.',
  'See what the next score takes. One answer in a short section counts more than one in a long section.',
  'Start with your weakest section. That’s where points come fastest.',
  'Take a full timed test now and then. Pace is half of the ACT.',
  'Review each wrong answer the same day, and write down what went wrong.',
];
