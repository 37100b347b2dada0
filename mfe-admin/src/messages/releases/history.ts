import { type Value } from '@mockingbird/remote-kit';

export const compareTwoCompositions = 'Compare two compositions';
export const compare = 'Compare';
export const loadingWhatChanged = 'Loading what changed';
export const whatChangedCouldNot = 'What changed could not be loaded';
export const noDifferences = 'No differences.';
export const fromComposition = (from: Value, to: Value) => `From composition ${from} to ${to}`;
export const theHistoryCouldNot = 'The history could not be loaded';
export const loadingTheHistory = 'Loading the history';
export const showOlderCompositions = 'Show older compositions';
export const toRestores = (restores: Value) => `to ${restores}`;
export const live = 'live';
export const byPerson = 'by <strong>a person</strong>';
export const whatChanged = 'What changed';
export const withComposition = (number: Value) => `with composition ${number}`;
export const rollBack = 'Roll back to this';
export const compositionNumber = (number: Value) => `: composition ${number}`;
