import type { FactReader } from '../facts/fact-reader.js';
import { stretchScores } from '../numbers/stretch-scores.js';
import type { SatSection, SatSections } from './scoring/sat-section.js';
import * as messages from '../messages/sat.js';

/** Published scores are in tens. */
const TEN = 10;

/** The thresholds and initial counts of the specification (sections 5 and 9). */
const RULES = {
  math: { id: 'math', name: messages.math, hardFrom: 18, mediumFrom: 13, initial: [15, 12] },
  rw: { id: 'rw', name: messages.readingWriting, hardFrom: 22, mediumFrom: 15, initial: [18, 16] },
} as const;

function buildSection(id: SatSection['id'], facts: FactReader): SatSection {
  const perModule = facts.number(`sat.${id}.module-questions`);
  return {
    ...RULES[id],
    perModule,
    guide: stretchScores(facts.numbers(`sat.guide.${id}.lower`), 2 * perModule, TEN),
    guideWidth: facts.number(`sat.guide.${id}.width`),
  };
}

/** Builds both sections from the published figures. */
export const buildSections = (facts: FactReader): SatSections => ({
  math: buildSection('math', facts),
  rw: buildSection('rw', facts),
});
