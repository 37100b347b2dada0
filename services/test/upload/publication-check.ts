import { historyResponse, questionsResponse } from '@mockingbird/contracts';

/** Sends a signed GET as an admin. @returns the body */
export type Read = (path: string) => Promise<unknown>;

/** Questions whose texts contain their version. */
export const questionsOf = (version: number, count: number) =>
  Array.from({ length: count }, (_, number) => ({
    questionId: `q${number}`,
    questionText: `Version ${version}: what is ${number} + 1?`,
    options: [String(number), String(number + 1)],
    correctAnswer: 1,
  }));

const versionOf = (text: string) => Number(/^Version (\d+):/.exec(text)?.[1]);

type Shown = readonly { questionText: string }[];
const versionsOf = (questions: Shown) => [
  ...new Set(questions.map(({ questionText }) => versionOf(questionText))),
];

/** @returns issues if questions are missing or have several versions */
export function findMixIssues(testId: string, questions: Shown, count: number): string[] {
  const versions = versionsOf(questions);
  return versions.length === 1 && questions.length === count
    ? []
    : [`${testId} shows ${questions.length} questions of the versions ${versions.join(', ')}`];
}

export interface Found {
  version: number;
  /** All contradictions between the published questions and the history. */
  faults: string[];
}

/** Compares a test as students see it with its history. */
export async function checkTest(read: Read, testId: string, count: number): Promise<Found> {
  const { data, meta } = questionsResponse.parse(await read(`/api/mocktests/${testId}/questions`));
  const body = await read(`/api/upload/history?testId=${testId}`);
  const history = historyResponse.parse(body).data.filter(({ revisionAfter }) => revisionAfter !== undefined);
  const versions = versionsOf(data);
  const faults = findMixIssues(testId, data, count);
  const [last] = history;
  if (last?.revisionAfter !== meta.revision) {
    faults.push(`${testId} shows ${meta.revision}, its history ends with ${last?.revisionAfter}`);
  }
  history.forEach(({ revisionBefore, id }, index) => {
    const earlier = history[index + 1];
    if (earlier !== undefined && earlier.revisionAfter !== revisionBefore) {
      faults.push(`${testId}: ${id} does not follow the entry before it`);
    }
  });
  return { version: versions[0] ?? Number.NaN, faults };
}
