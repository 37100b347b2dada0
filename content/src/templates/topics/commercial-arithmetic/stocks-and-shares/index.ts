import type { Topic } from '../../../kit/index.js';
import { COMPARING_STOCKS } from './comparing-stocks.js';
import { SHARES } from './shares.js';
import { STOCK } from './stock.js';

export const stocksAndShares: Topic = {
  slug: 'stocks-and-shares',
  name: 'Stocks and Shares',
  templates: [...SHARES, ...STOCK, ...COMPARING_STOCKS],
};
