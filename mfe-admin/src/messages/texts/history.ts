import { type Value } from '@mockingbird/remote-kit';

export const history = 'History';
export const couldNotLoad = 'The history could not be loaded';
export const loading = 'Loading the history';
export const none = 'This text is as it ships: it has no changes.';
export const entry = (outcome: Value, by: Value, at: Value) => `${outcome} by ${by}, ${at}`;
