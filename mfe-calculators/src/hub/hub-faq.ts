import type { QuestionAndAnswer } from '@mockingbird/platform';

export const HUB_FAQ: readonly QuestionAndAnswer[] = [
  {
    question: 'Are these official scores?',
    answer:
      'No, they are approximate. The exam boards set a new scale for each exam. Each page shows its formula and its full table, so you can check us.',
  },
  {
    question: 'Do I need an account?',
    answer:
      "No registration is needed. The math runs in your browser, and we don't receive or save your numbers. If you make a share link, it holds them.",
  },
  {
    question: 'Why do other calculators show another score?',
    answer:
      'Each site picks its own cut-offs and tables. Ours follow published guides, and each page lists its sources. For AP you get two scores: one strict, one by typical cut-offs.',
  },
];
