import type { PageProps } from '@mockingbird/platform';
import { PageTitle, SearchField } from '@mockingbird/ui';
import { SEARCH_PATH } from './search-path.js';
import type { SearchHit } from './create-site-search.js';
import { HitList } from './hit-list.js';
import styles from './search-screen.module.css';
import * as messages from '../messages/site-search.js';

export interface SearchScreenData {
  query: string;
  hits: SearchHit[];
  /** A remote could not list its pages. */
  incomplete: boolean;
}

/** What can be said of the result, in a sentence. */
function describeResult({ query, hits }: SearchScreenData): string {
  if (query === '') return messages.findAnExam;
  if (hits.length === 0) return messages.noResultsForTry(query);
  return messages.resultsForQuery(messages.results(hits.length), query);
}

const LISTS = [
  { path: '/practice-tests', title: messages.allMockTests },
  { path: '/quantitative-aptitude-questions', title: messages.quantitativeAptitude },
  { path: '/tools', title: messages.scoreCalculators },
  { path: '/articles', title: messages.articles },
];

export function SearchScreen({ data }: PageProps<SearchScreenData>) {
  return (
    <>
      <PageTitle lead={describeResult(data)}>{messages.search}</PageTitle>
      <SearchField
        className={styles.field}
        label={messages.searchTheSite}
        placeholder={messages.anExamATopic}
        action={SEARCH_PATH}
        defaultValue={data.query}
      />
      <HitList
        hits={
          data.hits.length > 0
            ? data.hits
            : LISTS.map(({ path, title }) => ({ path, title: [{ text: title, isMatch: false }] }))
        }
      />
    </>
  );
}
