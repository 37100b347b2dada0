import { type Value } from '@mockingbird/remote-kit';

export const changeTheId = 'Change the ID';
export const changeTheIdOf = (id: Value) => `Change the ID of ${id}?`;
export const change = 'Change';
export const newId = 'New ID';
export const lettersAndDigits = 'Letters, digits, hyphens and underscores. The ID is part of the address.';
export const oldAddressesLead =
  'Old addresses lead to the new one for ever. Statistics, reports and tests under way stay. Nothing else can use the old ID.';
export const backToTheExams = 'Back to the exams';
