import { compoundInterest } from './compound-interest.mjs';
import { discount } from './discount.mjs';
import { partnership } from './partnership.mjs';
import { percentage } from './percentage.mjs';
import { profitAndLoss } from './profit-and-loss.mjs';
import { simpleInterest } from './simple-interest.mjs';
import { stocksAndShares } from './stocks-and-shares.mjs';

/** The category in catalogue order. */
export const commercialArithmetic = {
  name: 'Commercial Arithmetic',
  topics: [
    percentage,
    profitAndLoss,
    discount,
    simpleInterest,
    compoundInterest,
    partnership,
    stocksAndShares,
  ],
};
