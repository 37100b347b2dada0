import { type Value } from '@mockingbird/remote-kit';

export const noTimeLimit = 'No time limit';
export const questionsTest = (test: Value) => `Questions: ${test}`;
export const totalMarks = (totalMarks: Value) => `Total Marks: ${totalMarks}`;
export const durationMinutes = (duration: Value) => `${duration} minutes`;
