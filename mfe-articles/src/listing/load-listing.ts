import type { ArticleSection } from '@mockingbird/contracts';
import type { LoaderArgs } from '@mockingbird/platform';
import { byExam } from '../sections/exam-sections.js';

type ListedCategory = Pick<ArticleSection, 'slug' | 'title' | 'description' | 'kind' | 'totalArticles'>;

export interface ListedExam {
  examKey: string;
  examTitle: string;
  categories: ListedCategory[];
}

export interface Listing {
  exams: ListedExam[];
}

const toListed = (section: ArticleSection): ListedCategory => {
  const { slug, title, description, kind, totalArticles } = section;
  return { slug, title, description, kind, totalArticles };
};

/** Every exam that has articles, with its categories. */
export async function loadListing({ api, signal }: LoaderArgs): Promise<Listing> {
  const articles = await api.articles();
  const exams = byExam(await articles.sections({ signal }));
  return {
    exams: exams.map(({ examKey, examTitle, sections }) => ({
      examKey,
      examTitle,
      categories: sections.map(toListed),
    })),
  };
}
