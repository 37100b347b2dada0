export const APTITUDE_FAQS = [
  {
    question: 'Which exams ask quantitative aptitude?',
    answer:
      'Almost every written test for government and bank posts in India does: SSC CGL and CHSL, IBPS PO and Clerk, RRB NTPC and Group D. Campus and graduate entrance tests use the same topics.',
  },
  {
    question: 'Where should I begin?',
    answer:
      'With Number System, Percentage and Ratio and Proportion. Profit and loss, interest, mixtures and time and work are built from those three, so time spent on them helps everywhere.',
  },
  {
    question: 'Are the topic tests timed?',
    answer:
      'Yes. The clock starts when you press Start, and the test is submitted automatically when the time is up. If you close the page, your answers stay on this device and you can continue later.',
  },
  {
    question: 'Is there negative marking?',
    answer:
      'If the real exam has it, the test has it too. Before the clock starts, every test shows its rules: the marks for a right answer and the marks lost for a wrong one.',
  },
  {
    question: 'Do I need an account, or to pay?',
    answer: 'Neither. Every topic and every test is free, and results stay on your device.',
  },
] as const;
