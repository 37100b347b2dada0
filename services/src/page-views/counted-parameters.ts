/** Parameters of this site and of campaign links. */
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
 * The parameter names that are counted for a query, each once. Values are not counted: a person may have typed them. Unknown
 * names are counted as `other` for the same reason.
 * @param query as the browser reports it, with or without the question mark
 */
export function countedParameters(query: string): string[] {
  const names = [...new URLSearchParams(query).keys()].map((name) => name.toLowerCase());
  return [...new Set(names.map((name) => (isKnown(name) ? name : OTHER)))];
}
