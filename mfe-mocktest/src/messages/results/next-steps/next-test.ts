import { type Value } from '@mockingbird/remote-kit';

export const nextTest = (next: Value) => `Next: ${next}`;
