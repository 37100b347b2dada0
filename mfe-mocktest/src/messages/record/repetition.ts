import { plural, type Value } from '@mockingbird/remote-kit';

export const checkAnswer = 'Check answer';
export const iDontKnow = "I don't know";
export const question = 'Question';
export const fromTestOfExam = 'From <test>a test</test>, <exam>an exam</exam>';
export const notThisTime = 'Not this time';
export const whatIsTheAnswer = 'What is the answer?';
export const removeFromMyDeck = 'Remove from my deck';
export const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
export const hours = (count: number) => plural(count, { one: '# hour', other: '# hours' });
export const howWellDid = 'How well did you know it?';
export const whenDoYouWant = 'When do you want to see it again?';
export const home = 'Home';
export const yourProgress = 'Your progress';
export const practiceYourMistakes = 'Practice your mistakes';
export const loadingYourQuestions = 'Loading your questions';
export const thisDeviceCantOpen = "This device can't open your cards";
export const itsStorageIsFull =
  'Its storage is full or blocked. Close other tabs of this site, or leave the private window, and reload.';
export const whenYouSubmit =
  'When you submit a test, each question that you got wrong or skipped comes here.';
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const youPracticed = (repeated: Value) => `You practiced ${repeated}. `;
export const cards = (count: number) => plural(count, { one: '# card', other: '# cards' });
export const yourDeckHas = (cards: Value) => `Your deck has ${cards}.`;
export const yourDeckHasFromPart = (cards: Value, partName: Value) =>
  `Your deck has ${cards} from ${partName}.`;
export const doneForNow = 'Done for now';
export const nothingIsDue = 'Nothing is due';
export const practiceFromOtherTests = (othersDue: Value) => `Practice ${othersDue} from other tests`;
export const chooseAMockTest = 'Choose a mock test';
export const onlyQuestionsFrom =
  'Only questions from <name>a test</name>. <link>Practice all my mistakes</link>';
export const inMinutes = (minutes: Value) => `in ${minutes}`;
export const inHours = (hours: Value) => `in ${hours}`;
export const inDays = (days: Value, due: Value) => `in ${days} days (${due})`;
export const theNextOneComes = (done: Value, owner: Value, nextDue: Value) =>
  `${done}${owner} The next one comes back ${nextDue}.`;
export const questionsDue = (questions: Value) => `${questions} due`;
export const yourCardsAreSafe = 'Your cards are safe on this device.';
export const yourMistakesNeedJavaScript =
  'Your mistakes need JavaScript, because they are stored only in your browser.';
export const right = 'Right';
export const ratingAgain = 'Again';
export const ratingHard = 'Hard';
export const ratingGood = 'Good';
export const ratingEasy = 'Easy';
