import { type Value } from '@mockingbird/remote-kit';

export const expectedFound = (expected: Value, found: Value) => `Expected ${expected}, found ${found}`;
