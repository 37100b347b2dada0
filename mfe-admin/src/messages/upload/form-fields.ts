export const aNumber = 'A number, or a fraction such as 1/3';
export const minutes0ForNo = 'Minutes; 0 for no clock';
export const marksPerQuestion = 'Marks per question';
export const negativeMarksPerQuestion = 'Negative marks per question';
export const deductedForAWrong = 'Deducted for a wrong answer; 0 for none';
export const totalQuestions = 'Total questions';
export const totalMarks = 'Total marks';
export const duration = 'Duration';
export const examId = 'Exam ID';
export const lettersDigitsHyphensUnderscores =
  'Letters, digits, hyphens, underscores: SSC_CGL. It becomes the address.';
export const title = 'Title';
export const description = 'Description';
export const passingScore = 'Passing score';
export const shownAsInformation = 'Shown as information';
export const difficulty = 'Difficulty';
export const forExampleMedium = 'For example: medium';
export const topics = 'Topics';
export const separatedByCommas = 'Separated by commas';
export const testId = 'Test ID';
export const lettersDigitsDotsHyphens = 'Letters, digits, dots, hyphens: ssc-cgl-4';
export const image = 'Image';
export const anHttpsAddress = 'An https address, or a path of this site';
export const keywordsForSearchEngines = 'Keywords for search engines';
export const canonicalAddress = 'Canonical address';
export const onlyWhereThePage = 'Only where the page lives elsewhere';
export const keyInformation = 'Key information';
export const oneALine = 'One a line';
export const didYouKnow = 'Did you know?';
export const oneFactALine = 'One fact a line';
export const oneALineQuestion = 'One a line: question | answer';
export const additionalResources = 'Additional resources';
export const oneALineName = 'One a line: name | https://... | description (optional)';
export const withoutATitleStudents = 'Without a title, students see ‘Mock Test’ and the test ID';
export const sections = 'Sections';
export const oneALineNameFirst =
  'One a line: name | first question | last question. More fields if needed: | minutes | marks per question | deducted for a wrong answer | right answers to pass | marks to pass. A version of an adaptive section ends with the right answers that open it: 1: 22-27 means 22 to 27 in section 1';
export const sectionRule = 'Section rule';
export const typeLockedWhereSections =
  'Type locked where sections come in order, each with its own minutes and no return. Empty: all are open';
export const passRule = 'Pass rule of the real exam';
export const nameQuestionsRightAnswers =
  'Name | questions | right answers to pass | https address of the source | day checked, such as 2026-11-20';
export const scoreEstimate = 'Score estimate';
export const typeSatOrAct = 'Type sat or act where the result should estimate that score. Empty: no estimate';
export const family = 'Family';
