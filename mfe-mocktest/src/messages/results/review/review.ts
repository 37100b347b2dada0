import { type Value } from '@mockingbird/remote-kit';

export const review = 'Review';
export const questionsShown = 'Questions shown';
export const allLength = (length: Value) => `All ${length}`;
export const theQuestionsYouMissed =
  'The questions you missed are in your deck too. <link>Repeat those of this test</link>';
export const nothingHere = 'Nothing here.';
