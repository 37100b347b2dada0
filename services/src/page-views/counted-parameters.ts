/** Parameters that this site has itself, and those by which campaigns mark their links. */
const KNOWN = [
  'category',
  'fbclid',
  'gclid',
  'q',
  'ref',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
] as const;
const OTHER = 'other';

const isKnown = (name: string) => KNOWN.some((known) => known === name);

/**
 * What is counted of a query: which parameters it has, each once. Their values may be what a person typed, and so may a
 * name that nobody planned for: it is counted as `other`.
 * @param query as the browser reports it, with or without its question mark
 */
export function countedParameters(query: string): string[] {
  const names = [...new URLSearchParams(query).keys()].map((name) => name.toLowerCase());
  return [...new Set(names.map((name) => (isKnown(name) ? name : OTHER)))];
}
