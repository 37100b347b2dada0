import { type Value } from '@mockingbird/remote-kit';

export const totalMarks = 'Total marks';
export const marksPerQuestion = 'Marks per question';
export const deductedForAWrong = 'Deducted for a wrong answer';
export const noClock = 'No clock';
export const sectionRule = 'Section rule';
export const mockTest = (testId: Value) => `Mock Test ${testId}`;
export const shownOfLength = (shown: Value, length: Value) => `${shown} of ${length}`;
export const showMore = (previewStep: Value) => `Show ${previewStep} more`;
export const whatStudentsWillSee = 'What students will see';
export const durationMin = (duration: Value) => `${duration} min`;
export const questions = 'Questions';
export const duration = 'Duration';
export const difficulty = 'Difficulty';
export const topics = 'Topics';
export const sections = 'Sections';
