import type { OwnTestResponse } from '@mockingbird/contracts';
import { hashText, type OwnTestSettings } from '@mockingbird/exam-core';
import { multiply, parseFraction, toNumber, whole } from '@mockingbird/remote-kit';
import type { MockTestData } from '../runner/load-mock-test.js';
import { ownTestPath } from './own-test-settings.js';
import * as messages from '../messages/own-test.js';

/** The exam of the test; for several, what they have in common. */
const titleOf = (exams: readonly string[], examTitle: string): string =>
  exams.length === 1 ? examTitle : messages.lengthTopics(exams.length);

/** The mock test of these settings. */
export function createOwnTest(
  { data, meta, available, hasNext }: OwnTestResponse,
  settings: OwnTestSettings,
): MockTestData {
  const address = ownTestPath(settings);
  return {
    data,
    meta: {
      ...meta,
      testId: `own-${hashText(address).toString(36)}`,
      title: messages.yourOwnTest(titleOf(settings.exams, meta.examTitle)),
      duration: settings.minutes,
      totalQuestions: data.length,
      totalMarks: toNumber(multiply(parseFraction(meta.marksPerQuestion), whole(data.length))),
    },
    own: {
      address,
      part: settings.part,
      available,
      nextAddress: hasNext ? ownTestPath({ ...settings, part: settings.part + 1 }) : undefined,
    },
  };
}
