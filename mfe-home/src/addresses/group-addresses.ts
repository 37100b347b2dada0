import type { SitemapEntry, SitemapSection } from '@mockingbird/platform';

export interface AddressGroup {
  title: string;
  entries: Pick<SitemapEntry, 'path' | 'title'>[];
}

/** First part of a path to the heading of its group. All other paths are pages about the site. */
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
const ABOUT_SITE = 'About the site';
const ORDER = ['Start here', 'Exams and topics', 'Calculators', 'Articles', 'Blog', ABOUT_SITE];

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
