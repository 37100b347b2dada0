/** Things in shops. */
export const GOODS = [
  'suitcase',
  'ceiling fan',
  'pressure cooker',
  'wrist watch',
  'study table',
  'mixer grinder',
  'bicycle',
  'winter jacket',
  'school bag',
  'table lamp',
  'water filter',
  'badminton racket',
] as const;

/** Rates of discount that shops allow, in percent. */
export const RATES = [4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30, 32, 35, 36, 40, 45];

/** Rates for discounts that follow one another. */
export const SUCCESSIVE_RATES = [4, 5, 8, 10, 12, 15, 20, 25, 30, 40];
