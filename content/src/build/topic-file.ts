import { examOf, marking, MARKS_PER_QUESTION, PENALTY } from '../aptitude/topic.mjs';
import { writeTopic, type AnyTopic } from '../templates/kit/topic.js';

const MINUTES_PER_TEST = 30;

/** What the page of a topic says. */
export type TopicPage = Parameters<typeof examOf>[0];

/**
 * The bank file of a topic, and the template of each question.
 * @throws Error when a template cannot do its part
 */
export function topicFileOf(page: TopicPage, topic: AnyTopic) {
  const { tests, origins } = writeTopic(topic);
  const counts = tests.map(({ questions }) => questions.length);
  const count = counts.reduce((total, one) => total + one, 0);
  const first = counts[0] ?? 0;
  const rule = `${tests.length} tests of ${marking(first, MINUTES_PER_TEST)}`;
  const file = {
    exam: examOf(page, count, MINUTES_PER_TEST * tests.length, rule),
    tests: tests.map(({ testId, title, questions }) => ({
      testId,
      title,
      duration: MINUTES_PER_TEST,
      totalQuestions: questions.length,
      totalMarks: questions.length * MARKS_PER_QUESTION,
      marksPerQuestion: MARKS_PER_QUESTION,
      negativeMarksPerQuestion: PENALTY,
      questions,
    })),
  };
  return { file, origins };
}
