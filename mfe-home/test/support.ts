import type { Api } from '@mockingbird/platform';
import { examSummary } from '@mockingbird/testing';
import { fakeApi } from '@mockingbird/testing/fake-shell';
import descriptor from '../remote.json' with { type: 'json' };
import definition from '../src/remote.js';

export const REMOTE = { definition, descriptor };

export const EXAMS = [
  examSummary({ examId: 'DMV_CALIFORNIA', title: 'California DMV', type: 'dmv', totalTests: 6 }),
  examSummary({ examId: 'SSC_CGL', title: 'SSC CGL Tier 1', type: 'ssc' }),
  examSummary({ examId: 'SSC_CHSL', title: 'SSC CHSL Tier 1', type: 'ssc' }),
  examSummary({ examId: 'IBPS_PO', title: 'IBPS PO Prelims', type: 'ibps' }),
  examSummary({ examId: 'RRB_NTPC', title: 'RRB NTPC CBT 1', type: 'rrb' }),
  examSummary({ examId: 'PERCENTAGE', title: 'Percentage' }),
];

/** The three most popular exams, in another order than `EXAMS`. */
const POPULAR = [EXAMS[5], EXAMS[2], EXAMS[0]].filter((exam) => exam !== undefined);

/** An API with both lists. Every other call fails the test. */
export const listsApi = (overrides: Partial<Api> = {}): Api =>
  fakeApi({ allExams: async () => EXAMS, topExams: async () => POPULAR, ...overrides });

/** An API in which both lists fail. */
export const brokenApi = (): Api =>
  fakeApi({
    allExams: () => Promise.reject(new Error('down')),
    topExams: () => Promise.reject(new Error('down')),
  });

/** The text content of an HTML string. */
export function htmlToText(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return text.replace(/\s+/g, ' ').trim();
}

const claims = (values: object) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** A session token that is valid until 2100. Its signature is fake, because only the services check it. */
export const createToken = (username: string, role = 'student'): string =>
  `${claims({ alg: 'HS256' })}.${claims({ sub: username, role, exp: Date.UTC(2100, 0) / 1_000 })}.x`;
