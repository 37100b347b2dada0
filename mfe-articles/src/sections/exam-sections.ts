import type { ArticleSection } from '@mockingbird/contracts';

/** The categories of one exam that have articles. */
export interface ExamSections {
  examKey: string;
  examTitle: string;
  sections: ArticleSection[];
}

/** Sections exam by exam, in the order in which they came. A category without articles is nothing to offer. */
export function byExam(sections: readonly ArticleSection[]): ExamSections[] {
  const exams = new Map<string, ExamSections>();
  for (const section of sections) {
    if (section.totalArticles === 0) continue;
    const { examKey, examTitle } = section;
    const exam = exams.get(examKey) ?? { examKey, examTitle, sections: [] };
    exam.sections.push(section);
    exams.set(examKey, exam);
  }
  return [...exams.values()];
}

/** How many articles stand in these categories. */
export const articlesIn = (sections: readonly { totalArticles: number }[]): number =>
  sections.reduce((sum, { totalArticles }) => sum + totalArticles, 0);
