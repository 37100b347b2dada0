import type { PartName } from '../schedule/fault.js';
import { upload } from './admin.js';
import type { Client, Step } from './client.js';
import { questionsOf, readSet, type ReadSet } from './questions.js';
import { outcomeOf } from './recorder.js';
import { EXAM_ID, TEST_IDS } from './subjects.js';

const ANYWHERE: readonly PartName[] = ['services-1', 'services-2', 'edge-1', 'edge-2'];

/** Reads the questions of a test. @returns undefined unless the response is a set */
export async function readQuestions(
  { site, recorder }: Client,
  target: PartName,
  testId: string,
): Promise<ReadSet | undefined> {
  const start = recorder.now();
  const address = `/api/mocktests/${testId}/questions`;
  const { status, text } = await site.browserKey.send(site.url(target), 'GET', address);
  const set = status === 200 ? readSet(text) : undefined;
  recorder.add({
    ...{ kind: 'read', target, testId, status, start, end: recorder.now() },
    outcome: set ? 'ok' : 'failed',
    markers: set?.markers ?? [],
    count: set?.count ?? 0,
  });
  return set;
}

/** A student at one process or edge. */
export const readAt =
  (target: PartName): Step =>
  async (client) =>
    void (await readQuestions(client, target, client.random.pick(TEST_IDS)));

/** An admin who looks at the questions, and then replaces them on the condition that they are still the same. */
export const writeQuestions: Step = async (client) => {
  const { site, recorder, random, nextMarker } = client;
  const testId = random.pick(TEST_IDS);
  const before = await readQuestions(client, random.pick(ANYWHERE), testId);
  const [basedOn] = before?.markers ?? [];
  if (before === undefined || basedOn === undefined) return;
  const target = random.pick(ANYWHERE);
  const marker = nextMarker();
  const start = recorder.now();
  const fields = { uploadType: 'questions', examId: EXAM_ID, testId, basedOn: before.revision };
  const { status } = await upload(site, target, site.token, fields, questionsOf(marker));
  recorder.add({
    ...{ kind: 'write', target, testId, marker, basedOn, status, start, end: recorder.now() },
    outcome: outcomeOf(status),
  });
};
