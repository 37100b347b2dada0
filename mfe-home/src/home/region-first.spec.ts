import { expect, it } from '@jest/globals';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { regionFirst } from './region-first.js';

const exam = (examId: string, type?: ExamCardData['type']): ExamCardData => ({
  examId,
  title: examId,
  totalTests: 1,
  totalQuestions: 10,
  type,
});
const EXAMS = [
  exam('percentage'),
  exam('DMV_TEXAS', 'dmv'),
  exam('SSC_GD', 'ssc'),
  exam('SAT'),
  exam('RRB_GROUP_D', 'rrb'),
  exam('DMV_OHIO', 'dmv'),
];

it.each([
  ['US', 'DMV_TEXAS SAT DMV_OHIO percentage SSC_GD RRB_GROUP_D'],
  ['IN', 'SSC_GD RRB_GROUP_D percentage SAT DMV_TEXAS DMV_OHIO'],
  ['DE', 'DMV_TEXAS SAT DMV_OHIO percentage SSC_GD RRB_GROUP_D'],
  [undefined, 'DMV_TEXAS SAT DMV_OHIO percentage SSC_GD RRB_GROUP_D'],
])('starts with what students of %s prepare for', (country, order) => {
  expect(regionFirst(EXAMS, country).map(({ examId }) => examId)).toEqual(order.split(' '));
});
