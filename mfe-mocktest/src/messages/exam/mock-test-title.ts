import { type Value } from '@mockingbird/remote-kit';

export const mockTest = (testId: Value) => `Mock Test ${testId}`;
