export interface BulkSize {
  tests: number;
  questionsPerTest: number;
}

/** Size of the measured bulk upload. */
export const BULK: BulkSize = { tests: 1_000, questionsPerTest: 100 };

const question = (test: string, number: number) => ({
  questionId: `${test}-q${number}`,
  questionText: `Question ${number} of ${test}: a train covers ${number + 60} km in an hour. How far does it come in two hours?`,
  options: [
    `${number + 60} km`,
    `${(number + 60) * 2} km`,
    `${(number + 60) * 3} km`,
    `None of these (${number})`,
  ],
  correctAnswer: 1,
  explanation: `Twice the distance of one hour: two times ${number + 60} km, as chapter ${number} explains.`,
  topic: 'Speed, time and distance',
  level: 'Easy',
});

function testEntry(examId: string, testId: string, questionsPerTest: number) {
  return {
    examId,
    testId,
    title: `Mock test ${testId}`,
    duration: 60,
    marksPerQuestion: 1,
    negativeMarksPerQuestion: '1/4',
    totalMarks: questionsPerTest,
    totalQuestions: questionsPerTest,
    questions: Array.from({ length: questionsPerTest }, (_, number) => question(testId, number)),
  };
}

/** @returns the body of a bulk upload of new mock tests; each run has different ones */
export function bulkBody(examId: string, run: number, { tests: count, questionsPerTest } = BULK): Buffer {
  const tests = Array.from({ length: count }, (_, test) =>
    JSON.stringify(testEntry(examId, `bench-${run}-${test}`, questionsPerTest)),
  );
  return Buffer.from(`{"tests":[${tests.join(',')}]}`);
}
