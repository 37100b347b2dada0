export const MARKS_PER_QUESTION = 1;
export const PENALTY = '1/4';
const PASS_SHARE = 0.7;

/** The key of a topic: `Time, Speed and Distance` becomes time-speed-and-distance. */
export const slugOf = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** How a test is marked. */
export const marking = (count, minutes) =>
  `${count} questions in ${minutes} minutes: 1 mark for a right answer, a quarter of a mark off for a wrong one, nothing for a blank.`;

/**
 * The exam of a topic.
 * @param {object} topic what its page says
 * @param {number} count questions of all tests
 * @param {number} minutes of all tests
 * @param {string} marks how its tests are marked, in a sentence
 */
export function examOf(topic, count, minutes, marks = marking(count, minutes)) {
  return {
    examId: slugOf(topic.name),
    title: topic.name,
    description: topic.description,
    totalQuestions: count,
    totalMarks: count * MARKS_PER_QUESTION,
    duration: minutes,
    marksPerQuestion: MARKS_PER_QUESTION,
    negativeMarksPerQuestion: PENALTY,
    passingScore: Math.ceil(count * PASS_SHARE),
    difficulty: topic.difficulty,
    topics: topic.topics,
    details: {
      seo: { keywords: topic.keywords },
      keyInformation: [marks, ...topic.keyInformation].map((info) => ({ info })),
      didYouKnow: topic.didYouKnow.map((fact) => ({ fact })),
      faqs: topic.faqs.map(([question, answer]) => ({ question, answer })),
      resources: topic.resources,
    },
    weight: topic.weight,
  };
}
