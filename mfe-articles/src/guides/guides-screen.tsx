import type { PageProps } from '@mockingbird/platform';
import { BesideMotif, Breadcrumbs, PageTitle } from '@mockingbird/ui';
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
import * as messages from '../messages/guides.js';

const LINKS = [
  { label: messages.allMockTests, href: PRACTICE_TESTS_PATH },
  { label: messages.examTips, href: EXAM_TIPS_PATH },
];

/** All study guides by exam, with advice on how to use them. */
export function GuidesScreen({ data: { exams } }: PageProps<{ exams: OverviewExam[] }>) {
  return (
    <>
      <Breadcrumbs items={toBreadcrumbItems(overviewBreadcrumbs(GUIDES_PAGE))} />
      <BesideMotif name="articles">
        <PageTitle lead={messages.oneSubject}>{messages.studyGuides}</PageTitle>
      </BesideMotif>
      <ExamJump exams={exams} />
      <Advice title={messages.howToGet} steps={GUIDE_STEPS} />
      {exams.length === 0 ? (
        <EmptyList title={messages.noGuidesYet} links={LINKS}>
          {messages.wereWritingTheFirst}
        </EmptyList>
      ) : null}
      {exams.map((exam) => (
        <ExamSection key={exam.examKey} exam={exam} />
      ))}
    </>
  );
}
