import { type Value } from '@mockingbird/remote-kit';

export const right = 'Right';
export const wrong = 'Wrong';
export const blank = 'Blank';
export const timeLine = (spans: Value) => `Time line. ${spans}.`;
export const textLengthInTime = (text: Value, length: Value, time: Value) => `${text}: ${length} in ${time}`;
