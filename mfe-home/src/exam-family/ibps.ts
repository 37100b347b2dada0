import type { Family } from './family.js';
import * as messages from '../messages/exam-family/ibps.js';

export const ibps: Family = {
  type: 'ibps',
  path: '/ibps',
  name: 'IBPS',
  title: messages.freeIbpsPo,
  practiceVerb: messages.practiseVerb,
  description: [messages.freeBankExamMock, messages.aWrongAnswerCosts, messages.noAccountNeeded],
  lead: messages.timedMockTests,
  headlines: [messages.bankPrelimsSection, messages.threeSectionsAgainst, messages.ibpsTests],
  heading: messages.howTheIbpsPrelims,
  paragraphs: [messages.thePrelimsHaveThree, messages.aWrongAnswerCostsAQuarter],
  table: {
    caption: messages.ibpsPrelims,
    columns: [
      messages.columnExam,
      messages.columnQuestions,
      messages.columnMarks,
      messages.columnMinutes,
      messages.wrongAnswer,
    ],
    rows: [
      [messages.ibpsPoPrelims, '100 (30 + 35 + 35)', '100 (30 + 30 + 40)', '60 (3 x 20)', messages.aQuarter],
      [messages.ibpsClerkPrelims, '100 (30 + 35 + 35)', '100', '60 (3 x 20)', messages.aQuarter],
    ],
  },
  checkedOn: messages.november2026,
  source: messages.theNotification,
};
