import { plural, type Value } from '@mockingbird/remote-kit';

export const halfTime = (left: Value) => `Half time: ${left}`;
export const timeLeft = (remaining: Value) => `Time left ${remaining}`;
export const timeLeft2 = 'Time left';
export const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
export const seconds = (count: number) => plural(count, { one: '# second', other: '# seconds' });
