import { describe, expect, it } from '@jest/globals';
import {
  examResponse,
  examSummarySchema,
  mockTestSchema,
  questionSchema,
  questionsResponse as responseSchema,
} from '@mockingbird/contracts';
import { exam, examSummary, mockTest, question, questionsResponse } from '../src/index.js';

describe('the builders', () => {
  it.each([
    ['exam', examResponse, { data: exam() }],
    ['examSummary', examSummarySchema, examSummary()],
    ['mockTest', mockTestSchema, mockTest()],
    ['question', questionSchema, question()],
    ['questionsResponse', responseSchema, questionsResponse()],
  ])('%s fits its schema as it is', (_, schema, value) => {
    expect(schema.parse(value)).toEqual(value);
  });

  it('let a test say only what matters to it', () => {
    expect(question({ correctAnswer: 3 }).correctAnswer).toBe(3);
    expect(questionsResponse([question()]).meta.totalQuestions).toBe(1);
  });
});
