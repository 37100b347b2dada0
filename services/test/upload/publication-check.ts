import { historyResponse, questionsResponse } from '@mockingbird/contracts';

/** Sends a signed GET as an admin and gives the body. */
export type Read = (path: string) => Promise<unknown>;

/** Questions of a version: each of them says which it is. */
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

/** @returns what is wrong with questions that must all be there, and all of one version */
export function faultsOfMix(testId: string, questions: Shown, count: number): string[] {
  const versions = versionsOf(questions);
  return versions.length === 1 && questions.length === count
    ? []
    : [`${testId} shows ${questions.length} questions of the versions ${versions.join(', ')}`];
}

export interface Found {
  version: number;
  /** Everything that does not fit together; empty when readers and history agree. */
  faults: string[];
}

/** Looks at a test as readers see it, and at its history. */
export async function checkTest(read: Read, testId: string, count: number): Promise<Found> {
  const { data, meta } = questionsResponse.parse(await read(`/api/mocktests/${testId}/questions`));
  const asked = await read(`/api/upload/history?testId=${testId}`);
  const history = historyResponse
    .parse(asked)
    .data.filter(({ revisionAfter }) => revisionAfter !== undefined);
  const versions = versionsOf(data);
  const faults = faultsOfMix(testId, data, count);
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
