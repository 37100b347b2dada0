import type { ArticleSection } from '@mockingbird/contracts';

/** The non-empty sections of one exam. */
export interface ExamSections {
  examKey: string;
  examTitle: string;
  sections: ArticleSection[];
}

/** Groups sections by exam in their given order. Sections without articles are left out. */
export function groupByExam(sections: readonly ArticleSection[]): ExamSections[] {
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

/** Number of articles in the sections. */
export const countArticles = (sections: readonly { totalArticles: number }[]): number =>
  sections.reduce((sum, { totalArticles }) => sum + totalArticles, 0);
