import type { Family } from './family.js';
import * as messages from '../messages/exam-family/dmv.js';

/** State, number of questions, right answers needed. */
const STATES: readonly (readonly [string, number, number])[] = [
  [messages.californiaUnder18, 46, 38],
  [messages.california18AndOver, 36, 30],
  ['Colorado', 20, 16],
  ['Florida', 50, 40],
  ['Georgia', 40, 30],
  ['Illinois', 35, 28],
  ['Maryland', 25, 21],
  ['Massachusetts', 25, 18],
  ['Michigan', 50, 40],
  [messages.newJersey, 50, 40],
  [messages.newYork, 20, 14],
  [messages.northCarolina, 25, 20],
  ['Ohio', 40, 30],
  ['Pennsylvania', 18, 15],
  ['Texas', 30, 21],
  ['Virginia', 35, 30],
  ['Washington', 40, 32],
];

const percent = (needed: number, total: number) => `${Math.round((needed / total) * 100)}%`;

export const dmv: Family = {
  type: 'dmv',
  path: '/dmv',
  name: 'DMV',
  title: messages.freeDmvPracticeTests,
  spelling: 'Practice',
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
    columns: ['State', 'Questions', messages.toPass, 'Share'],
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
