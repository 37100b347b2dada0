import { type Value } from '@mockingbird/remote-kit';

export const eachTest = (facts: Value) => `Each test: ${facts}.`;
export const weAreWriting = 'We are writing the first tests of this exam. Come back soon.';
