import { type Value } from '@mockingbird/remote-kit';

export const nextNext = (next: Value) => `Next: ${next}`;
export const chooseTheNextTest = (examTitle: Value) => `Choose the next ${examTitle} test`;
