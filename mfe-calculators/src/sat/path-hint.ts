import { choosePath } from './scoring/section-score.js';
import type { SatSection } from './scoring/sat-section.js';

/** Describes how many right answers in module 1 open the next path, or the hardest one when it is already open. */
export function describePathHint(section: SatSection, rightInModule1: number): string {
  const path = choosePath(section, rightInModule1);
  if (path === 'hard') return `It is open from ${section.hardFrom} right answers in module 1.`;
  const [next, from] = path === 'medium' ? ['hard', section.hardFrom] : ['medium', section.mediumFrom];
  const missing = from - rightInModule1;
  return `${missing} more in module 1 lead${missing === 1 ? 's' : ''} to the ${next} one.`;
}
