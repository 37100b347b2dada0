import { type Value } from '@mockingbird/remote-kit';

export const sectionOfCount = (number: Value, count: Value) => `Section ${number} of ${count}`;
export const ofAnswered = (answered: Value, total: Value) => `${answered} of ${total} answered`;
