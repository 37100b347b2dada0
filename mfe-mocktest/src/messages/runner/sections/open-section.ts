import { type Value } from '@mockingbird/remote-kit';

export const sectionOfNumber = (number: Value) => `Section ${number}`;
