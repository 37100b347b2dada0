/** Advice for every exam. */
export const TIP_STEPS = [
  {
    title: 'Know the marking before you guess',
    text: 'Where a wrong answer costs a quarter of a right one, a guess pays off when its chance is better than one in five: rule out one of five options. If a wrong answer costs nothing, leave no question empty.',
  },
  {
    title: 'Divide the minutes by the questions',
    text: 'That number is all the time a question has, reading included. If a question takes twice as long, mark it and come back to it later.',
  },
  {
    title: 'Review as long as it takes to find the reason',
    text: 'A lost mark comes from knowledge, method, a slip, reading or time. Only the reason tells you what to do differently in the next test.',
  },
] as const;
