import type { SitemapEntry, SitemapSection } from '@mockingbird/platform';

export interface AddressGroup {
  title: string;
  entries: SitemapEntry[];
}

/** First part of an address to the heading of its group; what has no heading here is a page of the site itself. */
const HEADINGS = new Map(
  Object.entries({
    region: 'Start here',
    dmv: 'Start here',
    ssc: 'Start here',
    ibps: 'Start here',
    rrb: 'Start here',
    exam: 'Exams and topics',
    'quantitative-aptitude-questions': 'Exams and topics',
    'practice-tests': 'Exams and topics',
    tools: 'Calculators',
    articles: 'Articles',
    'study-guides': 'Articles',
    'exam-tips': 'Articles',
    blog: 'Blog',
  }),
);
const SITE = 'About the site';
const ORDER = ['Start here', 'Exams and topics', 'Calculators', 'Articles', 'Blog', SITE];

const headingOf = (path: string) => HEADINGS.get(path.split('/')[1] ?? '') ?? SITE;

/** All addresses in groups for readers, in a fixed order; groups without an address are left out. */
export function groupAddresses(sections: readonly SitemapSection[]): AddressGroup[] {
  const byPath = new Map<string, SitemapEntry>();
  for (const section of sections)
    for (const entry of section.entries) if (!byPath.has(entry.path)) byPath.set(entry.path, entry);
  const entries = [...byPath.values()];
  return ORDER.map((title) => ({
    title,
    entries: entries.filter((entry) => headingOf(entry.path) === title),
  })).filter((group) => group.entries.length > 0);
}
