import { plural, type Value } from '@mockingbird/remote-kit';

export const halfTime = (left: Value) => `Half time: ${left}`;
export const timeLeftValue = (remaining: Value) => `Time left ${remaining}`;
export const timeLeft = 'Time left';
export const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
export const seconds = (count: number) => plural(count, { one: '# second', other: '# seconds' });
export const minutesLeft = (minutes: Value) => `${minutes} left`;
export const minS = (whole: Value, seconds: Value) => `${whole} min ${seconds} s`;
export const wholeMin = (whole: Value) => `${whole} min`;
export const phraseAndSeconds = (phrase: Value, seconds: Value) => `${phrase} and ${seconds}`;
