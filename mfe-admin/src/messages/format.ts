import { type Value } from '@mockingbird/remote-kit';

export const moreFields = 'More fields';
export const theFile = 'The file';
export const theForm = 'The form';
export const questionOfNumber = (number: Value) => `Question ${number}`;
export const keyInformation = 'key information';
export const didYouKnow = 'did you know';
export const optionWithLetter = (optionLetter: Value) => `option ${optionLetter}`;
