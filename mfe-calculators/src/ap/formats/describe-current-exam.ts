import type { FactSource } from '@mockingbird/contracts';
import type { FactReader } from '../../facts/fact-reader.js';
import type { ApFormat } from './ap-format.js';
import * as messages from '../../messages/ap/formats.js';

/** What changed last: the way in which the exam is taken. The end of a sentence. */
const CHANGES = {
  hybrid: messages.youReadTheQuestions,
  digital: messages.theWholeExam,
} as const;

const isMode = (mode: string): mode is keyof typeof CHANGES => mode in CHANGES;

/** @returns different sources in the given order */
export const listDifferent = (sources: readonly FactSource[]): FactSource[] =>
  sources.filter(({ address }, at) => sources.findIndex((each) => each.address === address) === at);

export interface CurrentExam extends Pick<ApFormat, 'years' | 'changed'> {
  sources: readonly FactSource[];
}

/**
 * Describes an exam whose format of today is the one of the specification.
 * @param slug the subject's name in its address
 */
export function describeCurrentExam(facts: FactReader, slug: string): CurrentExam {
  const mode = facts.text(`${slug}.mode`);
  if (!isMode(mode)) throw new Error(`The fact ${slug}.mode is not a known mode: ${mode}`);
  const year = facts.number('ap.modes.year');
  return {
    years: messages.exam(year, facts.number(`${slug}.questions`)),
    changed: messages.sinceYear(facts.text('ap.modes.since'), CHANGES[mode]),
    sources: listDifferent(
      [`${slug}.questions`, `${slug}.maxima`, `${slug}.mode`, 'ap.modes.since'].map(facts.sourceOf),
    ),
  };
}
