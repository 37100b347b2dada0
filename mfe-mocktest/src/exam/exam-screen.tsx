import type { Exam } from '@mockingbird/contracts';
import { BelowTheFold, Link } from '@mockingbird/platform';
import { pluralize } from '@mockingbird/remote-kit';
import { Breadcrumbs, Faq, PageTitle, Section } from '@mockingbird/ui';
import { makeTestPath } from '../paths.js';
import { LinkedText } from './linked-text.js';
import { ResourceList } from './resource-list.js';
import { MockTestGrid } from './mock-test-grid.js';
import { OfflineSlot } from './offline-slot.js';
import styles from './exam-screen.module.css';

/** One exam: its mock tests first, then key information, facts, frequent questions and resources. */
export function ExamScreen({ exam }: { exam: Exam }) {
  const {
    title,
    description,
    mockTests,
    keyInformation = [],
    didYouKnow = [],
    faqs = [],
    resources = [],
  } = exam;
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: title }]} />
      <div className={styles.opening}>
        <div>
          <PageTitle lead={description}>{title}</PageTitle>
          <Section
            id="tests"
            className={styles.tests}
            title="Mock tests"
            action={<p className={styles.count}>{`${pluralize(mockTests.length, 'test')} available`}</p>}
          >
            <MockTestGrid examId={exam.examId} tests={mockTests} />
            {mockTests.length > 0 ? <OfflineSlot exam={exam} /> : null}
          </Section>
          {mockTests.length > 0 ? (
            <p className={styles.own}>
              <Link to={makeTestPath(exam.examId)}>Make your own test from these questions</Link>
            </p>
          ) : null}
        </div>
        {keyInformation.length > 0 ? (
          <section className={styles.keyInformation} aria-labelledby="key-information">
            <h2 id="key-information">Key information</h2>
            <ul>
              {keyInformation.map(({ info }) => (
                <li key={info}>
                  <LinkedText text={info} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <BelowTheFold>
        {didYouKnow.length > 0 ? (
          <Section title="Did You Know?">
            <ul className={styles.facts}>
              {didYouKnow.map(({ fact }) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Section>
        ) : null}
        {faqs.length > 0 ? (
          <Section title="Frequently asked questions">
            <Faq items={faqs} />
          </Section>
        ) : null}
        {resources.length > 0 ? (
          <Section title="Additional resources">
            <ResourceList resources={resources} />
          </Section>
        ) : null}
      </BelowTheFold>
    </>
  );
}
