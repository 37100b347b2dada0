/** Tips that gain the most points for the least work. */
export const ACT_TIPS: readonly string[] = [
  'Answer every question: a wrong one costs nothing, a guess may gain a point.',
  'Look at what the next composite takes: a single answer in a short section moves the average more than one in a long section.',
  'Work on your weakest section first; there a point takes the least practice.',
  'Sit whole tests against the clock now and then: pace is half of the ACT.',
  'Review each wrong answer the same day, and write down why it went wrong.',
];
