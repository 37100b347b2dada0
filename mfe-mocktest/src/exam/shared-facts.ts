import type { MockTest } from '@mockingbird/contracts';
import { markingText } from './facts/marking-text.js';
import * as messages from '../messages/exam/mock-test-card.js';

/** The time and the marking of a test, as its card says them. */
export const timeAndMarking = (test: MockTest): string[] => [
  test.duration ? messages.durationMinutes(test.duration) : messages.noTimeLimit,
  markingText(test),
];

/** What the cards of all tests would repeat. @returns nothing for a single test, whose card says it */
export function sharedFacts(tests: readonly MockTest[]): string[] {
  const [first = [], ...others] = tests.map(timeAndMarking);
  return others.length === 0 ? [] : first.filter((fact) => others.every((facts) => facts.includes(fact)));
}
