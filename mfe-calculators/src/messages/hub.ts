export const areTheseOfficialScores = 'Are these official scores?';
export const noTheyAreApproximate =
  'No, they are approximate. The exam boards set a new scale for each exam. Each page shows its formula and its full table, so you can check us.';
export const doINeed = 'Do I need an account?';
export const noRegistrationIsNeeded =
  "No registration is needed. The math runs in your browser, and we don't receive or save your numbers. If you make a share link, it holds them.";
export const whyDoOtherCalculators = 'Why do other calculators show another score?';
export const eachSitePicks =
  'Each site picks its own cut-offs and tables. Ours follow published guides, and each page lists its sources. For AP you get two scores: one strict, one by typical cut-offs.';
export const externalCalculators = 'External calculators';
export const practiceTests = 'Practice tests';
export const everyTimedMockTest = 'Every timed mock test';
export const studyGuides = 'Study guides';
export const oneSubject = 'One subject at a time';
export const examTips = 'Exam tips';
export const guessWellAndBeat = 'Guess well and beat the clock';
export const home = 'Home';
export const scoreCalculators = 'Score calculators';
export const freeScoreEstimators =
  'Free score estimators for the Digital SAT, the ACT and 17 AP subjects. No registration is needed; estimates are approximate.';
export const collegeEntrance = 'College entrance';
export const advancedPlacement = 'Advanced Placement';
export const moreHelp = 'More help';
export const howHonestAreThese = 'How honest are these estimates?';
export const n12CalculatorsOnOther = '12 calculators on other sites';
