import { describe, expect, it } from '@jest/globals';
import {
  examListResponse,
  examResponse,
  loginSchema,
  mockTestSchema,
  pageViewSchema,
  postSchema,
  questionSchema,
  searchSchema,
  signupSchema,
  tokenResponse,
} from '../src/index.js';

const MOCK_TEST = {
  testId: 'dmv-1',
  title: 'Test 1',
  duration: 30,
  totalQuestions: 20,
  totalMarks: 40,
  marksPerQuestion: 2,
  negativeMarksPerQuestion: 0.5,
  examType: 'dmv',
  sections: [
    {
      name: 'Signs',
      from: 1,
      to: 20,
      minutes: 30,
      marks: '1/3',
      negativeMarks: 0.5,
      passMarks: 2,
      passCorrect: 4,
    },
  ],
  sectionRule: 'locked',
  realExam: {
    name: 'real test',
    questions: 20,
    correct: 14,
    parts: [{ name: 'signs', topics: ['Road signs'], questions: 4, correct: 2 }],
    source: 'https://dmv.test/',
    checked: '2026-11-20',
  },
};

const CARD = {
  examId: 'DMV_X',
  title: 'DMV',
  imageUrl: '/dmv.svg',
  type: 'dmv',
  totalTests: 1,
  totalQuestions: 20,
};

const EXAM = {
  examId: 'DMV_X',
  title: 'DMV',
  description: 'The written test.',
  type: 'dmv',
  imageUrl: '/dmv.svg',
  seo: { keywords: 'dmv', canonicalURL: '/dmv' },
  keyInformation: [{ info: 'Twenty questions' }],
  didYouKnow: [{ fact: 'It is short.' }],
  faqs: [{ question: 'Is it hard?', answer: 'No.' }],
  resources: [{ resourceName: 'Handbook', resourceLink: 'https://dmv.test/', description: 'All rules.' }],
  mockTests: [MOCK_TEST],
  totalQuestions: 20,
  totalMarks: 40,
  marksPerQuestion: 2,
  negativeMarksPerQuestion: 0.5,
  passingScore: 28,
  difficulty: 'easy',
  topics: ['Signs'],
};

const QUESTION = {
  questionId: 'q1',
  questionText: 'Which sign?',
  questionImage: '/sign.svg',
  options: ['Stop', { text: 'Yield', image: '/yield.svg' }],
  correctAnswer: 1,
  explanation: 'It is a triangle.',
};

const POST = {
  title: 'A post',
  slug: 'a-post',
  excerpt: 'About it.',
  cover: { url: '/cover.svg', alternativeText: 'A cover' },
  baseImageFields: { url: '/base.png', altText: 'A base' },
  author: { name: 'Ada', avatar: { url: '/ada.png' } },
  publicationDate: '2026-01-10',
  readingTime: 6,
  seo: {
    metaTitle: 'Title',
    metaDescription: 'Description',
    keywords: 'a, b',
    canonicalURL: 'https://site.test/a-post',
    metaRobots: 'noindex',
  },
  blocks: [
    { kind: 'richText', body: 'Text', html: '<p>Text</p>', headings: [] },
    { kind: 'media', file: { url: '/file.svg' } },
    { kind: 'quote', title: 'Somebody', body: 'Words' },
  ],
};

const LOGIN = { username: 'asha', password: 'correct horse' };

/** Schemas drop unknown fields, so a complete round trip proves that each field is known. */
describe('the entities of the specification', () => {
  it('an exam keeps every field', () => {
    expect(examResponse.parse({ data: EXAM })).toEqual({ data: EXAM });
  });

  it('an exam in a list keeps its id, title and picture', () => {
    expect(examListResponse.parse({ data: [CARD] })).toEqual({ data: [CARD] });
  });

  it('an exam is of one of four types, and of no other', () => {
    const typed = (type: string) => examResponse.safeParse({ data: { ...EXAM, type } }).success;
    expect(['dmv', 'ssc', 'ibps', 'rrb', 'upsc'].map(typed)).toEqual([true, true, true, true, false]);
  });

  it('a mock test keeps every field', () => {
    expect(mockTestSchema.parse(MOCK_TEST)).toEqual(MOCK_TEST);
  });

  it('a question keeps every field, and options of both kinds', () => {
    expect(questionSchema.parse(QUESTION)).toEqual(QUESTION);
  });

  it('a question as it is served holds no answer of a student', () => {
    expect(questionSchema.parse({ ...QUESTION, userAnswer: 1 })).toEqual(QUESTION);
  });

  it('a blog article keeps every field and each kind of block', () => {
    expect(postSchema.parse(POST)).toEqual(POST);
  });

  it('a blog article has blocks of the three kinds, and of no other', () => {
    const block = { kind: 'script', body: 'x' };
    expect(postSchema.safeParse({ ...POST, blocks: [block] }).success).toBe(false);
  });

  it('a login is a name and a password, and is answered with a token', () => {
    expect(loginSchema.parse({ ...LOGIN, role: 'admin' })).toEqual(LOGIN);
    expect(tokenResponse.parse({ data: { token: 't' } })).toEqual({ data: { token: 't' } });
  });

  it('a sign-up is a name, an e-mail address and a password', () => {
    const signup = { ...LOGIN, email: 'asha@site.test' };
    expect(signupSchema.parse(signup)).toEqual(signup);
    expect(signupSchema.safeParse({ ...signup, role: 'admin' }).success).toBe(false);
  });

  it('a search is a keyword', () => {
    expect(searchSchema.parse({ keyword: 'dmv', other: 1 })).toEqual({ keyword: 'dmv' });
  });

  it('a page view is a path and a query, with the region', () => {
    const view = { path: '/exam/x', query: '?q=1', region: 'US' };
    expect(pageViewSchema.parse(view)).toMatchObject(view);
  });
});
