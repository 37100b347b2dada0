import { CATEGORIES, type Category } from './catalogue.js';

/** What the reader looks for. `category` is a category's id; empty means all. */
export interface TopicFilter {
  query: string;
  category: string;
}

/** Characters of a search that are kept; longer ones name no topic. */
const QUERY_LIMIT = 60;

const isCategory = (id: string) => CATEGORIES.some((category) => category.id === id);

/** Reads the filter of an address (`?q=...&category=...`); what it does not know counts as absent. */
export function filterOf(parameters: URLSearchParams): TopicFilter {
  const category = parameters.get('category') ?? '';
  return {
    query: (parameters.get('q') ?? '').trim().slice(0, QUERY_LIMIT),
    category: isCategory(category) ? category : '',
  };
}

/** @returns the categories that the filter leaves, each with the topics whose name contains the query, in any case */
export function filterTopics({ query, category }: TopicFilter): Category[] {
  const wanted = query.trim().toLowerCase();
  return CATEGORIES.filter(({ id }) => category === '' || id === category)
    .map((each) => ({
      ...each,
      topics: each.topics.filter(({ name }) => name.toLowerCase().includes(wanted)),
    }))
    .filter(({ topics }) => topics.length > 0);
}
