import { choosePath } from './scoring/section-score.js';
import type { SatSection } from './scoring/sat-section.js';

/** Describes the right answers in module 1 for the next path. */
export function describePathHint(section: SatSection, first: number): string {
  const path = choosePath(section, first);
  if (path === 'hard') return `It is open from ${section.hardFrom} right answers in module 1.`;
  const [next, from] = path === 'medium' ? ['hard', section.hardFrom] : ['medium', section.mediumFrom];
  return `${from - first} more in module 1 lead${from - first === 1 ? 's' : ''} to the ${next} one.`;
}
