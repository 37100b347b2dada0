import { type Value } from '@mockingbird/remote-kit';

export const digitalSatScoreCalculator = 'Digital SAT Score Calculator';
export const estimateYourDigitalSat =
  'Estimate your Digital SAT score from four modules, by the published scoring guide: section scores, total, likely range, percentile band and full tables.';
export const digitalSatScoreCalculatorSat =
  'Digital SAT score calculator, SAT score estimate, SAT adaptive modules, SAT percentile';
export const digitalSat = 'Digital SAT';
export const howDoesTheSat = 'How does the SAT score estimate work?';
export const yourRightAnswers =
  'Your right answers in module 1 decide if module 2 is hard, medium or easy. Each path has a table. We add your right answers in both modules and look up the score. The two section scores, 200 to 800 each, add up to the total.';
export const isThisTheReal = 'Is this the real scoring table?';
export const noOnTheReal =
  'No. On the real test each question has its own weight, so no table fits everyone. Ours follows the College Board’s guide for the paper form of a digital practice test. We round its lower scores to steps of 20.';
export const howFarCan = 'How far can the estimate be off?';
export const from30To100 =
  'From 30% to 100% right, the total is within 60 points of the guide’s lower score on every path. Its upper scores are 20 to 30 points a section higher. How your day goes adds to that. The likely range includes both.';
export const canIStillGet = 'Can I still get a high score after an easy module 2?';
export const notTheHighest = (tops: Value, tops2: Value) =>
  `Not the highest. With everything right in module 2, the medium path reaches ${tops}. The easy path reaches ${tops2}.`;
export const howLong = 'How long is the Digital SAT?';
export const itHasQuestions = (facts: Value, describeMinutes: Value, perModule: Value, perModule2: Value) =>
  `It has ${facts} questions and takes ${describeMinutes}: two modules of ${perModule} questions in Reading & Writing and two of ${perModule2} in Math.`;
export const howGood = 'How good are the percentiles?';
export const theyreRoundedBands = (facts: Value, facts2: Value, facts3: Value) =>
  `They’re rounded bands, and too kind at the low end. A chart of ${facts} puts a total of 1000 near percentile ${facts2}, and 900 near percentile ${facts3}.`;
export const digitalSatSince = (facts: Value) => `Digital SAT, since ${facts} in the United States`;
export const thePaperTest = (paperQuestions: Value, paperMinutes: Value, questions: Value, minutes: Value) =>
  `The paper test is gone. It had ${paperQuestions} questions in ${paperMinutes}; now there are ${questions} in ${minutes}, and module 2 depends on module 1.`;
export const onAComputer = 'On a computer or tablet';
export const bookletAndAnswerSheet = 'Booklet and answer sheet';
export const twoSectionsOfTwo = 'Two sections of two modules';
export const readingWritingAndMath = 'Reading, Writing, and Math with and without a calculator';
export const module2Depends = 'Module 2 depends on module 1';
export const theSameQuestions = 'The same questions for everyone';
export const shortOneQuestionEach = 'Short, one question each';
export const longAboutQuestionsEach = (facts: Value) => `Long, about ${facts} questions each`;
export const inAllOfMath = 'In all of Math';
export const inOneOfTwo = 'In one of two Math parts';
export const enterYourCorrectAnswers =
  'Enter your correct answers in each module for an approximate score. No registration is needed.';
export const questionsAndAnswers = 'Questions and answers';
export const math = 'Math';
export const readingWriting = 'Reading & Writing';
export const inMath = (math: Value, rw: Value) => `${math} in Math and ${rw} in Reading & Writing`;
export const hours = (hours: Value) => `${hours} hours`;
export const hoursMinutes = (hours: Value, minutes: Value) => `${hours} hours ${minutes} minutes`;
export const hMin = (hours: Value, minutes: Value) => `${hours} h ${minutes} min`;
export const trademark = 'SAT is a trademark of the College Board';
export const scoreScale = '400 to 1600';
export const testLength = 'Length';
export const questions = 'Questions';
export const testForm = 'Form';
export const parts = 'Parts';
export const adaptive = 'Adaptive';
export const passages = 'Passages';
export const calculator = 'Calculator';
export const scale = 'Scale';
