import type { Attempt, AttemptItem, Ending } from './attempt.js';
import { advance, hold, NEW_CLOCK, type ClockReading, release } from './attempt-clock.js';
import type { AttemptEvent } from './events.js';
import { allSectionsLeftMs, openSectionLeftMs, spendTime } from './sections/attempt-section.js';
import { openVersions } from './sections/open-versions.js';
import { finishSection, isInOpenSection, startSections } from './sections/reduce-sections.js';

type QuestionEvent = Extract<AttemptEvent, { question: string }>;

function withItem(attempt: Attempt, key: string, item: AttemptItem): Attempt {
  return { ...attempt, items: new Map(attempt.items).set(key, item) };
}

/** Time left until the attempt submits itself. Only for an attempt with a clock. */
function timeLeft({ clock, durationMs, ...attempt }: Attempt): number {
  return attempt.sections.length > 0 ? allSectionsLeftMs(attempt) : durationMs - clock.usedMs;
}

function isTimeUp(attempt: Attempt): boolean {
  return attempt.durationMs > 0 && timeLeft(attempt) <= 0;
}

function submit(attempt: Attempt, endedBy: Ending): Attempt {
  return { ...attempt, phase: 'submitted', endedBy, clock: release(attempt.clock) };
}

/** Adds time to the current question. */
function spendOnCurrent(attempt: Attempt, ms: number): Attempt {
  const { current, items } = attempt;
  const item = current === null ? undefined : items.get(current);
  if (current === null || item === undefined || ms === 0) return attempt;
  return withItem(attempt, current, { ...item, spentMs: item.spentMs + ms });
}

/** Counts time in the sections. When one ends, no question is current until the student opens one of the next. */
function spendInSections(attempt: Attempt, ms: number): Attempt {
  if (attempt.sections.length === 0) return attempt;
  const later = { ...attempt, ...spendTime(attempt, ms) };
  const before = attempt.openSection;
  return later.openSection === before ? later : openVersions({ ...later, current: null }, before);
}

/**
 * Advances the clock, and the time of the current question and of the sections. At zero the next section opens, and the
 * last one submits the attempt, once.
 */
function pass(attempt: Attempt, at: ClockReading): Attempt {
  const end = attempt.durationMs === 0 ? 0 : attempt.clock.usedMs + timeLeft(attempt);
  const clock = advance(attempt.clock, at, end);
  const spent = clock.usedMs - attempt.clock.usedMs;
  const later = { ...attempt, clock, updatedAt: at.wallMs };
  const onCurrent = Math.min(spent, openSectionLeftMs(attempt) ?? spent);
  const counted = spendInSections(spendOnCurrent(later, onCurrent), spent);
  return isTimeUp(counted) && counted.endedBy === null ? submit(counted, 'clock') : counted;
}

const withoutStruck = ({ struck }: AttemptItem, option: number) => struck.filter((each) => each !== option);

function strike(
  item: AttemptItem,
  { option, struck }: Extract<QuestionEvent, { type: 'strike' }>,
): AttemptItem {
  const others = withoutStruck(item, option);
  return {
    ...item,
    visited: true,
    answer: struck && item.answer === option ? null : item.answer,
    choice: struck && item.choice === option ? null : item.choice,
    struck: struck ? [...others, option].sort((a, b) => a - b) : others,
  };
}

function changed(item: AttemptItem, event: QuestionEvent): AttemptItem {
  switch (event.type) {
    case 'visit':
      return { ...item, visited: true };
    case 'answer':
      return {
        ...item,
        visited: true,
        answer: event.option,
        choice: null,
        struck: withoutStruck(item, event.option),
      };
    case 'choose':
      return { ...item, visited: true, choice: event.option, struck: withoutStruck(item, event.option) };
    case 'clear':
      return { ...item, visited: true, answer: null, choice: null };
    case 'strike':
      return strike(item, event);
    case 'mark':
      return { ...item, visited: true, marked: event.marked };
  }
}

/** Practice shows the solution after a response, so the response is final. */
function isFinal({ mode }: Attempt, item: AttemptItem, { type }: QuestionEvent): boolean {
  return mode === 'practice' && item.answer !== null && type !== 'visit' && type !== 'mark';
}

function onQuestion(attempt: Attempt, event: QuestionEvent): Attempt {
  const item = attempt.items.get(event.question);
  if (item === undefined || isTimeUp(attempt) || isFinal(attempt, item, event)) return attempt;
  if (!isInOpenSection(attempt, event.question)) return attempt;
  if (event.type === 'choose' && attempt.mode !== 'practice') return attempt;
  return { ...withItem(attempt, event.question, changed(item, event)), current: event.question };
}

/** Events while a tab holds the attempt. */
function whileHeld(attempt: Attempt, event: AttemptEvent): Attempt {
  const now = pass(attempt, event.at);
  if (now.phase === 'submitted') return now;
  switch (event.type) {
    case 'release':
      return { ...now, holderId: null, clock: release(now.clock) };
    case 'finish-section':
      return finishSection(now, event.section);
    case 'submit':
      return submit(now, isTimeUp(now) ? 'clock' : 'candidate');
    case 'visit':
    case 'answer':
    case 'choose':
    case 'clear':
    case 'strike':
    case 'mark':
      return onQuestion(now, event);
    default:
      return now;
  }
}

function resumed(attempt: Attempt, holderId: string, at: ClockReading): Attempt {
  return { ...attempt, holderId, clock: hold(attempt.clock, at), updatedAt: at.wallMs };
}

/** A failed submission returns to the taking phase. The processing time does not count. */
function reopened(attempt: Attempt, at: ClockReading): Attempt {
  const endedBy = isTimeUp(attempt) ? attempt.endedBy : null;
  return { ...attempt, phase: 'taking', endedBy, clock: hold(attempt.clock, at), updatedAt: at.wallMs };
}

/**
 * The next state of an attempt. Pure; an event without meaning in the current state returns the same attempt.
 * - Time is counted before the event itself: a response after the time was up is ignored.
 * - Where sections lock, only the questions of the open section change.
 * - While no tab holds the clock (after `release` or after reading a snapshot) only `hold` has an effect.
 */
export function reduceAttempt(attempt: Attempt, event: AttemptEvent): Attempt {
  const isPractice = attempt.mode === 'practice';
  switch (attempt.phase) {
    case 'ready':
      if (event.type !== 'start') return attempt;
      return resumed(
        {
          ...attempt,
          phase: 'taking',
          clock: NEW_CLOCK,
          durationMs: isPractice ? 0 : event.durationMs,
          ...startSections(isPractice ? [] : event.sections, attempt.items.size),
        },
        event.holderId,
        event.at,
      );
    case 'taking':
      if (event.type === 'hold') return resumed(attempt, event.holderId, event.at);
      return attempt.clock.heldFrom === null ? attempt : whileHeld(attempt, event);
    case 'submitted':
      return event.type === 'submission-failed' ? reopened(attempt, event.at) : attempt;
  }
}
