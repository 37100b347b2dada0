import type { Article, Exam, ExamSummary } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';

/** Words in lower case, without the s of a plural: 'SSC CGL: Averages' becomes ' ssc cgl average '. */
const plainWords = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/, '')).join(' ')} `;

/** A topic is an exam of no family, with questions of its own. */
const isTopic = ({ type, totalQuestions }: ExamSummary): boolean => type === undefined && totalQuestions > 0;

/** The topic that a keyword names by whole words of its title. */
const topicNamed = (keyword: string, exams: readonly ExamSummary[]): ExamSummary | undefined =>
  exams.find((exam) => isTopic(exam) && plainWords(exam.title).includes(plainWords(keyword)));

/**
 * The quiz at the end of an article: on the first topic that its keywords name, else on its exam, where that has tests.
 * @param exams all of them, among them the topics
 * @returns undefined when nothing fits
 */
export function quizOf(
  article: Pick<Article, 'seo' | 'title'>,
  exam: Pick<Exam, 'examId' | 'mockTests'>,
  exams: readonly ExamSummary[],
): Placement | undefined {
  const keywords = (article.seo?.keywords ?? '')
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
  const named = keywords.flatMap((keyword) => topicNamed(keyword, exams) ?? [])[0];
  const own = exam.mockTests.length > 0 ? exam : undefined;
  const topic = (named ?? own)?.examId;
  return topic === undefined
    ? undefined
    : { name: 'quick-quiz', input: { topic, about: [article.title, ...keywords].join(', ') } };
}
