import type { PageProps } from '@mockingbird/platform';
import { Breadcrumbs, PageTitle } from '@mockingbird/ui';
import { EXAM_TIPS_PATH, PRACTICE_TESTS_PATH } from '../addresses/paths.js';
import { EmptyList } from '../failure/empty-list.js';
import { toBreadcrumbItems } from '../head/breadcrumbs.js';
import { Advice } from '../overview/advice.js';
import { ExamJump } from '../overview/exam-jump.js';
import { ExamSection } from '../overview/exam-section.js';
import type { OverviewExam } from '../overview/load-overview.js';
import { overviewBreadcrumbs } from '../overview/overview-json-ld.js';
import { GUIDE_STEPS } from './guide-steps.js';
import { GUIDES_PAGE } from './guides-page.js';

const LINKS = [
  { label: 'All mock tests', href: PRACTICE_TESTS_PATH },
  { label: 'Exam tips', href: EXAM_TIPS_PATH },
];

/** All study guides by exam, with advice on how to use them. */
export function GuidesScreen({ data: { exams } }: PageProps<{ exams: OverviewExam[] }>) {
  return (
    <>
      <Breadcrumbs items={toBreadcrumbItems(overviewBreadcrumbs(GUIDES_PAGE))} />
      <PageTitle lead="One subject at a time: the method, worked examples and common traps. Short enough to read in one go.">
        Study guides
      </PageTitle>
      <ExamJump exams={exams} />
      <Advice title="How to get the most out of a guide" steps={GUIDE_STEPS} />
      {exams.length === 0 ? (
        <EmptyList title="No guides yet" links={LINKS}>
          We&apos;re writing the first ones. Mock tests explain every answer too.
        </EmptyList>
      ) : null}
      {exams.map((exam) => (
        <ExamSection key={exam.examKey} exam={exam} />
      ))}
    </>
  );
}
