import { plural, type Value } from '@mockingbird/remote-kit';

export const uploadData = 'Upload data';
export const uploadAnExam = 'Upload an exam, a mock test or its questions.';
export const proposeAnExam = 'Check an exam, a mock test or its questions, and send it for review.';
export const history = 'History';
export const seeWhoChangedWhat = 'See who changed what.';
export const seeAndUndo = 'See who changed what, and undo the last change.';
export const exams = 'Exams';
export const seeExamsAndTests = 'See all exams and tests, and download their questions.';
export const hideExamsAndTests = 'Hide exams and tests from students, or show them again.';
export const questions = 'Questions';
export const findAndPropose = 'Find questions, correct them, and send the corrections for review.';
export const findAndEditQuestions = 'Find, correct and tag questions, and draw them into tests.';
export const texts = 'Texts';
export const proposeTexts = 'Write articles and posts with a preview, and send them for review.';
export const writeTexts = 'Write articles and posts, with a preview, now or for later.';
export const reports = 'Reports';
export const whatStudentsSay = 'What students say is wrong with a question.';
export const statistics = 'Statistics';
export const howHardEachQuestion = 'How hard each question of a test is.';
export const releases = 'Releases';
export const seeLiveVersions = 'See live versions and their errors, promote, and roll back.';
export const review = 'Review';
export const followProposals = 'See what you sent for review, and what reviewers say about it.';
export const reviewProposals = 'Approve what others propose, or request changes.';
export const publishProposals = 'Publish approved proposals, now or later.';
export const reviewAndPublishProposals = 'Approve what authors propose, and publish it now or later.';
export const people = 'People';
export const whoMayDoWhat = 'See who works on this site, and change roles.';
export const admin = 'Admin';
export const whatWaitsAndYourScreens = 'What waits for you, and the screens that your role may use.';
export const signedInAsUntil = (username: Value, expiresAt: Value) =>
  `Signed in as <strong>${username}</strong> until ${expiresAt}.`;
export const screens = 'Screens';
export const theFiguresCouldNot = 'The figures could not be loaded';
export const loading = 'Loading';
export const mockTests = 'Mock tests';
export const openReports = 'Open reports';
export const hiddenFromStudents = 'Hidden';
export const searchMisses = 'Searches that found no exam';
export const searchMissesLead = (days: Value) =>
  `What visitors searched for in the last ${days} days when no exam has these words in its title. Open one to see what the search finds now.`;
export const noSearchMisses = (days: Value) => `No such search in the last ${days} days.`;
export const searchesNotLoaded = 'The searches could not be loaded';
export const searches = (count: number) => plural(count, { one: '# search', other: '# searches' });
export const loadingSearches = 'Loading searches';
export const otherSearches = (others: Value) =>
  `And ${others} on days with too many different words to list.`;
