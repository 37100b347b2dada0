import { breadcrumbList, type Head, itemList, type Site } from '@mockingbird/platform';
import { examPath, PRACTICE_TESTS_PATH } from '../paths.js';
import { groupExams } from './group-exams.js';
import type { ListedExam } from './listed-exam.js';
import * as messages from '../messages/practice-tests.js';

/** Head of the list of all exams. */
export function practiceTestsHead(exams: readonly ListedExam[], site: Site): Head {
  const groupedExams = groupExams(exams).flatMap((group) => group.exams);
  return {
    title: messages.allFreeMockTests,
    description: messages.everyFreeMockTest,
    canonical: PRACTICE_TESTS_PATH,
    structuredData: [
      breadcrumbList(site, [
        { name: messages.home, path: '/' },
        { name: messages.mockTests, path: PRACTICE_TESTS_PATH },
      ]),
      ...(groupedExams.length > 0
        ? [
            itemList(
              site,
              messages.mockTestsByExam,
              groupedExams.map(({ title, examId }) => ({ name: title, path: examPath(examId) })),
            ),
          ]
        : []),
    ],
  };
}
