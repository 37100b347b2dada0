import { type Value } from '@mockingbird/remote-kit';

export const thisIsTheFormat = (years: Value) =>
  `This is the format of ${years}. All free-response points count the same.`;
export const todayToday = (today: Value) => `Today: ${today}`;
export const otherFormat = (exam: Value) => `Other format: ${exam}`;
export const theExamOfToday = 'The exam of today is different: choose it above.';
export const theTypicalOnes = (forms: Value) => `The typical ones are from ${forms}.`;
export const weFoundNoReleased = (forms: Value) =>
  `We found no released form of this subject, so the typical ones are a range. It is from ${forms}.`;
export const sinceYear = (year: Value, format: Value) => `Since ${year} ${format}`;
export const before2025TheExam =
  'Before 2025 the exam had other problems and more multiple-choice questions.';
export const mathematicalRoutines = 'Mathematical Routines';
export const deriveAnExpression = 'Derive an expression and calculate with it.';
export const translationBetweenRepresentations = 'Translation Between Representations';
export const showOneSituation = 'Show one situation in a diagram, in equations and in a graph.';
export const experimentalDesignAndAnalysis = 'Experimental Design and Analysis';
export const planAnExperiment = 'Plan an experiment, and read a result from its data.';
export const qualitativeQuantitativeTranslation = 'Qualitative/Quantitative Translation';
export const makeAClaim = 'Make a claim in words and support it with an equation.';
export const theOtherFormatHas = 'The other format has 45 multiple-choice questions.';
export const theTwoLongQuestions = 'The two long questions now have 9 points each. They had up to 10.';
export const multipleChoiceCountsMore =
  'Multiple choice counts more than before, and the four programs have fewer points.';
export const before2025ThereWere =
  'Before 2025 there were 100 multiple-choice questions and two other free responses.';
export const articleAnalysisQuestion = 'Article Analysis Question';
export const readTheSummary = 'Read the summary of one study and analyze it.';
export const evidenceBasedQuestion = 'Evidence-Based Question';
export const makeAClaimAndSupport = 'Make a claim and support it with evidence from three studies.';
export const before2025TheExamHad =
  'Before 2025 the exam had other problems and 35 multiple-choice questions.';
export const multipleChoiceQuestions = (mcqTotal: Value, length: Value) =>
  `${mcqTotal} multiple-choice questions and ${length} free-response items`;
export const multipleChoiceQuestionsForOfTheScore = (
  mcqTotal: Value,
  mcq: Value,
  length: Value,
  maxima: Value,
  frq: Value,
) =>
  `${mcqTotal} multiple-choice questions for ${mcq}% of the score; ${length} free-response items (${maxima} points) for ${frq}%.`;
export const mcqTotalQuestions = (mcqTotal: Value) => `${mcqTotal} questions`;
export const examValuePoints = (exam: Value, value: Value) => `${exam}, ${value} points`;
export const theFormat = (exam: Value) => `the format with ${exam}`;
export const and = ' and ';
export const beforeTheQuestionsWere = (from: Value, freeSince: Value) =>
  `${from} Before ${freeSince} the questions were different, and a wrong answer cost points.`;
export const youReadTheQuestions = 'you read the questions on screen, and write the free responses by hand.';
export const theWholeExam = 'the whole exam is taken on screen.';
export const exam = (year: Value, questions: Value) =>
  `exam of May ${year}, with ${questions} multiple-choice questions`;
export const examsSinceMay2025 = 'exams since May 2025';
export const theExamWith55 = 'the exam with 55 questions';
export const examsSinceMay2026 = 'exams since May 2026';
export const whichFormat = 'Which format?';
