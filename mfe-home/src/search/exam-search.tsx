import { useReducer, useRef } from 'react';
import { useApi } from '@mockingbird/platform';
import { SearchField } from '@mockingbird/ui';
import type { ExamEntry } from '../exams/exam-card-data.js';
import { SEARCH_MAX_CHARACTERS } from '../limits.js';
import { SearchResults } from './search-results.js';
import { searchReducer, startSearch } from './search-state.js';
import { SearchStatus } from './search-status.js';
import { searchView } from './search-view.js';
import { useEarlyTyping } from './use-pre-hydration-input.js';
import styles from './search.module.css';

export interface ExamSearchProps {
  /** What is searched: the field's name for screen readers. */
  label: string;
  placeholder: string;
  /** Path of this page, to which the form leads without JavaScript. */
  action: string;
  /** What the address asks for. */
  query: string;
  popular: readonly ExamEntry[];
  exams: readonly ExamEntry[];
}

/**
 * The search box and what stands below it. It filters while one types; without JavaScript the form asks for the same
 * page with the text in its address.
 */
export function ExamSearch({ label, placeholder, action, query, popular, exams }: ExamSearchProps) {
  const api = useApi();
  const results = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(searchReducer, query, startSearch);
  const view = searchView(state, exams);

  const box = useEarlyTyping(query, (text) => dispatch({ type: 'typed', text }));

  const expand = (keyword: string) => {
    // The answer is not used, and a failure shall not show.
    api.search(keyword.slice(0, SEARCH_MAX_CHARACTERS)).catch(() => undefined);
    dispatch({ type: 'expanded' });
    results.current?.focus();
  };

  return (
    <>
      <div ref={box}>
        <SearchField
          className={styles.field}
          label={label}
          placeholder={placeholder}
          action={action}
          value={state.text}
          onChange={(text) => dispatch({ type: 'typed', text })}
          onSearch={() => results.current?.focus()}
        />
      </div>
      <SearchStatus view={view} />
      <div ref={results} tabIndex={-1} className={styles.results}>
        <SearchResults view={view} popular={popular} onExpand={expand} />
      </div>
    </>
  );
}
