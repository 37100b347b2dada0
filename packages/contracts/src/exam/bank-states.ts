/** States of a question that the list can be filtered by. */
export const BANK_STATES = ['reported', 'suspicious'] as const;
export type BankState = (typeof BANK_STATES)[number];
