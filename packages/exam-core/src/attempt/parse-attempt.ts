import type { Issue } from '@mockingbird/contracts';
import { MAX_ATTEMPT_QUESTIONS, MAX_DURATION_MS } from '../limits.js';
import { readJson } from '../parsing/read-json.js';
import { ShapeReader } from '../parsing/shape-reader.js';
import { type Attempt, ATTEMPT_VERSION, type AttemptItem, ENDINGS, MODES, PHASES } from './attempt.js';
import { checkSections, readSections } from './sections/parse-sections.js';

export type AttemptResult = { ok: true; attempt: Attempt } | { ok: false; issues: Issue[] };

const ID = { min: 1, max: 256 };
const TEXT = { min: 0, max: 256 };
const MOMENT = { min: 0, max: Number.MAX_SAFE_INTEGER };
/** An attempt without a clock may stay open for a long time. */
const USED = MOMENT;
/** The first stored form with ruled-out options. */
const STRUCK_VERSION = 2;
/** The first stored form with choices that are not checked. */
const CHOICE_VERSION = 4;
const LAST_OPTION = 25;
/** The oldest stored form that can be read. */
const OLDEST_VERSION = 1;

/** A list of options in rising order. */
function readStruck(item: ShapeReader): number[] {
  const options = item.integers('struck', { min: 0, max: LAST_OPTION });
  if (options.some((option, at) => at > 0 && option <= (options[at - 1] ?? 0)))
    item.reject('struck', 'Is not in rising order');
  return options;
}

/** A choice is checked once, so it is never beside an answer. */
function readChoice(item: ShapeReader, answer: number | null): number | null {
  const choice = item.nullable('choice', (name) => item.integer(name, { min: 0, max: LAST_OPTION }));
  if (choice !== null && answer !== null) item.reject('choice', 'Is beside an answer');
  return choice;
}

function readItems(reader: ShapeReader, version: number): Map<string, AttemptItem> {
  const items = new Map<string, AttemptItem>();
  for (const item of reader.list('items', { max: MAX_ATTEMPT_QUESTIONS })) {
    const question = item.string('question', ID);
    if (items.has(question)) item.reject('question', 'Is there twice');
    const answer = item.nullable('answer', (name) => item.integer(name, { min: 0, max: LAST_OPTION }));
    items.set(question, {
      answer,
      choice: version < CHOICE_VERSION ? null : readChoice(item, answer),
      visited: item.boolean('visited'),
      marked: item.boolean('marked'),
      struck: version < STRUCK_VERSION ? [] : readStruck(item),
      spentMs: item.integer('spentMs', USED),
    });
  }
  return items;
}

/** States that no sequence of events can reach. */
function checkWhole(attempt: Attempt, reader: ShapeReader): void {
  const { current, durationMs, clock, phase, endedBy } = attempt;
  if (current !== null && !attempt.items.has(current))
    reader.reject('current', 'Is not one of the questions');
  if (durationMs > 0 && clock.usedMs > durationMs) reader.reject('usedMs', 'Is more than the duration');
  if (phase === 'submitted' && endedBy === null)
    reader.reject('endedBy', 'Is missing from a submitted attempt');
}

/**
 * Reads the output of `writeAttempt`, also of earlier versions. The clock is paused then: a tab that continues sends `hold`.
 * @returns the attempt, or every issue with its JSON pointer. Never throws.
 */
export function parseAttempt(text: string): AttemptResult {
  const json = readJson(text);
  if (!json.ok) return { ok: false, issues: [{ path: '', message: json.message }] };
  const issues: Issue[] = [];
  const reader = new ShapeReader(json.value, issues);
  const version = reader.integer('version', { min: OLDEST_VERSION, max: ATTEMPT_VERSION });
  // Another version has other fields; listing them all would not help.
  if (issues.length > 0) return { ok: false, issues };
  const usedMs = reader.integer('usedMs', USED);
  const attempt: Attempt = {
    attemptId: reader.string('attemptId', ID),
    examId: reader.string('examId', ID),
    testId: reader.string('testId', ID),
    revision: reader.string('revision', TEXT),
    mode: reader.oneOf('mode', MODES),
    phase: reader.oneOf('phase', PHASES),
    endedBy: reader.nullable('endedBy', (name) => reader.oneOf(name, ENDINGS)),
    holderId: reader.nullable('holderId', (name) => reader.string(name, ID)),
    durationMs: reader.integer('durationMs', { min: 0, max: MAX_DURATION_MS }),
    clock: { usedMs, usedBeforeMs: usedMs, heldFrom: null },
    ...readSections(reader, version),
    items: readItems(reader, version),
    current: reader.nullable('current', (name) => reader.string(name, ID)),
    updatedAt: reader.integer('updatedAt', MOMENT),
  };
  checkWhole(attempt, reader);
  checkSections(attempt, reader);
  return issues.length === 0 ? { ok: true, attempt } : { ok: false, issues };
}
