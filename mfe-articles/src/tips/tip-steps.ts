/** What helps in every exam that this site prepares for. */
export const TIP_STEPS = [
  {
    title: 'Know the marking before you guess',
    text: 'Where a wrong answer costs a quarter of a right one, a guess pays from a chance of one in five: of five options, rule out one. Where nothing is taken off, leave no question empty.',
  },
  {
    title: 'Divide the minutes by the questions',
    text: 'That number is all the time a question has, reading included. Whatever takes twice as long is marked and left for the second pass.',
  },
  {
    title: 'Review as long as it takes to find the reason',
    text: 'A lost mark comes from knowledge, method, a slip, reading or time. Only the reason tells you what to do differently in the next test.',
  },
] as const;
