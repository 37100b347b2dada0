import { knownCountry, type PageProps } from '@mockingbird/platform';
import { HOME_HEADLINES } from '../headlines/home-headlines.js';
import type { HomeData } from '../home/load-home.js';
import { HOME_LEAD, INDIA_LEAD } from '../home/home-lead.js';
import { HomeScreen } from '../home/home-screen.js';
import { LinkCards } from './link-cards.js';
import { linkSections } from './region-links.js';
import { useSyncRegion } from './use-sync-region.js';
import * as messages from '../messages/region.js';

/** A user-assigned code of ISO 3166-1 for all other places. */
const NO_COUNTRY = 'zz';

export function RegionScreen({ data, params }: PageProps<HomeData>) {
  const country = knownCountry(params['country'] ?? '');
  const isIndia = country === 'IN';
  useSyncRegion(country);
  return (
    <HomeScreen
      data={data}
      // All addresses without a known country share one cached page, so the page must not contain the address.
      action={`/region/${country?.toLowerCase() ?? NO_COUNTRY}`}
      headlines={HOME_HEADLINES}
      lead={isIndia ? INDIA_LEAD : HOME_LEAD}
      search={{
        label: messages.searchExams,
        placeholder: isIndia ? messages.sscIbpsPercentage : messages.dmvSscPercentage,
      }}
      allTitle={messages.allExams}
      country={country}
    >
      {linkSections(country).map((section) => (
        <LinkCards key={section.title} {...section} />
      ))}
    </HomeScreen>
  );
}
