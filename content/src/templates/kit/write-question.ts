import type { Question } from '@mockingbird/contracts';
import { chooseDistractors } from './options/choose-options.js';
import { Random } from './random.js';
import { signatureOf } from './options/signature.js';
import type { AnyTemplate } from './template.js';

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

/** A long decimal tail, or the name of a missing value: something inexact is in the text. */
const INEXACT = /\d\.\d{7}|NaN|undefined|null|Infinity|\[object/;

function checkTexts(questionId: string, texts: readonly string[]): void {
  const faulty = texts.find((text) => text.trim() === '' || INEXACT.test(text));
  if (faulty !== undefined) throw new Error(`${questionId}: faulty text: ${faulty}`);
}

interface Attempt {
  slot: Slot;
  topic: { slug: string; name: string };
  used: Used;
  /** How many wrong options are to be below the right one. */
  rank: number;
  attempt: number;
}

function writeAttempt({ slot, topic, used, rank, attempt }: Attempt): Question | undefined {
  const { questionId, template, turn, key } = slot;
  const random = new Random(`${topic.slug}/${template.id}/${turn}/${attempt}`);
  const draft = template.draft(random, turn);
  if (!draft) return undefined;
  const { text, right, explanation, picture } = draft;
  const parameters = `${template.id} ${draft.parameters}`;
  const signature = signatureOf(text, right.text);
  if (used.texts.has(text) || used.signatures.has(signature) || used.parameters.has(parameters))
    return undefined;
  const { mayRepeatNumbers } = template;
  const size = used.ranks.length - 1;
  const chosen = chooseDistractors(draft, { size, rank, mayRepeatNumbers, random, hints: used.hints });
  if (!chosen) return undefined;
  used.hints = chosen.hints;
  const wrong = random.shuffled(chosen.distractors);
  const options = wrong.map((option) => option.text).toSpliced(key, 0, right.text);
  checkTexts(questionId, [text, explanation, ...options]);
  used.texts.add(text);
  used.signatures.add(signature);
  used.parameters.add(parameters);
  if (wrong.every(({ side }) => side !== 0)) used.ranks[rank] = (used.ranks[rank] ?? 0) + 1;
  return {
    questionId,
    questionText: text,
    ...(picture !== undefined && { questionImage: picture }),
    options,
    correctAnswer: key,
    explanation,
    topic: topic.name,
    level: template.level,
    mistakes: wrong
      .map((option) => ({ option: options.indexOf(option.text), text: option.mistake }))
      .sort((a, b) => a.option - b.option),
  };
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
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const question = writeAttempt({ slot, topic, used, rank, attempt });
      if (question) return question;
    }
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
