import { type Value } from '@mockingbird/remote-kit';

export const figureForQuestion = (number: number, option: string) => `Figure for question ${number}${option}`;
export const optionLetter = (letter: Value) => `, option ${letter}`;
