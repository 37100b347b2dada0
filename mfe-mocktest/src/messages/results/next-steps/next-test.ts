import { type Value } from '@mockingbird/remote-kit';

export const nextNext = (next: Value) => `Next: ${next}`;
