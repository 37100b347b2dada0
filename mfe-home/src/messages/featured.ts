import { type Value } from '@mockingbird/remote-kit';

export const featuredLearningPaths = 'Featured learning paths';
export const comingSoon = 'Coming soon';
export const openNow = 'Open now';
export const quantitativeAptitude = 'Quantitative aptitude';
export const stepByStepThrough = 'A course, step by step through Math and Reading & Writing.';
export const stepByStepThroughEnglish = 'A course, step by step through English, Math, Reading and Science.';
export const stepByStepThroughTheTier = 'A course, step by step through the Tier 1 syllabus.';
export const bankExams = 'Bank exams';
export const stepByStep = 'A course, step by step from the basics to the prelims.';
export const verbalAbility = 'Verbal ability';
export const stepByStepThroughWords = 'Step by step through words, grammar and reading.';
export const logicalReasoning = 'Logical reasoning';
export const stepByStepThroughSeries = 'Step by step through series, seating puzzles and deductions.';
export const scoreCalculator = (name: Value) => `${name} score calculator`;
export const mockTests = (name: Value) => `${name} mock tests`;
export const practiceTests = (name: Value) => `${name} practice tests`;
export const n1000QuestionsOn40 =
  '1000+ questions on 40 topics, from percentages to probability. Each topic has its own mock tests.';
