export const californiaUnder18 = 'California (under 18)';
export const california18AndOver = 'California (18 and over)';
export const newJersey = 'New Jersey';
export const newYork = 'New York';
export const northCarolina = 'North Carolina';
export const freeDmvPracticeTests = 'Free DMV practice tests for the written permit exam';
export const freeDriversLicenseTests = "Free driver's license tests with instant scores.";
export const roadSignsRight = 'Road signs, right of way and state rules.';
export const noAccountNeeded = 'No account needed.';
export const practiceForTheWritten =
  'Practice for the written DMV test: signs, signals, right of way and the rules of your state. Free, no account.';
export const passTheDmvTest = 'Pass the DMV test here first.';
export const knowYourSigns = 'Know your signs and signals cold.';
export const oneVisitOneTest = 'One visit, one test, one license.';
export const missItHereNot = 'Miss it here, not at the counter.';
export const whatTheRealTest = 'What the real test is like';
export const eachStateHas =
  'Each state has its own test, with its own number of questions and its own pass mark. Our pass line is 70%. Many states want 80% to 85%, so aim higher.';
export const inNewYork =
  "In New York you must also get 2 of the 4 road-sign questions right. You don't lose marks for wrong answers in these states, so answer every question.";
export const writtenTestsByState = 'Written tests by state';
export const toPass = 'To pass';
export const november2026 = 'November 2026';
export const yourStatesDriverHandbook = 'Your state’s driver handbook has the final word.';
