import { type Value } from '@mockingbird/remote-kit';

export const mockTests = 'Mock tests';
export const makeYourOwnTest = 'Make your own test from these questions';
export const didYouKnow = 'Did You Know?';
export const faqTitle = 'Frequently asked questions';
export const additionalResources = 'Additional resources';
export const testsAvailable = (tests: Value) => `${tests} available`;
