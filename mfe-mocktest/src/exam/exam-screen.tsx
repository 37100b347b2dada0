import type { Exam } from '@mockingbird/contracts';
import { BelowTheFold, Fragment, Link } from '@mockingbird/platform';
import { Breadcrumbs, classNames, Faq, PageTitle, Section } from '@mockingbird/ui';
import { badgeAddress } from '../exam-badge/badge-address.js';
import { ExamBadge } from '../exam-badge/exam-badge.js';
import { hasBadge } from '../exam-badge/has-badge.js';
import { makeTestPath } from '../paths.js';
import { articlesPlacement } from './articles-placement.js';
import { ExamFacts } from './facts/exam-facts.js';
import { ResourceList } from './resource-list.js';
import { MockTestGrid } from './mock-test-grid.js';
import { OfflineSlot } from './offline-slot.js';
import { StartNextTest } from './start/start-next-test.js';
import styles from './exam-screen.module.css';
import * as messages from '../messages/exam/exam-screen.js';
import * as shared from '../messages/exam.js';

/** One exam: its mock tests first, then the real exam, key information, facts, frequent questions and resources. */
export function ExamScreen({ exam }: { exam: Exam }) {
  const {
    examId,
    title,
    description,
    imageUrl,
    mockTests,
    didYouKnow = [],
    faqs = [],
    resources = [],
  } = exam;
  const badge = badgeAddress(imageUrl);
  const badged = hasBadge({ examId, imageUrl: badge });
  return (
    <>
      <Breadcrumbs items={[{ label: shared.home, href: '/' }, { label: title }]} />
      <div className={styles.opening}>
        <div>
          <div
            className={classNames(styles.heading, badged && styles.badged, badged && !badge && styles.topic)}
          >
            <ExamBadge examId={examId} imageUrl={badge} className={styles.badge} />
            <PageTitle lead={description} className={styles.title}>
              {title}
            </PageTitle>
          </div>
          <StartNextTest exam={exam} />
          <Section
            id="tests"
            className={styles.tests}
            title={messages.mockTests}
            action={<p className={styles.count}>{messages.testsAvailable(shared.tests(mockTests.length))}</p>}
          >
            <MockTestGrid examId={examId} examTitle={title} tests={mockTests} />
            {mockTests.length > 0 ? <OfflineSlot exam={exam} /> : null}
          </Section>
          {mockTests.length > 0 ? (
            <p className={styles.own}>
              <Link to={makeTestPath(examId)}>{messages.makeYourOwnTest}</Link>
            </p>
          ) : null}
        </div>
        <ExamFacts exam={exam} />
      </div>
      <Fragment {...articlesPlacement(exam)} />
      <BelowTheFold>
        {didYouKnow.length > 0 ? (
          <Section title={messages.didYouKnow}>
            <ul className={styles.facts}>
              {didYouKnow.map(({ fact }) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Section>
        ) : null}
        {faqs.length > 0 ? (
          <Section title={messages.faqTitle}>
            <Faq items={faqs} />
          </Section>
        ) : null}
        {resources.length > 0 ? (
          <Section title={messages.additionalResources}>
            <ResourceList resources={resources} />
          </Section>
        ) : null}
      </BelowTheFold>
    </>
  );
}
