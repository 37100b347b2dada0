import { type Value } from '@mockingbird/remote-kit';

export const warmUp = (count: Value, title: Value) => `Warm up: ${count} on ${title}`;
export const moreQuestions = (title: Value) => `More questions on ${title}`;
