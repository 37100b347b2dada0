import { type Value } from '@mockingbird/remote-kit';

export const loadingTheStoredValues = (id: Value) => `Loading the stored values of ${id}...`;
export const alreadyExistsTheForm = (id: Value) =>
  `${id} already exists. The form shows the stored values. Only the fields that you change will change.`;
export const theseFieldsKeepWhat = 'These fields keep what you typed:';
export const useTheStoredValues = 'Use the stored values';
export const theStoredValues = (id: Value, reason: Value) =>
  `The stored values of ${id} could not be loaded: ${reason}`;
export const tryAgain = 'Try again';
