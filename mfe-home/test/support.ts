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

/** The three most popular ones, in another order than the list of all. */
const POPULAR = [EXAMS[5], EXAMS[2], EXAMS[0]].filter((exam) => exam !== undefined);

/** The services with both lists; everything else fails the test. */
export const listsApi = (overrides: Partial<Api> = {}): Api =>
  fakeApi({ allExams: async () => EXAMS, topExams: async () => POPULAR, ...overrides });

/** What the pages show when neither list can be had. */
export const brokenApi = (): Api =>
  fakeApi({
    allExams: () => Promise.reject(new Error('down')),
    topExams: () => Promise.reject(new Error('down')),
  });

/** The text of an HTML string, as a reader without styles would see it. */
export function textOf(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return text.replace(/\s+/g, ' ').trim();
}

const claims = (values: object) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** What a login answers: a token that is good until the year 2100. Its signature is nobody's: only services check it. */
export const tokenOf = (username: string, role = 'student'): string =>
  `${claims({ alg: 'HS256' })}.${claims({ sub: username, role, exp: Date.UTC(2100, 0) / 1_000 })}.x`;
