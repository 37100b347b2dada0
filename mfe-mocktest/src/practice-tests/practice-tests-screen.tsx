import { BelowTheFold, Link } from '@mockingbird/platform';
import { pluralize } from '@mockingbird/remote-kit';
import { BesideMotif, Breadcrumbs, CardGrid, PageTitle, Section } from '@mockingbird/ui';
import { ExamCard } from './exam-card.js';
import { groupExams as toGroups } from './group-exams.js';
import type { ListedExam } from './listed-exam.js';
import styles from './practice-tests-screen.module.css';

/** All exams, grouped by family. */
export function PracticeTestsScreen({ exams }: { exams: readonly ListedExam[] }) {
  const groups = toGroups(exams);
  const tests = exams.reduce((sum, { totalTests }) => sum + totalTests, 0);
  const counts = `${pluralize(exams.length, 'exam')}, ${pluralize(tests, 'timed mock test')}. Free, no account, and your answers stay on your device.`;
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Mock tests' }]} />
      <BesideMotif name="practice">
        <PageTitle lead={exams.length === 0 ? 'No exam has been loaded yet. Come back soon.' : counts}>
          All mock tests
        </PageTitle>
      </BesideMotif>
      <p className={styles.own}>
        <Link to="/make-test">Make your own test</Link>: choose topics, level, length and clock.
      </p>
      <nav className={styles.jump} aria-label="Exam families">
        {groups.map(({ id, name, exams: groupExams }) => (
          <a key={id} href={`#${id}`}>
            {name} <span>{groupExams.length}</span>
          </a>
        ))}
      </nav>
      <BelowTheFold>
        {groups.map(({ id, name, path, exams: groupExams }) => (
          <Section
            key={id}
            id={id}
            title={name}
            action={path ? <Link to={path}>More about {name}</Link> : undefined}
          >
            <CardGrid>
              {groupExams.map((exam) => (
                <ExamCard key={exam.examId} exam={exam} />
              ))}
            </CardGrid>
          </Section>
        ))}
      </BelowTheFold>
    </>
  );
}
