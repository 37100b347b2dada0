import type { PartName } from '../schedule/fault.js';
import type { Step } from './client.js';
import { outcomeOf } from './recorder.js';

const ANYWHERE: readonly PartName[] = ['services-1', 'services-2', 'edge-1', 'edge-2'];
const ADDRESS = '/api/content/pageviews';

/** A browser that reports a view of a page. */
export const countView: Step = async ({ site, recorder, random, name }) => {
  const target = random.pick(ANYWHERE);
  const path = `/lab/${name}`;
  const start = recorder.now();
  const { status } = await site.browserKey.send(site.url(target), 'POST', ADDRESS, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, query: '', region: 'US' }),
  });
  recorder.add({
    ...{ kind: 'count', target, path, status, start, end: recorder.now() },
    outcome: outcomeOf(status),
  });
};
