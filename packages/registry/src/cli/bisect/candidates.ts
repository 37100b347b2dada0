import type { CompositionSummary } from '@mockingbird/contracts';
import type { ReleaseClient } from '../../publish/release-client.js';
import { CallError } from '../failure.js';
import { HISTORY_PAGE } from '../limits.js';

/** An address can have as many overrides (`MAX_OVERRIDES` of the edge). */
const MAX_OVERRIDES = 8;

/** A composition with other versions than the one before. */
export interface Candidate {
  number: number;
  /** The value of the query parameter `mb`: `mfe-home@1.2.0,mfe-blog@2.0.0`. */
  override: string;
  /** Remotes that are live and that this composition did not have. An override cannot take them out. */
  missing: string[];
}

type Versions = ReadonlyMap<string, string>;

const versionsOf = ({ remotes }: CompositionSummary): Versions =>
  new Map(remotes.map(({ name, version }) => [name, version]));

/**
 * The compositions of a range, the oldest first.
 * @throws CallError MB-5009 when one of both numbers does not exist
 */
export async function readRange(
  client: Pick<ReleaseClient, 'history'>,
  good: number,
  bad: number,
): Promise<CompositionSummary[]> {
  const found: CompositionSummary[] = [];
  let before: number | undefined = bad + 1;
  while (before !== undefined && before > good) {
    const page: Awaited<ReturnType<ReleaseClient['history']>> = await client.history({
      before,
      limit: HISTORY_PAGE,
    });
    found.push(...page.data.filter(({ number }) => number >= good));
    before = page.meta.before;
  }
  for (const number of [good, bad]) {
    if (!found.some((each) => each.number === number)) {
      throw new CallError('MB-5009', `There is no composition ${number}: "mb history" lists them.`);
    }
  }
  return found.sort((a, b) => a.number - b.number);
}

/**
 * The compositions to test. Those with the versions of the one before are left out: a canary changes nothing in the live versions,
 * and an override shows no canary.
 * @param range from the good one to the bad one
 * @param live what is live now: an override replaces versions of it
 * @throws CallError MB-5009 when no version differs, or more than an address can override
 */
export function findCandidates(
  range: readonly CompositionSummary[],
  live: CompositionSummary,
): { candidates: Candidate[]; differing: string[] } {
  const all = [...range, live].map(versionsOf);
  const names = [...new Set(all.flatMap((versions) => [...versions.keys()]))].sort();
  const differing = names.filter((name) => new Set(all.map((versions) => versions.get(name))).size > 1);
  if (differing.length > MAX_OVERRIDES) {
    const message = `${differing.length} remotes differ, and an address overrides at most ${MAX_OVERRIDES}: choose compositions that are closer.`;
    throw new CallError('MB-5009', message);
  }
  const liveNames = versionsOf(live);
  const described = range.map((summary): Candidate => {
    const versions = versionsOf(summary);
    const overridden = differing.flatMap((name) =>
      versions.has(name) ? [`${name}@${versions.get(name)}`] : [],
    );
    const missing = differing.filter((name) => !versions.has(name) && liveNames.has(name));
    return { number: summary.number, override: overridden.join(','), missing };
  });
  const candidates = described.filter((each, at) => at > 0 && each.override !== described[at - 1]?.override);
  if (candidates.length === 0) {
    throw new CallError('MB-5009', 'These compositions have the same live versions.');
  }
  return { candidates, differing };
}
