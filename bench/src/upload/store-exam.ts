import type { Services } from './start-services.js';

/** Stores the exam that receives the measured tests. */
export async function storeExam({ call, asAdmin }: Services, examId: string): Promise<void> {
  const form = new FormData();
  const fields = {
    uploadType: 'exam',
    examId,
    title: 'An exam to measure',
    description: 'Nothing else.',
    marksPerQuestion: '1',
    negativeMarksPerQuestion: '1/4',
    totalQuestions: '100',
    totalMarks: '100',
    duration: '60',
    passingScore: '70',
    difficulty: 'Easy',
    topics: '',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  await call('POST', '/api/upload', { headers: asAdmin, body: form });
}
