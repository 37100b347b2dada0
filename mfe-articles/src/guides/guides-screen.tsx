import type { PageProps } from '@mockingbird/platform';
import { Breadcrumbs, PageTitle } from '@mockingbird/ui';
import { EXAM_TIPS_PATH, PRACTICE_TESTS_PATH } from '../addresses/paths.js';
import { EmptyList } from '../failure/empty-list.js';
import { crumbsOf } from '../head/breadcrumbs.js';
import { Advice } from '../overview/advice.js';
import { ExamJump } from '../overview/exam-jump.js';
import type { OfferedExam as Offered } from '../overview/load-overview.js';
import { OfferedExam } from '../overview/exam-section.js';
import { placesOf } from '../overview/overview-json-ld.js';
import { GUIDE_STEPS } from './guide-steps.js';
import { GUIDES_PAGE } from './guides-page.js';

const WAYS = [
  { label: 'All mock tests', href: PRACTICE_TESTS_PATH },
  { label: 'Exam tips', href: EXAM_TIPS_PATH },
];

/** Every guide, exam by exam, after a word on how to use one. */
export function GuidesScreen({ data: { exams } }: PageProps<{ exams: Offered[] }>) {
  return (
    <>
      <Breadcrumbs items={crumbsOf(placesOf(GUIDES_PAGE))} />
      <PageTitle lead="One subject at a time, for the exam that you sit: the method, worked examples, and the traps that papers repeat. Each is short enough for one sitting.">
        Study guides
      </PageTitle>
      <ExamJump exams={exams} />
      <Advice title="How to get the most out of a guide" steps={GUIDE_STEPS} />
      {exams.length === 0 ? (
        <EmptyList title="No guide has been published yet" ways={WAYS}>
          The first ones are being written. The explanations of a mock test teach its subjects meanwhile.
        </EmptyList>
      ) : null}
      {exams.map((exam) => (
        <OfferedExam key={exam.examKey} exam={exam} />
      ))}
    </>
  );
}
