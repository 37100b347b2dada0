import { type Value } from '@mockingbird/remote-kit';

export const right = 'Right';
export const wrong = 'Wrong';
export const blank = 'Blank';
export const timeLine = (spans: Value) => `Time line. ${spans}.`;
