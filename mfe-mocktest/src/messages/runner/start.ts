import { plural, type Value } from '@mockingbird/remote-kit';

export const noClock = 'No clock';
export const timeOfTheExam = 'Time of the exam';
export const yourClock = 'Your clock';
export const sectionOfSections = (section: Value, sections: Value) => `Section ${section} of ${sections}, `;
export const continueWhereYouLeft = 'Continue where you left off';
export const loadingYourAnswers = 'Loading your answers.';
export const theClockWasPaused = 'The clock was paused while you were away.';
export const continueLabel = 'Continue';
export const startOver = 'Start over';
export const rightNoMarks = (right: Value) => `Right: +${right}. No marks are taken off for wrong answers.`;
export const pointsOfAnswers = (right: Value, wrong: Value) =>
  `Right: +${right}. Wrong: -${wrong}. Blank: 0.`;
export const youDontLoseMarks = "You don't lose marks for guessing, so answer every question.";
export const guessingCostsMoreThan = "Guessing costs more than it wins here. Skip what you don't know.";
export const evenARandomGuess = "Even a random guess helps a little on average, so don't leave blanks.";
export const ifYouCanRule = (ruleOut: Value, options: Value) =>
  `If you can rule out at least ${ruleOut} of the ${options} options, guess.`;
export const theClockStartsWhen = (minutes: Value) =>
  `The clock starts when you press Start and runs for ${minutes}. At zero the test is submitted automatically, with the answers you have given.`;
export const thisTestHasNo = 'This test has no clock: take the time you need, and submit when you are done.';
export const theClockStartsWhenYouPress = (sections: Value, minutes: Value) =>
  `The clock starts when you press Start. Each of the ${sections} sections has its own time, ${minutes} in all. When the time of a section is up, the next one opens, and you can't go back. At the end of the last one the test is submitted automatically, with the answers you have given.`;
export const thisTestAdapts =
  'This test adapts: your right answers in a first module decide how hard its second module is.';
export const yourAnswersAreSaved =
  'Your answers are saved on this device, even if you reload, close the tab or go offline. If you open another page, we ask first: leaving ends this attempt.';
export const onTheReal = (name: Value, correct: Value, questions: Value, value: Value) =>
  `On the real ${name}, ${correct} of ${questions} right answers pass (${value}%).`;
export const youllSeeAnswers = "You'll see answers and explanations when you submit.";
export const youllGetAnEstimate = (afterSubmission: Value) =>
  `You'll get an estimate of your score on the real exam's scale. ${afterSubmission}`;
export const thereIsNoClock = 'There is no clock: take the time you need.';
export const chooseAnOption =
  'Choose an option and press Check answer. You see the right answer and why, before the next question.';
export const practiceDoesNotChange = 'Practice does not change your result, and we do not count it.';
export const questions = 'Questions';
export const suggestedMinutes = 'Suggested minutes';
export const marksEach = 'Marks each';
export const wrongAnswer = 'Wrong answer';
export const sections = 'Sections';
export const section = 'Section';
export const noTimeLimit = 'No time limit';
export const questionCount = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const openingTheTest = 'Opening the test…';
export const theTestCouldNot =
  "We couldn't open the test. Check your connection and try again. Your clock hasn't started.";
export const exam = 'Exam';
export const answersAndScore = 'Answers and score at the end';
export const practice = 'Practice';
export const noClockAnswerAfter = 'No clock, answer after each question';
export const myMistake = 'My mistake';
export const myMistakes = (count: Value) => `My ${count} mistakes`;
export const theILeftBlank = (count: Value) => `The ${count} I left blank`;
export const allQuestions = (questions: Value) => `All ${questions}`;
export const startOverQuestion = 'Start over?';
export const keepMyAnswers = 'Keep my answers';
export const deleteAndStartOver = 'Delete and start over';
export const answers = (count: number) => plural(count, { one: '# answer', other: '# answers' });
export const thisDeletesAnswers = (answers: Value) =>
  `This deletes ${answers} of your unfinished test. You begin again with no answers and the full time.`;
export const totalMarks = 'Total Marks';
export const noLimit = 'No limit';
export const home = 'Home';
export const startPractice = 'Start practice';
export const beforeYouStart = 'Before you start';
export const turnOnJavascript = 'Turn on JavaScript to take this test.';
export const timesTheTime = (factor: Value) => `${factor} times the time`;
export const ofAnswered = (answered: Value, total: Value) => `${answered} of ${total} answered`;
export const placeRemainingMsLeftAnsweredText = (place: Value, remainingMs: Value, answeredText: Value) =>
  `${place}${remainingMs} left, ${answeredText}.`;
export const inThisOrderEach = 'in this order, each locked after its time';
export const allOpenBecause = 'all open, because you chose no clock';
export const ofTheMarks = ' of the marks';
export const from = (from: Value, to: Value) => `${from} to ${to}`;
export const howYouTakeIt = 'How you take it';
export const columnMinutes = 'Minutes';
export const time = 'Time';
export const start = 'Start';
export const noQuestionsYet = 'This test has no questions yet.';
