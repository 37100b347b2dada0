import { type Value } from '@mockingbird/remote-kit';

export const history = 'History';
export const couldNotLoad = 'The history could not be loaded';
export const loading = 'Loading the history';
export const none = 'This text came with the site, and no one has changed it.';
export const entry = (outcome: Value, by: Value, at: Value) => `${outcome} by ${by}, ${at}`;
