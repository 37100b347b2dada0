import type { ArticleSection, ArticleSummary } from '@mockingbird/contracts';
import type { ArticleCalls, RemoteDefinition, SitemapEntry } from '@mockingbird/platform';
import {
  articlePath,
  ARTICLES_PATH,
  categoryPath,
  EXAM_TIPS_PATH,
  examArticlesPath,
  STUDY_GUIDES_PATH,
} from './addresses/paths.js';
import { mapConcurrently } from './map-concurrently.js';
import { MAX_CONCURRENT_LISTS } from './limits.js';
import { groupByExam, type ExamSections } from './sections/exam-sections.js';
import * as messages from './messages/remote.js';

/** The latest of some ISO 8601 dates, which sort as text. */
const findLatest = (dates: readonly string[]): string | undefined => [...dates].sort().at(-1);

const isNoindex = ({ seo }: ArticleSummary): boolean => /\bno(index|ne)\b/i.test(seo?.metaRobots ?? '');

/** Whether the article was first published on another site, whose address is the canonical one. */
const isElsewhere = ({ seo }: ArticleSummary, origin: string): boolean =>
  seo?.canonicalURL !== undefined && new URL(seo.canonicalURL, origin).origin !== origin;

interface SectionArticles {
  section: ArticleSection;
  articles: ArticleSummary[];
}

/** Loads all articles of an exam's sections. A section itself contains only the first ones and no SEO fields. */
const loadSectionArticles = (
  calls: ArticleCalls,
  exam: ExamSections,
  signal: AbortSignal,
): Promise<SectionArticles[]> =>
  mapConcurrently(exam.sections, MAX_CONCURRENT_LISTS, async (section) => ({
    section,
    articles: await calls.articlesOf(section.id, { signal }),
  }));

const collectDates = (sections: readonly SectionArticles[]): string[] =>
  sections.flatMap(({ articles }) => articles.map(({ publicationDate }) => publicationDate));

function createEntries(
  { examKey, examTitle }: ExamSections,
  sections: readonly SectionArticles[],
  origin: string,
): SitemapEntry[] {
  return [
    {
      path: examArticlesPath(examKey),
      title: messages.articlesFor(examTitle),
      kind: 'Articles',
      lastModified: findLatest(collectDates(sections)),
    },
    ...sections.flatMap((entry) => [
      {
        path: categoryPath(examKey, entry.section.slug),
        title: `${entry.section.title} for ${examTitle}`,
        kind: 'Articles',
        lastModified: findLatest(collectDates([entry])),
      },
      ...entry.articles
        .filter((article) => !isNoindex(article) && !isElsewhere(article, origin))
        .map(({ slug, title, publicationDate }) => ({
          path: articlePath(examKey, entry.section.slug, slug),
          title,
          kind: 'Article',
          keywords: examTitle,
          lastModified: publicationDate,
        })),
    ]),
  ];
}

/** Addresses of the overviews, exams, categories and articles, without `noindex` and articles of other sites. */
export const sitemap: NonNullable<RemoteDefinition['sitemap']> = async ({ api, site, signal }) => {
  const calls = await api.articles();
  const exams = groupByExam(await calls.sections({ signal }));
  const entries: SitemapEntry[] = [];
  for (const exam of exams)
    entries.push(...createEntries(exam, await loadSectionArticles(calls, exam, signal), site.origin));
  return [
    {
      path: ARTICLES_PATH,
      title: messages.articles,
      lastModified: findLatest(entries.flatMap(({ lastModified }) => lastModified ?? [])),
    },
    { path: STUDY_GUIDES_PATH, title: messages.studyGuides },
    { path: EXAM_TIPS_PATH, title: messages.examTips },
    ...entries,
  ];
};
