import { choosePath } from './section-score.js';
import type { SatSection } from './sat-section.js';

/** Says how many more right answers in module 1 lead to the next path. */
export function describePathHint(section: SatSection, rightInModule1: number): string {
  const path = choosePath(section, rightInModule1);
  if (path === 'hard') return `Module 2 is the harder one from ${section.hardFrom} right in module 1.`;
  const [next, from] =
    path === 'medium' ? ['the harder', section.hardFrom] : ['the medium', section.mediumFrom];
  return `Get ${from - rightInModule1} more right in module 1 to reach ${next} module 2.`;
}
