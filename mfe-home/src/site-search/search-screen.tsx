import type { PageProps } from '@mockingbird/platform';
import { pluralize } from '@mockingbird/remote-kit';
import { PageTitle, SearchField } from '@mockingbird/ui';
import { SEARCH_PATH } from './search-path.js';
import type { SearchHit } from './create-site-search.js';
import { HitList } from './hit-list.js';
import styles from './search-screen.module.css';

export interface SearchScreenData {
  query: string;
  hits: SearchHit[];
  /** A remote could not list its pages. */
  incomplete: boolean;
}

/** What can be said of the result, in a sentence. */
function describeResult({ query, hits }: SearchScreenData): string {
  if (query === '') return 'Find an exam, a topic, a calculator or an article.';
  if (hits.length === 0) return `No results for “${query}”. Try another word, or pick a list below.`;
  return `${pluralize(hits.length, 'result')} for “${query}”.`;
}

const LISTS = [
  { path: '/practice-tests', title: 'All mock tests' },
  { path: '/quantitative-aptitude-questions', title: 'Quantitative aptitude' },
  { path: '/tools', title: 'Score calculators' },
  { path: '/articles', title: 'Articles' },
];

export function SearchScreen({ data }: PageProps<SearchScreenData>) {
  return (
    <>
      <PageTitle lead={describeResult(data)}>Search</PageTitle>
      <SearchField
        className={styles.field}
        label="Search the site"
        placeholder="An exam, a topic or a question"
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
