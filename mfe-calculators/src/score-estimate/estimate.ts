import actFacts from '../../facts/act.json' with { type: 'json' };
import satFacts from '../../facts/sat.json' with { type: 'json' };
import type { ActInputs } from '../act/act-inputs.js';
import { createActLink } from '../act/act-link.js';
import { buildForms } from '../act/forms.js';
import { calculateComposite, findScaledScore } from '../act/scoring/act-score.js';
import { ACT_PATH, SAT_PATH } from '../catalogue/paths.js';
import { createFactReader } from '../facts/fact-reader.js';
import { roundHalfUp } from '../numbers/round-half-up.js';
import { calculateTotal, type SatInputs } from '../sat/sat-inputs.js';
import { createSatLink } from '../sat/sat-link.js';
import { buildSections } from '../sat/sections.js';
import { findLikelyRange, type ScoreRange } from '../sat/scoring/likely-range.js';
import { calculateSectionScore } from '../sat/scoring/section-score.js';
import type { EstimateInput, SectionResult } from './estimate-input.js';
import * as messages from '../messages/score-estimate.js';

/** What the result of a practice form says about the real score. */
export interface Estimate {
  /** Name of the test, such as SAT. */
  test: string;
  score: number;
  /** Highest score of the scale. */
  highest: number;
  /** Absent where no width is published. */
  likely?: ScoreRange;
  sections: readonly { name: string; score: number }[];
  /** The calculator with these numbers. */
  address: string;
  /** What the estimate leaves out; undefined where it counts everything. */
  note?: string;
  owner: string;
}

const FORM = buildForms(createFactReader(actFacts));
const SAT = buildSections(createFactReader(satFacts));
const HIGHEST_SAT = 1600;
const HIGHEST_ACT = 36;

const addressOf = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** Right answers in the number of questions that the calculator counts: the same share of them. */
const scaled = ({ right, questions }: SectionResult, counted: number): number =>
  questions === 0 ? 0 : roundHalfUp(right * counted, questions);

function estimateSat([rw1, rw2, math1, math2]: readonly SectionResult[]): Estimate | undefined {
  if (!rw1 || !rw2 || !math1 || !math2) return undefined;
  const inputs: SatInputs = {
    rw: [scaled(rw1, SAT.rw.perModule), scaled(rw2, SAT.rw.perModule)],
    math: [scaled(math1, SAT.math.perModule), scaled(math2, SAT.math.perModule)],
  };
  return {
    test: 'SAT',
    score: calculateTotal(SAT, inputs),
    highest: HIGHEST_SAT,
    likely: findLikelyRange(SAT, inputs),
    sections: [SAT.rw, SAT.math].map((section) => ({
      name: section.name,
      score: calculateSectionScore(section, inputs[section.id]),
    })),
    address: addressOf(SAT_PATH, createSatLink(SAT).write(inputs)),
    owner: messages.satIsATrademark,
  };
}

function estimateAct(results: readonly SectionResult[]): Estimate {
  const form = FORM.today;
  const inputs: ActInputs = {
    form: form.name,
    science: true,
    raw: form.sections.map(({ maxScore }, index) =>
      scaled(results[index] ?? { right: 0, questions: 0 }, maxScore),
    ),
  };
  return {
    test: 'ACT',
    score: calculateComposite(form, inputs.raw),
    highest: HIGHEST_ACT,
    sections: form.sections.map((section, index) => ({
      name: section.name,
      score: findScaledScore(section, inputs.raw[index] ?? 0, form.conversion),
    })),
    address: addressOf(ACT_PATH, createActLink(FORM).write(inputs)),
    note: messages.scienceHasItsOwn,
    owner: messages.actIsATrademark,
  };
}

/** Estimates the real score from the right answers of each section. */
export const estimateScore = ({ calculator, sections }: EstimateInput): Estimate | undefined =>
  calculator === 'sat' ? estimateSat(sections) : estimateAct(sections);
