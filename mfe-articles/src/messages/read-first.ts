import { plural, type Value } from '@mockingbird/remote-kit';

export const readFirst = 'Read first';
export const articles = (count: number) => plural(count, { one: '# article', other: '# articles' });
export const allTotal = (total: Value) => `All ${total}`;
export const minRead = (readingTime: Value) => `${readingTime} min read`;
