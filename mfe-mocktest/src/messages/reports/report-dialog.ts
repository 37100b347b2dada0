import { type Value } from '@mockingbird/remote-kit';

export const reportQuestion = (number: Value) => `Report question ${number}`;
