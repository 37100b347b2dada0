import { type Value } from '@mockingbird/remote-kit';

export const searchQuery = (query: Value) => `Search: ${query}`;
export const searchEveryExamTopic = 'Search every exam, topic, score calculator and article on Mockingbird.';
export const search = 'Search';
