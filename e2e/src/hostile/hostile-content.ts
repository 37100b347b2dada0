import { INJECTION_VECTORS } from '@mockingbird/testing';
import { insertInto } from '../harness/collection.js';
import { upload } from '../harness/site/admin-uploads.js';
import type { TestSite } from '../harness/site/site.js';

/** The text in every field with user content. */
const SHORT = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
const EXAM = 'HOSTILE';
/** Id of the mock test whose questions are hostile. */
export const HOSTILE_TEST = 'hostile-1';

const post = {
  title: `Hostile post ${SHORT}`,
  slug: 'hostile',
  excerpt: SHORT,
  cover: { url: 'https://ok.example/x.png"onerror="alert(1)', alternativeText: SHORT },
  author: { name: SHORT, avatar: { url: 'https://ok.example/a.png?"onload="alert(1)' } },
  publicationDate: '2026-11-01',
  readingTime: 3,
  seo: { metaTitle: SHORT, metaDescription: SHORT, keywords: SHORT, metaRobots: `noindex"${SHORT}` },
  blocks: INJECTION_VECTORS.flatMap((vector) => [
    { kind: 'richText', body: vector },
    { kind: 'quote', title: vector, body: vector },
    { kind: 'media', file: { url: 'https://ok.example/x.png', alternativeText: vector, caption: vector } },
  ]),
};

export const HOSTILE_QUESTIONS = INJECTION_VECTORS.map((vector, at) => ({
  questionId: `q${at}`,
  questionText: `${at} ${vector}`,
  options: [`${vector} 1`, { text: `${vector} 2`, image: 'https://ok.example/x.png' }, '3'],
  correctAnswer: 0,
  explanation: vector,
}));

const exam = {
  uploadType: 'exam',
  examId: EXAM,
  title: `Hostile exam ${SHORT}`,
  description: SHORT,
  marksPerQuestion: '1',
  negativeMarksPerQuestion: '0',
  totalQuestions: '1',
  totalMarks: '1',
  duration: '0',
  passingScore: '1',
  difficulty: SHORT.slice(0, 40),
  topics: SHORT,
  details: JSON.stringify({
    keyInformation: INJECTION_VECTORS.map((info) => ({ info })),
    didYouKnow: INJECTION_VECTORS.map((fact) => ({ fact })),
    faqs: INJECTION_VECTORS.map((text) => ({ question: text, answer: text })),
    resources: [{ resourceName: SHORT, resourceLink: 'https://ok.example/"onclick="x', description: SHORT }],
  }),
};

const mockTest = {
  uploadType: 'mocktest',
  examId: EXAM,
  testId: HOSTILE_TEST,
  duration: '0',
  marksPerQuestion: '1',
  negativeMarksPerQuestion: '0',
  totalMarks: String(HOSTILE_QUESTIONS.length),
  totalQuestions: String(HOSTILE_QUESTIONS.length),
  details: JSON.stringify({ title: SHORT }),
};

/**
 * Stores hostile text in every field with user content: an exam, its mock test and questions, and a post.
 * @throws when the site rejects a text
 */
export async function storeHostileContent(site: TestSite, adminToken: string): Promise<void> {
  await insertInto(site, 'posts', post);
  for (const fields of [
    exam,
    mockTest,
    { uploadType: 'questions', testId: HOSTILE_TEST, file: HOSTILE_QUESTIONS },
  ]) {
    const response = await upload(site, adminToken, fields);
    if (!response.ok)
      throw new Error(`An upload was rejected with ${response.status}: ${await response.text()}`);
  }
}
