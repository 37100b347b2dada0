export const freeSscCgl = 'Free SSC CGL and CHSL mock tests with negative marking';
export const freeSscMockTests = 'Free SSC mock tests with the real marking.';
export const tier12 = 'Tier 1: +2 for a right answer, -0.50 for a wrong one.';
export const noAccountNeeded = 'No account needed.';
export const timedSscMockTests =
  'Timed SSC mock tests with the sections, the clock and the negative marking of the real exam. Free, no account.';
export const fourSectionsOneClock = 'Four sections, one clock.';
export const sscTests = 'SSC tests with the real marking.';
export const learnWhenAGuess = 'Learn when a guess pays off.';
export const howAnSscTier = 'How an SSC Tier 1 paper is marked';
export const tier1Has100 =
  'Tier 1 has 100 questions in one hour. There are four sections of 25: reasoning, general awareness, quantitative aptitude and English. Right: +2. Wrong: -0.50. Blank: 0.';
export const withFourOptions =
  "With four options, a blind guess gains 1/8 mark on average. Rule one out and it gains more. Time is short: 36 seconds a question. In CGL, each section has had its own 15 minutes since May 2026. You can't go back to a section.";
export const sscTier1Papers = 'SSC Tier 1 papers';
export const wrongAnswer = 'Wrong answer';
export const sscCglTier1 = 'SSC CGL Tier 1';
export const sscChslTier1 = 'SSC CHSL Tier 1';
export const november2026 = 'November 2026';
export const theNotification = "This year's notification has the final word.";
export const columnExam = 'Exam';
export const columnQuestions = 'Questions';
export const columnMarks = 'Marks';
export const columnMinutes = 'Minutes';
