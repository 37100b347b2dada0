import { CATEGORIES, type Category } from './catalogue.js';

/** Filter of the topic cards. `category` is the id of a category; empty means all. */
export interface TopicFilter {
  query: string;
  category: string;
}

/** Characters. No topic has a longer name. */
const MAX_QUERY_LENGTH = 60;

const isCategory = (id: string) => CATEGORIES.some((category) => category.id === id);

/** Reads the filter from an address (`?q=...&category=...`). An unknown category is ignored. */
export function parseTopicFilter(parameters: URLSearchParams): TopicFilter {
  const category = parameters.get('category') ?? '';
  return {
    query: (parameters.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    category: isCategory(category) ? category : '',
  };
}

/** @returns the matching categories, each with the topics whose name contains the query in any case */
export function filterTopics({ query, category }: TopicFilter): Category[] {
  const search = query.trim().toLowerCase();
  return CATEGORIES.filter(({ id }) => category === '' || id === category)
    .map((entry) => ({
      ...entry,
      topics: entry.topics.filter(({ name }) => name.toLowerCase().includes(search)),
    }))
    .filter(({ topics }) => topics.length > 0);
}
