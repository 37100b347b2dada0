import { plural, type Value } from '@mockingbird/remote-kit';

export const mistakes = (count: number) => plural(count, { one: '# mistake', other: '# mistakes' });
export const practiceMy = (length: Value) => `Practice my ${length}`;
export const practiceTheILeft = (length: Value) => `Practice the ${length} I left blank`;
export const moreQuestionsLikeThese = 'More questions like these';
export const takeTheTestAgain = 'Take the test again';
