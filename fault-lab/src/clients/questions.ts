import { questionsResponse } from '@mockingbird/contracts';
import { QUESTIONS } from './subjects.js';

/** Questions whose texts all contain one marker, so that a mixture of two sets shows. */
export const questionsOf = (marker: number) =>
  Array.from({ length: QUESTIONS }, (_, number) => ({
    questionId: `q${number}`,
    questionText: `Version ${marker}: what is ${number} + 1?`,
    options: [String(number), String(number + 1)],
    correctAnswer: 1,
  }));

export interface ReadSet {
  markers: number[];
  count: number;
  revision: string;
}

const markerOf = (text: string) => Number(/^Version (\d+):/.exec(text)?.[1]);

/** Reads the markers of a response of the services. */
export function readSet(text: string): ReadSet {
  const { data, meta } = questionsResponse.parse(JSON.parse(text));
  const markers = [...new Set(data.map(({ questionText }) => markerOf(questionText)))];
  return { markers, count: data.length, revision: meta.revision ?? '' };
}
