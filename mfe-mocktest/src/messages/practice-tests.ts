import { plural, type Value } from '@mockingbird/remote-kit';

export const tests = (count: number) => plural(count, { one: '# test', other: '# tests' });
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const driversLicenseTests = 'Driver’s license tests';
export const sscExams = 'SSC exams';
export const bankExams = 'Bank exams';
export const railwayExams = 'Railway exams';
export const quantitativeAptitude = 'Quantitative aptitude';
export const otherExams = 'Other exams';
export const allFreeMockTests = 'All free mock tests by exam';
export const everyFreeMockTest =
  "Every free mock test in one place: driver's license tests, SSC, bank and railway exams and quantitative aptitude, with questions and minutes of each.";
export const home = 'Home';
export const mockTests = 'Mock tests';
export const mockTestsByExam = 'Mock tests by exam';
export const exams = (count: number) => plural(count, { one: '# exam', other: '# exams' });
export const timedMockTests = (count: number) =>
  plural(count, { one: '# timed mock test', other: '# timed mock tests' });
export const noExamHasBeen = 'There are no exams yet. Please come back soon.';
export const allMockTests = 'All mock tests';
export const makeYourOwnTest = '<link>Make your own test</link>: choose topics, level, length and clock.';
export const examFamilies = 'Exam families';
export const guideAndRules = (name: Value) => `${name}: guide and rules`;
export const freeNoAccount = (exams: Value, timedMockTests: Value) =>
  `${exams}, ${timedMockTests}. Free, no account, and your results stay on your device.`;
export const durationMin = (duration: Value) => `${duration} min`;
