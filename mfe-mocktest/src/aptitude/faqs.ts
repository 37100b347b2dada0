/** Questions that readers of the aptitude page ask. */
export const APTITUDE_FAQS = [
  {
    question: 'Which exams ask quantitative aptitude?',
    answer:
      'Almost every written test for government and bank posts in India does: SSC CGL and CHSL, IBPS PO and Clerk, RRB NTPC and Group D. Campus and graduate entrance tests draw on the same topics.',
  },
  {
    question: 'Where should I begin?',
    answer:
      'With Number System, Percentage and Ratio and Proportion. Profit and loss, interest, mixtures and time and work are built from those three, so an hour spent on them pays several times over.',
  },
  {
    question: 'Are the topic tests timed?',
    answer:
      'Yes. The clock starts when you press Start and the test is handed in by itself when the time is up. Closing the page keeps your answers on this device, and you may continue later.',
  },
  {
    question: 'Is there negative marking?',
    answer:
      'Where the real papers have it, the tests have it too. The rules of every test, marks for a right answer and marks lost for a wrong one, stand on its first screen before the clock starts.',
  },
  {
    question: 'Do I need an account, or to pay?',
    answer: 'Neither. Every topic and every test is free, and results stay on your own device.',
  },
] as const;
