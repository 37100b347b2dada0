import { choosePath } from './section-score.js';
import type { SatSection } from './sat-section.js';
import * as messages from '../../messages/sat/scoring.js';

/** Says how many more right answers in module 1 lead to the next path. */
export function describePathHint(section: SatSection, rightInModule1: number): string {
  const path = choosePath(section, rightInModule1);
  if (path === 'hard') return messages.module2(section.hardFrom);
  const [next, from] =
    path === 'medium' ? [messages.theHarder, section.hardFrom] : [messages.theMedium, section.mediumFrom];
  return messages.getMoreRight(from - rightInModule1, next);
}
