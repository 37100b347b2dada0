import { type Value } from '@mockingbird/remote-kit';

export const setAGoal = 'Set a goal';
export const theYouWant = (name: Value) => `The ${name} you want`;
