import { KHAN_MATH, NCERT } from '../resources.mjs';

export const stocksAndShares = {
  name: 'Stocks and Shares',
  description:
    'Face value and market value, dividends, brokerage, yields and moving money from one stock to another.',
  difficulty: 'medium',
  topics: ['Face and market value', 'Dividend and income', 'Yield', 'Brokerage', 'Switching stocks'],
  keywords: 'stocks and shares questions, dividend, brokerage, face value, market value, yield, aptitude',
  keyInformation: [
    'Dividend and interest are reckoned on the face value, never on the price paid.',
    'Yield percent = rate × 100 / market price of ₹100 of stock.',
    'Brokerage is added when you buy and taken off when you sell.',
  ],
  didYouKnow: [
    'The Bombay Stock Exchange, founded in 1875, is the oldest stock exchange in Asia.',
    'A share "at par" is quoted exactly at its face value.',
  ],
  faqs: [
    ['What does "12% stock at 132" mean?', 'Stock of face value ₹100 that pays ₹12 a year and costs ₹132.'],
    [
      'How do I compare two stocks?',
      'Compare rate ÷ price. The higher quotient earns more on the money invested.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 16,
};
