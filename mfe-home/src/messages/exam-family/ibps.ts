export const freeIbpsPo = 'Free IBPS PO and Clerk prelims mock tests';
export const freeBankExamMock = 'Free bank-exam mock tests with sections, clock and penalty.';
export const aWrongAnswerCosts = 'A wrong answer costs a quarter of its marks.';
export const noAccountNeeded = 'No account needed.';
export const timedMockTests =
  'Timed mock tests for the IBPS bank exams: English, reasoning and numbers. Free, no account.';
export const bankPrelimsSection = 'Bank prelims, section by section.';
export const threeSectionsAgainst = 'Three sections against the clock.';
export const ibpsTests = 'IBPS tests with the real penalty.';
export const howTheIbpsPrelims = 'How the IBPS prelims work';
export const thePrelimsHaveThree =
  'The prelims have three sections: English, quantitative aptitude and reasoning. Each section has its own 20 minutes. Minutes you don’t use are lost.';
export const aWrongAnswerCostsAQuarter =
  'A wrong answer costs a quarter of its marks. A blank costs nothing. With five options, a random guess breaks even. Rule one out and it pays to guess.';
export const ibpsPrelims = 'IBPS prelims';
export const wrongAnswer = 'Wrong answer';
export const ibpsPoPrelims = 'IBPS PO prelims';
export const ibpsClerkPrelims = 'IBPS Clerk prelims';
export const november2026 = 'November 2026';
export const theNotification = "This year's notification has the final word.";
export const aQuarter = 'a quarter of its marks';
export const practiseVerb = 'Practise';
export const columnExam = 'Exam';
export const columnQuestions = 'Questions';
export const columnMarks = 'Marks';
export const columnMinutes = 'Minutes';
