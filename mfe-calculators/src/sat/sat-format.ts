import type { FactReader } from '../facts/fact-reader.js';
import type { ComparisonRow, SatFormat } from './sat-data.js';
import * as messages from '../messages/sat.js';

const MINUTES_PER_HOUR = 60;

/** @returns such as [2, 14] for 134 minutes */
const toHours = (minutes: number): [hours: number, minutes: number] => [
  Math.floor(minutes / MINUTES_PER_HOUR),
  minutes % MINUTES_PER_HOUR,
];

/** @returns such as '2 hours 14 minutes' */
export function describeMinutes(duration: number): string {
  const [hours, minutes] = toHours(duration);
  return minutes === 0 ? messages.hours(hours) : messages.hoursMinutes(hours, minutes);
}

/** @returns such as '2 h 14 min' */
function shortenMinutes(duration: number): string {
  const [hours, minutes] = toHours(duration);
  return minutes === 0 ? `${hours} h` : messages.hMin(hours, minutes);
}

/** The test of today, and what is different from the paper test. */
export function describeSatFormat(facts: FactReader): SatFormat {
  const [questions, minutes] = [facts.number('sat.questions'), facts.number('sat.minutes')];
  const [paperQuestions, paperMinutes] = [
    facts.number('sat.paper.questions'),
    facts.number('sat.paper.minutes'),
  ];
  return {
    name: messages.digitalSatSince(facts.text('sat.since')),
    changed: messages.thePaperTest(
      paperQuestions,
      describeMinutes(paperMinutes),
      questions,
      describeMinutes(minutes),
    ),
  };
}

/** Compares the current test with the previous one. */
export const compareWithPaper = (facts: FactReader): ComparisonRow[] => [
  [
    messages.testLength,
    shortenMinutes(facts.number('sat.minutes')),
    shortenMinutes(facts.number('sat.paper.minutes')),
  ],
  [messages.questions, String(facts.number('sat.questions')), String(facts.number('sat.paper.questions'))],
  [messages.testForm, messages.onAComputer, messages.bookletAndAnswerSheet],
  [messages.parts, messages.twoSectionsOfTwo, messages.readingWritingAndMath],
  [messages.adaptive, messages.module2Depends, messages.theSameQuestions],
  [
    messages.passages,
    messages.shortOneQuestionEach,
    messages.longAboutQuestionsEach(facts.number('sat.paper.passage-questions')),
  ],
  [messages.calculator, messages.inAllOfMath, messages.inOneOfTwo],
  [messages.scale, messages.scoreScale, messages.scoreScale],
];
