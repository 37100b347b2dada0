/**
 * Splits what a title repeats of the page's title from the rest: `['Percentage: ', 'Mock Test 3']`.
 * @returns an empty first part where the title repeats nothing, or has nothing else
 */
export function splitTitle(title: string, pageTitle: string): [repeated: string, rest: string] {
  if (!title.startsWith(pageTitle)) return ['', title];
  const rest = title.slice(pageTitle.length).replace(/^(?:: | - | )/, '');
  const isWholeWord = rest.length + pageTitle.length < title.length;
  return rest && isWholeWord ? [title.slice(0, -rest.length), rest] : ['', title];
}
