import type { QuestionAndAnswer } from '@mockingbird/platform';

export const HUB_FAQ: readonly QuestionAndAnswer[] = [
  {
    question: 'Are these official scores?',
    answer:
      'No. They are approximate: the examining bodies set new scales for each exam. Each page shows its formula and its full table, so you can see how good the estimate is.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'No registration is needed. The arithmetic runs in your browser, and your inputs are neither sent nor stored; a share link holds them if you make one.',
  },
  {
    question: 'Why does a calculator elsewhere say something else?',
    answer:
      'Every site chooses its own cut-offs and tables. Ours follow published guides, and each page lists its sources. For AP you see a strict score and one by typical cut-offs.',
  },
];
