import { plural, type Value } from '@mockingbird/remote-kit';

export const theWrongOne = 'The wrong one';
export const theWrongOnes = (wrong: Value) => `The ${wrong} wrong ones`;
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const youLeftAllBlank = (skipped: Value) => `You left all ${skipped} blank, so there is no score yet.`;
export const answers = (count: number) => plural(count, { one: '# answer', other: '# answers' });
