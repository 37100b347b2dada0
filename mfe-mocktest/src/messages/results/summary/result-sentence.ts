import { plural, type Value } from '@mockingbird/remote-kit';

export const theWrongOne = 'The wrong one';
export const theWrongOnes = (wrong: Value) => `The ${wrong} wrong ones`;
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const youLeftAllBlank = (skipped: Value) => `You left all ${skipped} blank, so there is no score yet.`;
export const answers = (count: number) => plural(count, { one: '# answer', other: '# answers' });
export const wrongCostLost = (wrong: Value, lost: Value) => `${wrong} cost ${lost}`;
export const whichTookBackWhat = (cost: Value) => ` ${cost}, which took back what you won.`;
export const moreThan = (cost: Value, gained: Value) => ` ${cost}, more than the ${gained} you won.`;
export const leftBlank = (skipped: Value) => `, ${skipped} left blank`;
export const nothingToCorrect = ': nothing to correct';
export const ofRight = (right: Value, answers: Value, rest: Value, score: Value) =>
  `${right} of ${answers} right${rest}.${score}`;
