import type { SitemapEntry } from '@mockingbird/platform';
import { CALCULATORS } from './calculators.js';
import { EXTERNAL_PATH, HUB_PATH } from './paths.js';
import * as messages from '../messages/catalogue.js';

/** Sitemap entries of all pages of this remote. */
export const listSitemapEntries = (): SitemapEntry[] => [
  { path: HUB_PATH, title: messages.scoreCalculators, kind: 'Calculator' },
  { path: EXTERNAL_PATH, title: messages.externalCalculators },
  ...CALCULATORS.map(({ path, name, id }) => ({
    path,
    title: `${name} score calculator`,
    kind: 'Calculator',
    keywords: id.replaceAll('-', ' '),
  })),
];
