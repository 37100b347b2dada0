import { type Value } from '@mockingbird/remote-kit';

export const freeMockTestsHonest = 'Free mock tests, honest scores.';
export const aboutMockingbird = 'About Mockingbird';
export const mockingbirdLetsYouTry =
  'Mockingbird lets you try an exam before it counts. We have timed mock tests for the DMV test, for Indian government and bank exams, and for math topics. We also have <a>score calculators</a> for the SAT, the ACT and 17 AP subjects, <a2>articles</a2> about the exams, and a <a3>blog</a3>.';
export const whatWePromise = 'What we promise';
export const freeNoAccountEverything =
  "<strong>Free, no account.</strong> Everything here is open to everyone. You can <a>sign up</a>, but you don't have to. Accounts are for people who add exams and tests.";
export const honestScoresEveryTest =
  "<strong>Honest scores.</strong> Every test tells you how it's marked, and every result shows how we got it. A calculator gives an estimate, and says so.";
export const yourWorkStaysYours =
  '<strong>Your work stays yours.</strong> Your results stay on your device. When you submit, we count answers without names. You can turn that off. The <a>privacy page</a> lists everything that leaves your device.';
export const forAnyPhone =
  '<strong>For any phone.</strong> The site works on slow networks and small screens, by keyboard and with screen readers. Once you start a test, you can finish it offline.';
export const howTheTests = 'How the tests are made';
export const weWriteOurOwn =
  "We write our own questions in the style of the real exams. They aren't from past papers. Full tests are as long as the real exam, and mini tests are much shorter. Both have about the real pace and the real marking. Rules change, so read the official notice before you book a date.";
export const foundAWrongQuestion =
  'Found a wrong question? Please report it on the results page. Our editors will look at it.';
export const whoWeAreNot = 'Who we are not';
export const mockingbirdIsIndependentNo =
  'Mockingbird is independent. No DMV, exam board or college board owns it or backs it. Exam names belong to their owners.';
export const thisLearningPathIsnt = "This learning path isn't ready yet. These are open now, and free.";
export const comingSoon = 'Coming Soon';
export const meanwhile = 'Meanwhile';
export const backToHome = 'Back to Home';
export const satScoreCalculator = 'SAT score calculator';
export const yourLikelyScore = 'Your likely score from your right answers';
export const actScoreCalculator = 'ACT score calculator';
export const practiceByTopic = 'Practice by topic';
export const practiceTests = 'Practice tests';
export const everyTimedMockTest = 'Every timed mock test on one page';
export const questionsProblemsOrIdeas = (supportEmail: Value) =>
  `Questions, problems or ideas? Write to <a>${supportEmail}</a>`;
export const shortAndPlainWhen = 'Short and plain. When you use the site, you agree to them.';
export const termsOfUse = 'Terms of use';
export const whatYouMayDo = 'What you may do';
export const useEveryTestCalculator =
  'Use every test, calculator and article to study or to teach, as often as you like, for free. You can print results and share links.';
export const whatYouMayNot = 'What you may not do';
export const dontCopyOurQuestions = "Don't copy our questions in bulk, and don't sell what is free here.";
export const dontOverloadTheSite = "Don't overload the site or get around its limits.";
export const dontPassOff = "Don't pass off a practice result as a real one.";
export const accounts = 'Accounts';
export const youDontNeed =
  "You don't need an account to study. If you create one, use your own email, keep your password secret and don't pretend to be someone else. We may close accounts that do harm.";
export const whatWeCantPromise = "What we can't promise";
export const mockTestsArePractice =
  "Mock tests are practice, and calculators give estimates. Only the exam boards give real scores. We check what we publish and fix mistakes when we hear of them. But we can't promise that every question is right or that the site is always up. A pass here is no promise of a pass in the exam. Please don't decide on applications, fees or travel by our numbers alone.";
export const yourDevice = 'Your device';
export const yourAnswersAndResults =
  "Your answers and results are saved in your browser. If you clear its data or use another device, they won't be there.";
export const linksToOthers = 'Links to others';
export const somePagesLink = 'Some pages link to other sites. Those sites have their own terms.';
export const changes = 'Changes';
export const ifWeChangeThese =
  "If we change these terms, you'll find the new text here. The old terms apply to what you did before.";
export const n40Topics200Questions = '40 topics, 200 questions each';
