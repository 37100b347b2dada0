import { examKey } from '@mockingbird/exam-core';

export const UPLOAD_PATH = '/dataupload';
export const ADMIN_PATH = '/admin';
export const HISTORY_PATH = '/admin/history';
export const EXAMS_PATH = '/admin/exams';
export const REPORTS_PATH = '/admin/reports';
export const STATISTICS_PATH = '/admin/statistics';
export const RELEASES_PATH = '/admin/releases';
export const LOGIN_PATH = '/login';

/** An exam's page as students open it. */
export const examPath = (examId: string): string => `/exam/${examKey(examId)}`;

/** A mock test as students open it. */
export const testPath = (examId: string, testId: string): string =>
  `/mocktest/${examKey(examId)}/${encodeURIComponent(testId)}`;

/** The statistics of a test. */
export const statisticsPath = (testId: string): string =>
  `${STATISTICS_PATH}?testId=${encodeURIComponent(testId)}`;

/** The form that changes an exam. */
export const editExamPath = (examId: string): string => `${UPLOAD_PATH}?exam=${encodeURIComponent(examId)}`;

/** The form that changes a mock test. */
export const editTestPath = (examId: string, testId: string): string =>
  `${editExamPath(examId)}&test=${encodeURIComponent(testId)}`;
