/** What the reader has typed, and whether the expanded search was asked for with just that text. */
export interface SearchState {
  text: string;
  expanded: boolean;
}

export type SearchAction = { type: 'typed'; text: string } | { type: 'expanded' };

export const startSearch = (text: string): SearchState => ({ text, expanded: false });

/** Typing again clears what the expanded search has shown. */
export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  return action.type === 'typed' ? startSearch(action.text) : { ...state, expanded: true };
}
