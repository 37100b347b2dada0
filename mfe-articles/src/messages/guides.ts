export const tryBeforeYouRead = 'Try before you read';
export const answerFiveQuestionsFirst =
  'Answer five questions first, even badly. Then you read to find what you missed, and you remember it better.';
export const workTheExamplesYourself = 'Work the examples yourself';
export const coverTheSolution =
  "Cover the solution and take a pencil. Look only when you have an answer. Reading a solution feels like knowing it, but it isn't.";
export const testYourself = 'Test yourself on the clock';
export const takeAMockTest =
  'Take a mock test within a day or two. What still goes wrong is the part to read again.';
export const freeStudyGuides = 'Free study guides for SSC, bank, railway and DMV exams';
export const studyGuidesByExam =
  'Study guides by exam and subject: the method, worked examples and common traps. Short enough to read in one go. Free, no account.';
export const studyGuides = 'Study guides';
export const allMockTests = 'All mock tests';
export const examTips = 'Exam tips';
export const oneSubject =
  'One subject at a time: the method, worked examples and common traps. Short enough to read in one go.';
export const howToGet = 'How to get the most out of a guide';
export const noGuidesYet = 'No guides yet';
export const wereWritingTheFirst = "We're writing the first ones. Mock tests explain every answer too.";
