import { type Value } from '@mockingbird/remote-kit';

export const pages = 'Pages';
export const previous = 'Previous';
export const page = (page: Value, pages: Value) => `Page ${page} of ${pages}`;
export const next = 'Next';
export const exam = 'Exam';
export const chooseAnExam = 'Choose an exam';
export const mockTest = 'Mock test';
export const chooseAMockTest = 'Choose a mock test';
export const mockTestWithNumber = (testId: Value) => `Mock Test ${testId}`;
