import type { Article, Exam, ExamSummary } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';

/** Words in lower case without a plural's s: 'SSC CGL: Averages' becomes ' ssc cgl average '. */
const normalizeWords = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/, '')).join(' ')} `;

/** A topic is an exam without a family that has questions. */
const isTopic = ({ type, totalQuestions }: ExamSummary): boolean => type === undefined && totalQuestions > 0;

/** Finds the topic whose title contains the keyword as whole words. */
const findTopic = (keyword: string, exams: readonly ExamSummary[]): ExamSummary | undefined =>
  exams.find((exam) => isTopic(exam) && normalizeWords(exam.title).includes(normalizeWords(keyword)));

/**
 * Chooses the quiz at the end of an article: the first topic that its keywords name, or else its exam if that has tests.
 * @param exams all exams, including the topics
 * @returns undefined when nothing matches
 */
export function chooseQuiz(
  article: Pick<Article, 'seo' | 'title'>,
  exam: Pick<Exam, 'examId' | 'mockTests'>,
  exams: readonly ExamSummary[],
): Placement | undefined {
  const keywords = (article.seo?.keywords ?? '')
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
  const matchingTopic = keywords.flatMap((keyword) => findTopic(keyword, exams) ?? [])[0];
  const ownExam = exam.mockTests.length > 0 ? exam : undefined;
  const topic = (matchingTopic ?? ownExam)?.examId;
  return topic === undefined
    ? undefined
    : { name: 'quick-quiz', input: { topic, about: [article.title, ...keywords].join(', ') } };
}
