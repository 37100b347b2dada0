/** Advice for every exam. */
export const TIP_STEPS = [
  {
    title: 'Know the marking before you guess',
    text: "Say a wrong answer costs a quarter of a right one. With five options, a guess pays once you rule one out. If wrong answers cost nothing, don't leave blanks.",
  },
  {
    title: 'Divide the minutes by the questions',
    text: 'That is your time for each question, with reading. If one takes twice as long, mark it and come back later.',
  },
  {
    title: 'Review until you find the reason',
    text: 'You may lose a mark because of a gap, a slip, a misread question or the clock. Once you know why, you know what to fix.',
  },
] as const;
