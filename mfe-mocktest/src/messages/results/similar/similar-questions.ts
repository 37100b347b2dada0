import { type Value } from '@mockingbird/remote-kit';

export const lookingForMore = 'Looking for more…';
export const moreQuestionsLike = 'More questions like this one';
export const questionNumber = (number: Value) => `(question ${number})`;
export const weCouldntLoadMore =
  "We couldn't load more questions. Check your connection and press the button again.";
