export const freeRrbNtpc = 'Free RRB NTPC and Group D mock tests';
export const freeRailwayMockTests = 'Free railway mock tests: 100 questions in 90 minutes.';
export const aWrongAnswerCosts = 'A wrong answer costs a third of a mark.';
export const noAccountNeeded = 'No account needed.';
export const timedMockTests = 'Timed mock tests for the RRB railway exams. Free, no account.';
export const railwayCbtsPractised = 'Railway CBTs, practised at home.';
export const findYourPaceBefore = 'Find your pace before the exam.';
export const rrbTests = 'RRB tests with the real marking.';
export const howTheRailwayCbts = 'How the railway CBTs work';
export const ntpcCbt1Has =
  'NTPC CBT 1 has 30 maths, 30 reasoning and 40 general awareness questions. Group D has 25 maths, 30 reasoning, 25 science and 20 general awareness questions.';
export const eachQuestionIsWorth =
  'Each question is worth one mark. A wrong answer costs a third of a mark. With four options, a random guess breaks even. Rule one out and it pays to guess.';
export const railwayComputerBasedTests = 'Railway computer-based tests';
export const wrongAnswer = 'Wrong answer';
export const rrbGroupDCbt = 'RRB Group D CBT';
export const november2026 = 'November 2026';
export const theNotification = "This year's notification has the final word.";
export const practiseVerb = 'Practise';
export const columnExam = 'Exam';
export const columnQuestions = 'Questions';
export const columnMarks = 'Marks';
export const columnMinutes = 'Minutes';
