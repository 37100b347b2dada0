import type { Family } from './family.js';
import * as messages from '../messages/exam-family/dmv.js';

/** State, number of questions, right answers needed. */
const STATES: readonly (readonly [string, number, number])[] = [
  [messages.californiaUnder18, 46, 38],
  [messages.california18AndOver, 36, 30],
  [messages.colorado, 20, 16],
  [messages.florida, 50, 40],
  [messages.georgia, 40, 30],
  [messages.illinois, 35, 28],
  [messages.maryland, 25, 21],
  [messages.massachusetts, 25, 18],
  [messages.michigan, 50, 40],
  [messages.newJersey, 50, 40],
  [messages.newYork, 20, 14],
  [messages.northCarolina, 25, 20],
  [messages.ohio, 40, 30],
  [messages.pennsylvania, 18, 15],
  [messages.texas, 30, 21],
  [messages.virginia, 35, 30],
  [messages.washington, 40, 32],
];

const percent = (needed: number, total: number) => `${Math.round((needed / total) * 100)}%`;

export const dmv: Family = {
  type: 'dmv',
  path: '/dmv',
  name: 'DMV',
  title: messages.freeDmvPracticeTests,
  practiceVerb: messages.practiceVerb,
  description: [messages.freeDriversLicenseTests, messages.roadSignsRight, messages.noAccountNeeded],
  lead: messages.practiceForTheWritten,
  headlines: [
    messages.passTheDmvTest,
    messages.knowYourSigns,
    messages.oneVisitOneTest,
    messages.missItHereNot,
  ],
  heading: messages.whatTheRealTest,
  paragraphs: [messages.eachStateHas, messages.inNewYork],
  table: {
    caption: messages.writtenTestsByState,
    columns: [messages.columnState, messages.columnQuestions, messages.toPass, messages.columnShare],
    rows: STATES.map(([state, total, needed]) => [
      state,
      String(total),
      String(needed),
      percent(needed, total),
    ]),
  },
  checkedOn: messages.november2026,
  source: messages.yourStatesDriverHandbook,
};
