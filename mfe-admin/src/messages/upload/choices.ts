import { type Value } from '@mockingbird/remote-kit';

export const mockTestWithNumber = (testId: Value) => `Mock Test ${testId}`;
export const exam = 'Exam';
export const chooseAnExam = 'Choose an exam';
export const examHasNoTest = 'This exam has no mock test yet: upload one first.';
export const mockTest = 'Mock test';
export const chooseAMockTest = 'Choose a mock test';
export const hidden = ', hidden';
