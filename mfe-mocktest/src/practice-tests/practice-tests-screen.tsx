import type { ExamSummary } from '@mockingbird/contracts';
import { Link } from '@mockingbird/platform';
import { Breadcrumbs, CardGrid, PageTitle, Section } from '@mockingbird/ui';
import { plural } from '../page/pluralize.js';
import { ExamCard } from './exam-card.js';
import { groupExams } from './group-exams.js';
import styles from './practice-tests-screen.module.css';

/** Every exam of the site, by family. */
export function PracticeTestsPage({ exams }: { exams: readonly ExamSummary[] }) {
  const groups = groupExams(exams);
  const tests = exams.reduce((sum, { totalTests }) => sum + totalTests, 0);
  const counts = `${plural(exams.length, 'exam')}, ${plural(tests, 'timed mock test')}. Free, no account, and your answers stay on your device.`;
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Mock tests' }]} />
      <PageTitle lead={exams.length === 0 ? 'No exam has been loaded yet. Come back soon.' : counts}>
        All mock tests
      </PageTitle>
      <nav className={styles.jump} aria-label="Exam families">
        {groups.map(({ id, name, exams: own }) => (
          <a key={id} href={`#${id}`}>
            {name} <span>{own.length}</span>
          </a>
        ))}
      </nav>
      {groups.map(({ id, name, path, exams: own }) => (
        <Section
          key={id}
          id={id}
          title={name}
          action={path ? <Link to={path}>More about {name}</Link> : undefined}
        >
          <CardGrid>
            {own.map((exam) => (
              <ExamCard key={exam.examId} exam={exam} />
            ))}
          </CardGrid>
        </Section>
      ))}
    </>
  );
}
