import { useReducer, useRef } from 'react';
import { useApi } from '@mockingbird/platform';
import { SearchField } from '@mockingbird/ui';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { examPath } from '../exams/exam-path.js';
import { SEARCH_MAX_CHARACTERS } from '../limits.js';
import { useSiteHits } from '../site-search/use-site-hits.js';
import { SearchResults } from './search-results.js';
import { searchReducer, createSearchState } from './search-state.js';
import { SearchStatus } from './search-status.js';
import { deriveSearchView } from './search-view.js';
import { usePreHydrationInput } from './use-pre-hydration-input.js';
import styles from './search.module.css';

export interface ExamSearchProps {
  /** Label of the field for screen readers. */
  label: string;
  placeholder: string;
  /** Path of this page, the form's target without JavaScript. */
  action: string;
  /** Search text of the address. */
  query: string;
  popular: readonly ExamCardData[];
  exams: readonly ExamCardData[];
}

/**
 * The search box and its results. It filters while the reader types. Without JavaScript the form reloads the page with
 * the text in its address.
 */
export function ExamSearch({ label, placeholder, action, query, popular, exams }: ExamSearchProps) {
  const api = useApi();
  const results = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(searchReducer, query, createSearchState);
  const view = deriveSearchView(state, exams);
  const hits = useSiteHits({
    text: view.kind === 'popular' ? '' : view.keyword,
    shown: view.kind === 'matches' ? view.exams.map(({ examId }) => examPath(examId)) : [],
    isTyped: state.text !== query,
  });

  const box = usePreHydrationInput(query, (text) => dispatch({ type: 'typed', text }));

  const expand = (keyword: string) => {
    // The response is not used, and a failure must not be visible.
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
      <SearchStatus view={view} hits={hits} />
      <div ref={results} tabIndex={-1} className={styles.results}>
        <SearchResults view={view} hits={hits} popular={popular} onExpand={expand} />
      </div>
    </>
  );
}
