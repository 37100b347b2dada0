import type { Exam } from '@mockingbird/contracts';
import {
  breadcrumbList,
  canonicalAddress,
  faqPage,
  type Head,
  itemList,
  type Site,
} from '@mockingbird/platform';
import { shorten } from '@mockingbird/remote-kit';
import { examPath, mockTestPath } from '../paths.js';
import { mockTestTitle } from './mock-test-title.js';
import { pageLanguage } from './page-language.js';
import * as messages from '../messages/exam/exam-head.js';
import * as shared from '../messages/exam.js';

function structuredData(exam: Exam, site: Site): Record<string, unknown>[] {
  const { examId, title, mockTests, faqs = [] } = exam;
  const tests = mockTests.map((test) => ({
    name: mockTestTitle(test),
    path: mockTestPath(examId, test.testId),
  }));
  return [
    breadcrumbList(site, [
      { name: shared.home, path: '/' },
      { name: title, path: examPath(examId) },
    ]),
    ...(tests.length > 0 ? [itemList(site, messages.mockTests(title), tests)] : []),
    ...(faqs.length > 0 ? [faqPage(faqs)] : []),
  ];
}

/** Head of an exam's page. */
export function examHead(exam: Exam, site: Site): Head {
  const { title, description, seo, imageUrl } = exam;
  return {
    title: messages.freeMockTests(title),
    description: shorten(description || messages.freeTimedMockTests(title)),
    canonical: canonicalAddress(seo?.canonicalURL, examPath(exam.examId), site),
    language: pageLanguage(exam.examId),
    keywords: seo?.keywords,
    image: imageUrl?.startsWith('/') ? { path: imageUrl, alt: title } : undefined,
    structuredData: structuredData(exam, site),
  };
}
