import { type Value } from '@mockingbird/remote-kit';

export const minRead = (readingTime: Value) => `${readingTime} min read`;
