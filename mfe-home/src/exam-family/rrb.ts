import type { Family } from './family.js';
import * as messages from '../messages/exam-family/rrb.js';

export const rrb: Family = {
  type: 'rrb',
  path: '/rrb',
  name: 'RRB',
  title: messages.freeRrbNtpc,
  practiceVerb: messages.practiseVerb,
  description: [messages.freeRailwayMockTests, messages.aWrongAnswerCosts, messages.noAccountNeeded],
  lead: messages.timedMockTests,
  headlines: [messages.railwayCbtsPractised, messages.findYourPaceBefore, messages.rrbTests],
  heading: messages.howTheRailwayCbts,
  paragraphs: [messages.ntpcCbt1Has, messages.eachQuestionIsWorth],
  table: {
    caption: messages.railwayComputerBasedTests,
    columns: [
      messages.columnExam,
      messages.columnQuestions,
      messages.columnMarks,
      messages.columnMinutes,
      messages.wrongAnswer,
    ],
    rows: [
      ['RRB NTPC CBT 1', '100', '100', '90', '-1/3'],
      [messages.rrbGroupDCbt, '100', '100', '90', '-1/3'],
    ],
  },
  checkedOn: messages.november2026,
  source: messages.theNotification,
};
