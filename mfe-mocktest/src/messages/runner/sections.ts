import { plural, type Value } from '@mockingbird/remote-kit';

export const timeForIsUp = (ended: Value) => `Time for ${ended} is up.`;
export const youFinished = (ended: Value) => `You finished ${ended}.`;
export const finishThisSection = 'Finish this section?';
export const finishAndGo = 'Finish and go on';
export const goToTheFirst = 'Go to the first unanswered';
export const cancel = 'Cancel';
export const youAnsweredEveryQuestion = 'You answered every question of this section.';
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const youCantReturn = (name: Value, remaining: Value, next: Value) =>
  `You can't return to ${name}, and the ${remaining} left in it are lost. The next section, ${next}, has its own time.`;
export const thisEndsTheWhole = (name: Value, laterNames: Value) =>
  `This ends the whole test, not only ${name}. ${laterNames} will not open.`;
export const sectionOfNumber = (number: Value) => `Section ${number}`;
export const sectionOfCount = (number: Value, count: Value) => `Section ${number} of ${count}`;
export const ofAnswered = (answered: Value, total: Value) => `${answered} of ${total} answered`;
