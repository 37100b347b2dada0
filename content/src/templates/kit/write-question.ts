import type { Option, Question } from '@mockingbird/contracts';
import { chooseDistractors, isBetter, type Chosen } from './options/choose-options.js';
import { Random } from './random.js';
import { textWithPicture, signatureOf } from './options/signature.js';
import type { AnyTemplate, Draft, ShownOption } from './template.js';

/** Where a question is in its topic. */
export interface Slot {
  questionId: string;
  template: AnyTemplate;
  /** How often the template was used before. */
  turn: number;
  /** Position of the right option. */
  key: number;
}

/** What the questions of a topic may not repeat. */
export interface Used {
  texts: Set<string>;
  signatures: Set<string>;
  parameters: Set<string>;
  /** How often the right option had each rank among the numbers; as many ranks as options. */
  ranks: number[];
  /** The sum of what the right options showed about themselves. */
  hints: number[];
}

/** @param options of each question */
export const startUsed = (options = OPTIONS): Used => ({
  texts: new Set(),
  signatures: new Set(),
  parameters: new Set(),
  ranks: Array.from({ length: options }, () => 0),
  hints: [],
});

const OPTIONS = 4;
/** Attempts for each rank. */
const ATTEMPTS = 300;
/** Candidates that are compared while they have several slips: real mistakes often lead to numbers that are no options. */
const MOST_CANDIDATES = 60;

/** A long decimal tail, or the name of a missing value: something inexact is in the text. */
const INEXACT = /\d\.\d{7}|NaN|undefined|null|Infinity|\[object/;

function checkTexts(questionId: string, texts: readonly string[]): void {
  const faulty = texts.find((text) => text.trim() === '' || INEXACT.test(text));
  if (faulty !== undefined) throw new Error(`${questionId}: faulty text: ${faulty}`);
}

const optionOf = ({ text, picture }: ShownOption): Option =>
  picture === undefined ? text : { text, image: picture };

interface Attempt {
  slot: Slot;
  topic: { slug: string; name: string };
  used: Used;
  /** How many wrong options are to be below the right one. */
  rank: number;
  attempt: number;
}

/** A question with all that it would add to what was used before. */
interface Candidate {
  draft: Draft;
  chosen: Chosen;
  rank: number;
  signature: string;
  parameters: string;
  random: Random;
}

function findCandidate({ slot, topic, used, rank, attempt }: Attempt): Candidate | undefined {
  const { template, turn } = slot;
  const random = new Random(`${topic.slug}/${template.id}/${turn}/${attempt}`);
  const draft = template.draft(random, turn);
  if (!draft) return undefined;
  const { text, right, picture } = draft;
  const parameters = `${template.id} ${draft.parameters}`;
  const signature = signatureOf(text, right.text, picture);
  if (used.texts.has(textWithPicture(text, picture))) return undefined;
  if (used.signatures.has(signature) || used.parameters.has(parameters)) return undefined;
  const { mayRepeatNumbers } = template;
  const size = used.ranks.length - 1;
  const chosen = chooseDistractors(draft, { size, rank, mayRepeatNumbers, random, hints: used.hints });
  return chosen && { draft, chosen, rank, signature, parameters, random };
}

function writeCandidate(candidate: Candidate, { slot, topic, used }: Omit<Attempt, 'rank' | 'attempt'>) {
  const { draft, chosen, rank, signature, parameters, random } = candidate;
  const { questionId, template, key } = slot;
  const { text, right, explanation, picture } = draft;
  used.hints = chosen.hints;
  const wrong = random.shuffled(chosen.distractors);
  const shown: ShownOption[] = [...wrong.slice(0, key), right, ...wrong.slice(key)];
  checkTexts(questionId, [text, explanation, ...shown.map((option) => option.text)]);
  used.texts.add(textWithPicture(text, picture));
  used.signatures.add(signature);
  used.parameters.add(parameters);
  if (wrong.every(({ side }) => side !== 0)) used.ranks[rank] = (used.ranks[rank] ?? 0) + 1;
  const question: Question = {
    questionId,
    questionText: text,
    ...(picture !== undefined && { questionImage: picture }),
    options: shown.map(optionOf),
    correctAnswer: key,
    explanation,
    topic: topic.name,
    level: template.level,
    mistakes: wrong
      .map((option) => ({ option: shown.indexOf(option), text: option.mistake }))
      .sort((a, b) => a.option - b.option),
  };
  return question;
}

/**
 * The first candidate with at most one slip, or the one with the fewest. A choice among more of them by the looks of their
 * options would make some answers right too often.
 */
function bestCandidate(search: Omit<Attempt, 'attempt'>): Candidate | undefined {
  let best: Candidate | undefined;
  let count = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const candidate = findCandidate({ ...search, attempt });
    if (!candidate) continue;
    count += 1;
    if (!best || isBetter(candidate.chosen.cost, best.chosen.cost)) best = candidate;
    if (best.chosen.cost.slips === 0 || count >= MOST_CANDIDATES) return best;
  }
  return best;
}

/** The ranks, those that were used least first. */
const ranksByUse = ({ ranks }: Used) =>
  ranks.map((count, rank) => ({ count, rank })).sort((a, b) => a.count - b.count);

/** @returns undefined when the template has no further question */
export function tryWriteQuestion(
  slot: Slot,
  topic: { slug: string; name: string },
  used: Used,
): Question | undefined {
  for (const { rank } of ranksByUse(used)) {
    const candidate = bestCandidate({ slot, topic, used, rank });
    if (candidate) return writeCandidate(candidate, { slot, topic, used });
  }
  return undefined;
}

/**
 * Writes the question of a slot. It depends on the topic, the template and the turn, and on the questions before it.
 * @throws Error when the template has no further question: its parameters have too few values or its mistakes too few results
 */
export function writeQuestion(slot: Slot, topic: { slug: string; name: string }, used: Used): Question {
  const question = tryWriteQuestion(slot, topic, used);
  if (question) return question;
  throw new Error(
    `${slot.questionId}: the template ${topic.slug}/${slot.template.id} has no further question`,
  );
}
