import { type Value } from '@mockingbird/remote-kit';

export const forEveryExam = 'For every exam';
export const seeTheWholeBlog = 'See the whole blog';
export const knowTheMarkingBefore = 'Know the marking before you guess';
export const sayAWrongAnswer =
  "Say a wrong answer costs a quarter of a right one. With five options, a guess pays once you rule one out. If wrong answers cost nothing, don't leave blanks.";
export const divideTheMinutes = 'Divide the minutes by the questions';
export const thatIsYourTime =
  'That is your time for each question, with reading. If one takes twice as long, mark it and come back later.';
export const reviewUntilYouFind = 'Review until you find the reason';
export const youMayLose =
  'You may lose a mark because of a gap, a slip, a misread question or the clock. Once you know why, you know what to fix.';
export const examTipsMarkingGuessing = 'Exam tips: marking, guessing and time';
export const examTipsWithNumbers =
  'Exam tips with numbers: when a guess pays, how many seconds you have for a question, and how to learn from a mock test.';
export const examTips = 'Exam tips';
export const studyGuides = 'Study guides';
export const blog = 'Blog';
export const howToTurnWhat =
  'How to turn what you know into marks: guess well, beat the clock and learn from each test.';
export const threeHabitsThatPay = 'Three habits that pay in every exam';
export const noTipsForSingle = 'No tips for single exams yet';
export const wereWritingTheFirst = "We're writing the first ones. The habits above help in every exam.";
export const minRead = (readingTime: Value) => `${readingTime} min read`;
