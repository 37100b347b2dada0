import { MAX_ATTEMPT_QUESTIONS, MAX_ATTEMPT_SECTIONS, MAX_DURATION_MS } from '../../limits.js';
import type { ShapeReader } from '../../parsing/shape-reader.js';
import type { Attempt } from '../attempt.js';
import { openQuestions, type SectionState } from './attempt-section.js';
import type { SectionRoute } from './section-route.js';

/** The first stored form with sections. */
const SECTIONS_VERSION = 3;

/** The first stored form with versions of a section. */
const ROUTES_VERSION = 5;
const KEY = { min: 1, max: 256 };
const LAST_OPTION = 25;

function readRoute(section: ShapeReader, version: number): SectionRoute | undefined {
  if (version < ROUTES_VERSION || !section.has('route')) return undefined;
  const route = section.object('route');
  const count = { min: 0, max: MAX_ATTEMPT_QUESTIONS };
  return {
    rightOptions: route.list('rightOptions', { max: MAX_ATTEMPT_QUESTIONS }).map((right) => ({
      question: right.string('question', KEY),
      option: right.integer('option', { min: 0, max: LAST_OPTION }),
    })),
    versions: route.list('versions', { max: MAX_ATTEMPT_SECTIONS }).map((each) => ({
      from: each.integer('from', count),
      to: each.integer('to', count),
      questions: each.strings('questions', { max: MAX_ATTEMPT_QUESTIONS, length: KEY }),
    })),
  };
}

/** Reads the sections of an attempt; earlier stored forms have none. */
export function readSections(reader: ShapeReader, version: number): SectionState {
  if (version < SECTIONS_VERSION) return { sections: [], openSection: 0 };
  const openSection = reader.integer('openSection', { min: 0, max: MAX_ATTEMPT_SECTIONS });
  const sections = reader.list('sections', { max: MAX_ATTEMPT_SECTIONS }).map((section) => {
    const durationMs = section.integer('durationMs', { min: 1, max: MAX_DURATION_MS });
    const route = readRoute(section, version);
    return {
      ...(route && { route }),
      questions: section.integer('questions', { min: 1, max: MAX_ATTEMPT_QUESTIONS }),
      durationMs,
      usedMs: section.integer('usedMs', { min: 0, max: durationMs }),
    };
  });
  return { sections, openSection };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The sections together have all questions and all time, and only the open one and earlier ones have used any. */
export function checkSections(attempt: Attempt, reader: ShapeReader): void {
  const { sections, openSection, items, clock, durationMs, current } = attempt;
  if (openSection >= Math.max(1, sections.length)) reader.reject('openSection', 'Is not one of the sections');
  if (sections.length === 0) return;
  if (sumOf(sections.map(({ questions }) => questions)) !== items.size)
    reader.reject('sections', 'Do not have all questions');
  if (sumOf(sections.map((section) => section.durationMs)) !== durationMs)
    reader.reject('sections', 'Do not have the whole duration');
  const used = sections.map(({ usedMs }) => usedMs);
  const hasBegunLater = used.slice(openSection + 1).some((usedMs) => usedMs > 0);
  if (sumOf(used) !== clock.usedMs || hasBegunLater) reader.reject('sections', 'Do not match the used time');
  const { from, end } = openQuestions(attempt, items.size);
  if (current !== null && ![...items.keys()].slice(from, end).includes(current))
    reader.reject('current', 'Is not in the open section');
}
