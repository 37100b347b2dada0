import type { SitemapEntry, SitemapSection } from '@mockingbird/platform';
import * as messages from '../messages/addresses.js';

export interface AddressGroup {
  title: string;
  entries: Pick<SitemapEntry, 'path' | 'title'>[];
}

/** First part of a path to the heading of its group. All other paths are pages about the site. */
const HEADINGS = new Map(
  Object.entries({
    region: messages.startHere,
    dmv: messages.startHere,
    ssc: messages.startHere,
    ibps: messages.startHere,
    rrb: messages.startHere,
    exam: messages.examsAndTopics,
    'quantitative-aptitude-questions': messages.examsAndTopics,
    'practice-tests': messages.examsAndTopics,
    tools: messages.calculators,
    articles: messages.articles,
    'study-guides': messages.articles,
    'exam-tips': messages.articles,
    blog: messages.blog,
  }),
);
const ABOUT_SITE = messages.aboutTheSite;
const ORDER = [
  messages.startHere,
  messages.examsAndTopics,
  messages.calculators,
  messages.articles,
  messages.blog,
  ABOUT_SITE,
];

const findHeading = (path: string) => HEADINGS.get(path.split('/')[1] ?? '') ?? ABOUT_SITE;

/** Groups all addresses under headings in a fixed order. Empty groups are left out. */
export function groupAddresses(sections: readonly SitemapSection[]): AddressGroup[] {
  // The page contains its data: only what it shows.
  const byPath = new Map<string, AddressGroup['entries'][number]>();
  for (const { entries } of sections)
    for (const { path, title } of entries) if (!byPath.has(path)) byPath.set(path, { path, title });
  const entries = [...byPath.values()];
  return ORDER.map((title) => ({
    title,
    entries: entries.filter((entry) => findHeading(entry.path) === title),
  })).filter((group) => group.entries.length > 0);
}
