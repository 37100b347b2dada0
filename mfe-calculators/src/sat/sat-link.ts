import { formatCounts, parseCounts } from '../sharing/link-counts.js';
import type { LinkFormat } from '../sharing/use-shared-inputs.js';
import type { SatInputs } from './sat-inputs.js';
import type { SatSection, SatSections } from './scoring/sat-section.js';
import type { ModuleCounts } from './scoring/section-score.js';

function readSection(query: URLSearchParams, { id, perModule }: SatSection): ModuleCounts | undefined {
  const [first, second] = parseCounts(query.get(id), [perModule, perModule]) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** Format of a student's inputs in a link: `?math=15.12&rw=18.16`. */
export const createSatLink = (sections: SatSections): LinkFormat<SatInputs> => ({
  names: ['math', 'rw'],
  read: (query) => {
    const [math, rw] = [readSection(query, sections.math), readSection(query, sections.rw)];
    return math && rw && { math, rw };
  },
  write: ({ math, rw }) => ({ math: formatCounts(math), rw: formatCounts(rw) }),
});
