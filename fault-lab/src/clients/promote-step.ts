import { releaseChangeResponse } from '@mockingbird/contracts';
import type { PartName } from '../schedule/fault.js';
import type { Step } from './client.js';
import { outcomeOf } from './recorder.js';
import { REMOTE, VERSIONS } from './subjects.js';

const SERVICES: readonly PartName[] = ['services-1', 'services-2'];
const ADDRESS = '/api/releases/promote';

/** A team that makes another version live. */
export const promoteVersion: Step = async ({ site, recorder, random, name }) => {
  const target = random.pick(SERVICES);
  const version = random.pick(VERSIONS);
  const start = recorder.now();
  const { status, text } = await site.releaseKey.send(site.url(target), 'POST', ADDRESS, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remotes: [{ name: REMOTE, version }], why: name }),
  });
  const outcome = outcomeOf(status);
  const composition =
    outcome === 'ok' ? releaseChangeResponse.parse(JSON.parse(text)).data.composition.number : undefined;
  recorder.add({
    ...{ kind: 'promotion', target, version, status, start, end: recorder.now(), outcome, composition },
  });
};
