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
import { fewAtOnce } from './map-concurrently.js';
import { LISTS_AT_ONCE } from './limits.js';
import { byExam, type ExamSections } from './sections/exam-sections.js';

/** The latest of some days or moments; their texts sort like their times. */
const latest = (dates: readonly string[]): string | undefined => [...dates].sort().at(-1);

const isNoindex = ({ seo }: ArticleSummary): boolean => /\bno(index|ne)\b/i.test(seo?.metaRobots ?? '');

/** First published on another site, whose address search engines are to keep. */
const isElsewhere = ({ seo }: ArticleSummary, origin: string): boolean =>
  seo?.canonicalURL !== undefined && new URL(seo.canonicalURL, origin).origin !== origin;

interface Listed {
  section: ArticleSection;
  articles: ArticleSummary[];
}

/** A section has its first articles alone; the category's own call has them all, and what they say to search engines. */
const listAll = (calls: ArticleCalls, exam: ExamSections, signal: AbortSignal): Promise<Listed[]> =>
  fewAtOnce(exam.sections, LISTS_AT_ONCE, async (section) => ({
    section,
    articles: await calls.articlesOf(section.id, { signal }),
  }));

const datesOf = (listed: readonly Listed[]): string[] =>
  listed.flatMap(({ articles }) => articles.map(({ publicationDate }) => publicationDate));

function entriesOf(
  { examKey, examTitle }: ExamSections,
  listed: readonly Listed[],
  origin: string,
): SitemapEntry[] {
  return [
    {
      path: examArticlesPath(examKey),
      title: `Articles for ${examTitle}`,
      lastModified: latest(datesOf(listed)),
    },
    ...listed.flatMap((each) => [
      {
        path: categoryPath(examKey, each.section.slug),
        title: `${each.section.title} for ${examTitle}`,
        lastModified: latest(datesOf([each])),
      },
      ...each.articles
        .filter((article) => !isNoindex(article) && !isElsewhere(article, origin))
        .map(({ slug, title, publicationDate }) => ({
          path: articlePath(examKey, each.section.slug, slug),
          title,
          lastModified: publicationDate,
        })),
    ]),
  ];
}

/** The overviews, and every exam, category and article; those excepted that their authors keep from search engines, or published elsewhere first. */
export const sitemap: NonNullable<RemoteDefinition['sitemap']> = async ({ api, site, signal }) => {
  const calls = await api.articles();
  const exams = byExam(await calls.sections({ signal }));
  const entries: SitemapEntry[] = [];
  for (const exam of exams) entries.push(...entriesOf(exam, await listAll(calls, exam, signal), site.origin));
  return [
    {
      path: ARTICLES_PATH,
      title: 'Articles',
      lastModified: latest(entries.flatMap(({ lastModified }) => lastModified ?? [])),
    },
    { path: STUDY_GUIDES_PATH, title: 'Study guides' },
    { path: EXAM_TIPS_PATH, title: 'Exam tips' },
    ...entries,
  ];
};
