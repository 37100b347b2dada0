import { signedCompositionResponse } from '@mockingbird/contracts';
import { readEnvelope } from '@mockingbird/registry/publish';
import { REMOTE } from '../clients/subjects.js';
import type { ComposedRemote } from '../history/check-pages.js';
import type { HistoryEvent } from '../history/events.js';
import type { LabSite } from '../site/lab-site.js';

const SUCCESS = 200;

interface Stored extends ComposedRemote {
  number: number;
}

/** @param number of a composition; the live one without it @returns undefined when it is not stored */
export async function storedComposition(
  { releaseKey, url }: LabSite,
  number?: number,
): Promise<Stored | undefined> {
  const name = number === undefined ? 'composition' : `compositions/${number}`;
  const { status, text } = await releaseKey.send(url('services-1'), 'GET', `/api/releases/${name}`);
  if (status !== SUCCESS) return undefined;
  const composition = readEnvelope(signedCompositionResponse.parse(JSON.parse(text)).data);
  const remote = composition.remotes.find(({ manifest }) => manifest.name === REMOTE);
  return (
    remote && {
      number: composition.number,
      version: remote.manifest.version,
      fallback: remote.fallback?.version,
    }
  );
}

/** Every composition that a client saw or created. */
export async function seenCompositions(
  site: LabSite,
  history: readonly HistoryEvent[],
): Promise<Map<number, ComposedRemote>> {
  const seen = new Set(history.flatMap((event) => ('composition' in event ? (event.composition ?? []) : [])));
  const compositions = new Map<number, ComposedRemote>();
  for (const number of seen) {
    const stored = await storedComposition(site, number);
    if (stored) compositions.set(number, stored);
  }
  return compositions;
}
