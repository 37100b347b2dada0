import type { PageProps } from '@mockingbird/platform';
import { BesideMotif, Breadcrumbs, PageTitle } from '@mockingbird/ui';
import { BLOG_PATH, STUDY_GUIDES_PATH } from '../addresses/paths.js';
import { strategyMotif } from '../category-motif/category-motif.js';
import { EmptyList } from '../failure/empty-list.js';
import { toBreadcrumbItems } from '../head/breadcrumbs.js';
import { Advice } from '../overview/advice.js';
import { ExamJump } from '../overview/exam-jump.js';
import { ExamSection } from '../overview/exam-section.js';
import { overviewBreadcrumbs } from '../overview/overview-json-ld.js';
import type { TipsView } from './load-tips.js';
import { TechniqueSection } from './technique-section.js';
import { TIP_STEPS } from './tip-steps.js';
import { TIPS_PAGE } from './tips-page.js';
import * as messages from '../messages/tips.js';

const LINKS = [
  { label: messages.studyGuides, href: STUDY_GUIDES_PATH },
  { label: messages.blog, href: BLOG_PATH },
];

/** Advice for every exam, then each exam's tips, then the blog's posts on technique. */
export function TipsScreen({ data: { exams, posts } }: PageProps<TipsView>) {
  return (
    <>
      <Breadcrumbs items={toBreadcrumbItems(overviewBreadcrumbs(TIPS_PAGE))} />
      <BesideMotif {...strategyMotif}>
        <PageTitle lead={messages.howToTurnWhat}>{messages.examTips}</PageTitle>
      </BesideMotif>
      <ExamJump exams={exams} />
      <Advice title={messages.threeHabitsThatPay} steps={TIP_STEPS} />
      {exams.length === 0 ? (
        <EmptyList title={messages.noTipsForSingle} links={LINKS}>
          {messages.wereWritingTheFirst}
        </EmptyList>
      ) : null}
      {exams.map((exam) => (
        <ExamSection key={exam.examKey} exam={exam} />
      ))}
      <TechniqueSection posts={posts} />
    </>
  );
}
