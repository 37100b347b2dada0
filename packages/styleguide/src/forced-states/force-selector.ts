/** States that a page can show only while somebody uses it, with the pseudo-classes that stand for them. */
export const FORCED_STATES = {
  hover: [':hover'],
  focus: [':has(:focus-visible)', ':focus-visible', ':focus-within', ':focus'],
  pressed: [':active', ':hover'],
} as const;
export type ForcedState = keyof typeof FORCED_STATES;

/** What a bare pseudo-class is about here: `:focus-visible` without an element before it. */
const CONTROLS = ':is(a, button, input, select, textarea, summary)';

/** Splits a list of selectors at its commas, but not at those in brackets. */
const splitSelectors = (list: string): string[] => list.split(/,(?![^()]*\))/).map((each) => each.trim());

/**
 * Writes a selector for elements inside `[data-forced="hover"]`, so that they look as if the pointer was over them.
 * @returns undefined for a selector that does not depend on the state
 */
export function forceSelector(list: string, state: ForcedState): string | undefined {
  const pseudos = FORCED_STATES[state];
  const forced = splitSelectors(list).flatMap((selector) => {
    const plain = pseudos.reduce((rest, pseudo) => rest.replaceAll(pseudo, ''), selector);
    return plain === selector ? [] : [`[data-forced="${state}"] ${plain || CONTROLS}`];
  });
  return forced.length > 0 ? forced.join(', ') : undefined;
}
