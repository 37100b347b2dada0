import { defineFragment } from '@mockingbird/platform';
import { Section } from '@mockingbird/ui';
import { NEAREST_PAGES } from '../../limits.js';
import type { SearchHit } from '../../site-search/create-site-search.js';
import { HitList } from '../../site-search/hit-list.js';
import { siteSearchCode } from '../../site-search/site-search-code.js';
import { parseNearestInput, type NearestInput } from './nearest-input.js';
import * as messages from '../../messages/fragments/nearest-pages.js';

/** Pages whose titles resemble some words: what a visitor with a wrong address was probably looking for. */
export default defineFragment<NearestInput, SearchHit[]>({
  input: { parse: parseNearestInput },
  loader: async ({ input }) => {
    const { loadSiteSearch } = await siteSearchCode.load();
    const hits = (await loadSiteSearch())(input.words, NEAREST_PAGES);
    return hits.length === 0 ? undefined : hits;
  },
  Component: ({ data }) => (
    <Section title={messages.wereYouLooking}>
      <HitList hits={data} />
    </Section>
  ),
});
