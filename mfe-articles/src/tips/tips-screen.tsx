import type { PageProps } from '@mockingbird/platform';
import { Breadcrumbs, PageTitle } from '@mockingbird/ui';
import { BLOG_PATH, STUDY_GUIDES_PATH } from '../addresses/paths.js';
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

const LINKS = [
  { label: 'Study guides', href: STUDY_GUIDES_PATH },
  { label: 'Blog', href: BLOG_PATH },
];

/** Advice for every exam, then each exam's tips, then the blog's posts on technique. */
export function TipsScreen({ data: { exams, posts } }: PageProps<TipsView>) {
  return (
    <>
      <Breadcrumbs items={toBreadcrumbItems(overviewBreadcrumbs(TIPS_PAGE))} />
      <PageTitle lead="How to turn what you know into marks: guess well, beat the clock and learn from each test.">
        Exam tips
      </PageTitle>
      <ExamJump exams={exams} />
      <Advice title="Three habits that pay in every exam" steps={TIP_STEPS} />
      {exams.length === 0 ? (
        <EmptyList title="No tips for single exams yet" links={LINKS}>
          We&apos;re writing the first ones. The habits above help in every exam.
        </EmptyList>
      ) : null}
      {exams.map((exam) => (
        <ExamSection key={exam.examKey} exam={exam} />
      ))}
      <TechniqueSection posts={posts} />
    </>
  );
}
