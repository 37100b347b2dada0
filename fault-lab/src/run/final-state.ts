import { historyResponse } from '@mockingbird/contracts';
import { until } from '../../../e2e/src/harness/until.js';
import type { Client } from '../clients/client.js';
import { openPage } from '../clients/page-step.js';
import { readQuestions } from '../clients/question-steps.js';
import type { ReadSet } from '../clients/questions.js';
import { QUESTIONS, TEST_IDS } from '../clients/subjects.js';
import type { FinalState } from '../history/check-history.js';
import { issue, type Issue } from '../history/events.js';
import { RECOVERY_MS } from '../site/recover.js';
import { increases, storedCounts } from './stored-counts.js';
import { seenCompositions, storedComposition } from './stored-compositions.js';

/** What was there before the clients started. */
export interface FirstState {
  markers: ReadonlyMap<string, number>;
  counts: ReadonlyMap<string, number>;
}

/** A read that has to succeed, because no fault is left. */
async function readSettled(
  client: Client,
  target: 'services-1' | 'services-2',
  testId: string,
): Promise<ReadSet> {
  const read = () => readQuestions(client, target, testId);
  return (await until(`${target} answers ${testId}`, read, RECOVERY_MS)).value;
}

/** The set that both processes show. An upload whose outcome is unknown may still come to its end. */
async function readAgreed(client: Client, testId: string): Promise<ReadSet> {
  const read = async () => {
    const set = await readSettled(client, 'services-1', testId);
    const other = await readSettled(client, 'services-2', testId);
    return set.revision === other.revision ? set : undefined;
  };
  return (await until(`both processes show the same ${testId}`, read, RECOVERY_MS)).value;
}

export async function readFirstState(client: Client): Promise<FirstState> {
  const markers = new Map<string, number>();
  for (const testId of TEST_IDS)
    markers.set(testId, (await readSettled(client, 'services-1', testId)).markers[0] ?? Number.NaN);
  return { markers, counts: await storedCounts(client.site.databaseUri) };
}

/** The history of changes must end with the published questions, without a gap. */
async function checkChanges({ site }: Client, testId: string, { revision }: ReadSet): Promise<Issue[]> {
  const { status, text } = await site.browserKey.send(
    site.url('services-1'),
    'GET',
    `/api/upload/history?testId=${testId}`,
    { headers: { authorization: `Bearer ${site.token}` } },
  );
  if (status !== 200) return [issue('recovery', `the history of ${testId} answers ${status}`)];
  const changes = historyResponse
    .parse(JSON.parse(text))
    .data.filter(({ revisionAfter }) => revisionAfter !== undefined && revisionAfter !== '');
  const gaps = changes.filter((change, place) => {
    const earlier = changes[place + 1];
    return earlier !== undefined && earlier.revisionAfter !== change.revisionBefore;
  });
  const last = changes[0]?.revisionAfter;
  return [
    ...(last === revision
      ? []
      : [issue('lost', `${testId} shows ${revision}, its history ends with ${last}`)]),
    ...gaps.map(({ id }) => issue('lost', `${testId}: change ${id} does not follow the one before it`)),
  ];
}

/** Both edges have to show the live composition. */
async function checkEdges(client: Client): Promise<Issue[]> {
  const live = await storedComposition(client.site);
  if (!live) return [issue('recovery', 'no composition is live')];
  const issues: Issue[] = [];
  for (const edge of ['edge-1', 'edge-2'] as const) {
    const isLive = async () => (await openPage(client, edge)) === live.number;
    await until(`${edge} shows composition ${live.number}`, isLive, RECOVERY_MS).catch((error: unknown) =>
      issues.push(issue('recovery', String(error))),
    );
  }
  return issues;
}

/** Reads everything after the recovery. The reads are part of the history. */
export async function readFinalState(
  client: Client,
  first: FirstState,
): Promise<{ final: FinalState; issues: Issue[] }> {
  const issues: Issue[] = [];
  const tests: FinalState['tests'][number][] = [];
  for (const testId of TEST_IDS) {
    const set = await readAgreed(client, testId);
    issues.push(...(await checkChanges(client, testId, set)));
    const [last = Number.NaN] = set.markers;
    tests.push({ testId, last, first: first.markers.get(testId) ?? Number.NaN, count: QUESTIONS });
  }
  issues.push(...(await checkEdges(client)));
  const counts = increases(first.counts, await storedCounts(client.site.databaseUri));
  const compositions = await seenCompositions(client.site, client.recorder.history);
  return { final: { tests, counts, compositions }, issues };
}
