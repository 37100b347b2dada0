import { plural, type Value } from '@mockingbird/remote-kit';

export const finishThisSection = 'Finish this section?';
export const finishAndGo = 'Finish and go on';
export const goToTheFirst = 'Go to the first unanswered';
export const cancel = 'Cancel';
export const youAnsweredEveryQuestion = 'You answered every question of this section.';
export const youCantReturn = (name: Value, remaining: Value, next: Value) =>
  `You can't return to ${name}, and the ${remaining} left in it are lost. The next section, ${next}, has its own time.`;
export const withoutAnswer = (count: number) =>
  plural(count, {
    one: '# question of this section has no answer.',
    other: '# questions of this section have no answer.',
  });
