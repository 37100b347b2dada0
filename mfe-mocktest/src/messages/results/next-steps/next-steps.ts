import { plural, type Value } from '@mockingbird/remote-kit';

export const practiceMistakes = (count: number) =>
  plural(count, { one: 'Practice my # mistake', other: 'Practice my # mistakes' });
export const practiceBlank = (length: Value) => `Practice the ${length} I left blank`;
export const moreQuestionsLikeThese = 'More questions like these';
export const takeTheTestAgain = 'Take the test again';
