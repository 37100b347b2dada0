/** The typed text, and whether the search was expanded with this text. */
export interface SearchState {
  text: string;
  isExpanded: boolean;
}

export type SearchAction = { type: 'typed'; text: string } | { type: 'expanded' };

export const createSearchState = (text: string): SearchState => ({ text, isExpanded: false });

/** Typing again clears the result of the expanded search. */
export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  return action.type === 'typed' ? createSearchState(action.text) : { ...state, isExpanded: true };
}
