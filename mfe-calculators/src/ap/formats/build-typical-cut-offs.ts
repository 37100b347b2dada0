import type { FactSource } from '@mockingbird/contracts';
import file from '../../../facts/ap-scores.json' with { type: 'json' };
import { createFactReader } from '../../facts/fact-reader.js';
import type { Ratio } from '../../numbers/ratio.js';
import type { ApScore } from '../scoring/cut-offs.js';
import type { TypicalCutOffs } from '../scoring/typical-cut-offs.js';
import * as messages from '../../messages/ap/formats.js';

const facts = createFactReader(file);

/** The subjects with a published chart. */
const PUBLISHED = ['ap-calc-ab', 'apush', 'ap-physics-c'] as const;
/** A perfect exam. */
const WHOLE: Ratio = [1, 1];
const SCORES: readonly ApScore[] = [5, 4, 3, 2];

const readLines = (slug: string): Ratio[] => {
  const whole = facts.number(`ap.cut-offs.${slug}.whole`);
  return facts.numbers(`ap.cut-offs.${slug}.lines`).map((points) => [points, whole]);
};

/** Joins forms, such as 'the exam of 2001 and the exam of 2009'. */
const joinForms = (forms: readonly string[]) =>
  [forms.slice(0, -1).join(', '), forms[forms.length - 1]].filter(Boolean).join(messages.and);

/** Says from which exams the lines are, and how older exams differ. */
function describeOrigin(subjects: readonly string[], isOwn: boolean): string {
  const forms = joinForms(subjects.map((slug) => facts.text(`ap.cut-offs.${slug}.form`)));
  const from = isOwn ? messages.theTypicalOnes(forms) : messages.weFoundNoReleased(forms);
  const freeSince = facts.number('ap.wrong-answers.free-since');
  const isOlder = subjects.some(
    (slug) => Number(facts.sourceOf(`ap.cut-offs.${slug}.lines`).effective.slice(0, 4)) < freeSince,
  );
  if (!isOlder) return from;
  return messages.beforeTheQuestionsWere(from, freeSince);
}

const byShare = (a: Ratio, b: Ratio) => a[0] * b[1] - b[0] * a[1];

/** Builds the published cut-offs of a subject, or their range over the subjects that have some. */
export function buildTypicalCutOffs(slug: string): { typical: TypicalCutOffs; sources: FactSource[] } {
  const isOwn = PUBLISHED.some((each) => each === slug);
  const subjects = isOwn ? [slug] : [...PUBLISHED];
  const charts = subjects.map(readLines);
  const lines = SCORES.map((score, at) => {
    const sorted = charts.map((chart): Ratio => chart[at] ?? WHOLE).sort(byShare);
    const lowest = sorted[0] ?? WHOLE;
    return { score, lowest, highest: sorted[sorted.length - 1] ?? lowest };
  });
  return {
    typical: { lines, origin: describeOrigin(subjects, isOwn), isOwn },
    sources: subjects.map((each) => facts.sourceOf(`ap.cut-offs.${each}.lines`)),
  };
}
