import { breadcrumbList, type Head, itemList, type Site } from '@mockingbird/platform';
import { examPath, PRACTICE_TESTS_PATH } from '../paths.js';
import { groupExams } from './group-exams.js';
import type { ListedExam } from './listed-exam.js';

/** Head of the list of all exams. */
export function practiceTestsHead(exams: readonly ListedExam[], site: Site): Head {
  const groupedExams = groupExams(exams).flatMap((group) => group.exams);
  return {
    title: 'All free mock tests by exam',
    description:
      "Every free mock test in one place: driver's license tests, SSC, bank and railway exams and quantitative aptitude, with questions and minutes of each.",
    canonical: PRACTICE_TESTS_PATH,
    structuredData: [
      breadcrumbList(site, [
        { name: 'Home', path: '/' },
        { name: 'Mock tests', path: PRACTICE_TESTS_PATH },
      ]),
      ...(groupedExams.length > 0
        ? [
            itemList(
              site,
              'Mock tests by exam',
              groupedExams.map(({ title, examId }) => ({ name: title, path: examPath(examId) })),
            ),
          ]
        : []),
    ],
  };
}
