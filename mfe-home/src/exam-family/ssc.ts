import type { Family } from './family.js';
import * as messages from '../messages/exam-family/ssc.js';
import { practiseVerb } from '../messages/exam-family/ssc/practise-verb.js';

export const ssc: Family = {
  type: 'ssc',
  path: '/ssc',
  name: 'SSC',
  title: messages.freeSscCgl,
  practiceVerb: practiseVerb,
  description: [messages.freeSscMockTests, messages.tier12, messages.noAccountNeeded],
  lead: messages.timedSscMockTests,
  headlines: [messages.fourSectionsOneClock, messages.sscTests, messages.learnWhenAGuess],
  heading: messages.howAnSscTier,
  paragraphs: [messages.tier1Has100, messages.withFourOptions],
  table: {
    caption: messages.sscTier1Papers,
    columns: [
      messages.columnExam,
      messages.columnQuestions,
      messages.columnMarks,
      messages.columnMinutes,
      messages.wrongAnswer,
    ],
    rows: [
      [messages.sscCglTier1, '100', '200', '60 (4 x 15)', '-0.50'],
      [messages.sscChslTier1, '100', '200', '60', '-0.50'],
    ],
  },
  checkedOn: messages.november2026,
  source: messages.theNotification,
};
