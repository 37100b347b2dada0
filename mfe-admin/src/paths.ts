import type { Proposal } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';

export const UPLOAD_PATH = '/dataupload';
export const ADMIN_PATH = '/admin';
export const HISTORY_PATH = '/admin/history';
export const EXAMS_PATH = '/admin/exams';
export const BIN_PATH = '/admin/bin';
export const REVISIONS_PATH = '/admin/revisions';
export const QUESTIONS_PATH = '/admin/questions';
export const REPORTS_PATH = '/admin/reports';
export const STATISTICS_PATH = '/admin/statistics';
export const RELEASES_PATH = '/admin/releases';
export const TEXTS_PATH = '/admin/texts';
export const REVIEW_PATH = '/admin/review';
export const PEOPLE_PATH = '/admin/people';
export const LOGIN_PATH = '/login';

/** The page of an exam for students. */
export const examPath = (examId: string): string => `/exam/${examKey(examId)}`;

/** The page of a mock test for students. */
export const testPath = (examId: string, testId: string): string =>
  `/mocktest/${examKey(examId)}/${encodeURIComponent(testId)}`;

/** The statistics of a test. */
export const statisticsPath = (testId: string): string =>
  `${STATISTICS_PATH}?testId=${encodeURIComponent(testId)}`;

/** The stored versions of the questions of a test. */
export const revisionsPath = (testId: string): string =>
  `${REVISIONS_PATH}?testId=${encodeURIComponent(testId)}`;

/** The upload form, filled with a stored exam. */
export const editExamPath = (examId: string): string => `${UPLOAD_PATH}?exam=${encodeURIComponent(examId)}`;

/** The upload form for a new mock test of an exam. */
export const addTestPath = (examId: string): string => `${editExamPath(examId)}&add=mocktest`;

/** The upload form for the questions of a mock test. */
export const addQuestionsPath = (examId: string, testId: string): string =>
  `${editTestPath(examId, testId)}&add=questions`;

/** The upload form, filled with a stored mock test. */
export const editTestPath = (examId: string, testId: string): string =>
  `${editExamPath(examId)}&test=${encodeURIComponent(testId)}`;

/** The same form, also if the upload form shows another one. */
export const correctTestPath = (examId: string, testId: string): string =>
  `${editTestPath(examId, testId)}&form=mocktest`;

/**
 * The question bank with one question open in the editor.
 * @param list query of the list that the way back leads to; absent: the questions of the test
 */
export const editQuestionPath = (testId: string, questionId: string, list?: string): string =>
  `${QUESTIONS_PATH}?${new URLSearchParams({ test: testId, question: questionId, ...(list !== undefined && { list }) })}`;

/** The question bank with the questions of one test. */
export const testQuestionsPath = (testId: string): string =>
  `${QUESTIONS_PATH}?${new URLSearchParams({ test: testId })}`;

/** The editor of the question bank with a new question for a test. @param list as for a stored question */
export const newQuestionPath = (testId: string, list: string): string =>
  `${QUESTIONS_PATH}?${new URLSearchParams({ test: testId, new: '1', list })}`;

/** One proposal. */
export const proposalPath = (id: string): string => `${REVIEW_PATH}?id=${encodeURIComponent(id)}`;

/** The proposals in one state. */
export const reviewPath = (state: string): string => `${REVIEW_PATH}?state=${encodeURIComponent(state)}`;

/** The upload form or the editor of texts, filled with the form of a proposal that it replaces. */
export const changeProposalPath = ({ id, type }: Pick<Proposal, 'id' | 'type'>): string => {
  const isText = type === 'article' || type === 'post';
  return `${isText ? TEXTS_PATH : UPLOAD_PATH}?proposal=${encodeURIComponent(id)}`;
};

/** The search of the site for some words. */
export const searchPath = (words: string): string => `/search?q=${encodeURIComponent(words)}`;

/** The editor of a stored article or post. */
export const editTextPath = (id: string): string => `${TEXTS_PATH}?id=${encodeURIComponent(id)}`;

/** The editor of a new article or post. */
export const newTextPath = (kind: 'article' | 'post'): string => `${TEXTS_PATH}?new=${kind}`;
