import { type Value } from '@mockingbird/remote-kit';

export const timedMockTests =
  'Timed mock tests for DMV, government and bank exams, and honest score estimates. Free, no account.';
export const timedMockTestsOfIndia =
  'Timed mock tests for SSC, bank and railway exams, with the marking of the real exam. Free, no account.';
export const mostPopularExams = 'Most Popular Exams This Month';
export const firstAndSecond = (value: Value, value2: Value) => `${value} and ${value2}`;
export const practiceVerb = 'Practice';
