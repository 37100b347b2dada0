import { KHAN_MATH, NCERT } from '../resources.mjs';

export const partnership = {
  name: 'Partnership',
  description:
    'Sharing profit by money and time: partners who join late, withdraw capital, work for a salary or rent a meadow together.',
  difficulty: 'easy',
  topics: [
    'Sharing by capital',
    'Capital and time',
    'Working partners',
    'Changes of capital',
    'Finding capital or time',
  ],
  keywords:
    'partnership questions, profit sharing ratio, working partner, sleeping partner, bank exam aptitude',
  keyInformation: [
    'Profit is shared in the ratio of capital × time.',
    'Capital ratio = profit ratio ÷ time ratio, partner by partner.',
    'What a working partner takes for managing comes off before the rest is shared.',
  ],
  didYouKnow: [
    'A partner who invests but does not manage is called a sleeping partner.',
    'In India partnerships are governed by the Indian Partnership Act of 1932.',
  ],
  faqs: [
    [
      'What if a partner changes the investment during the year?',
      'Add up capital × months for each stretch of time.',
    ],
    [
      'Does it matter whether I count in months or years?',
      'No, as long as all partners are counted in the same unit.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 22,
};
