import type { ExamSummary } from '@mockingbird/contracts';
import { Link } from '@mockingbird/platform';
import { Breadcrumbs, PageTitle, Section } from '@mockingbird/ui';
import { plural } from '../page/plural.js';
import { ExamCard } from './ExamCard.js';
import { groupExams } from './group-exams.js';
import styles from './PracticeTestsPage.module.css';

/** Every exam of the site, by family. */
export function PracticeTestsPage({ exams }: { exams: readonly ExamSummary[] }) {
  const groups = groupExams(exams);
  const tests = exams.reduce((sum, { totalTests }) => sum + totalTests, 0);
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Mock tests' }]} />
      <div className={styles.intro}>
        <PageTitle>All mock tests</PageTitle>
        <p className={styles.lead}>
          {exams.length === 0
            ? 'No exam has been loaded yet. Come back soon.'
            : `${plural(exams.length, 'exam')}, ${plural(tests, 'timed mock test')}. Free, no account, and your answers stay on your device.`}
        </p>
        <nav className={styles.jump} aria-label="Exam families">
          {groups.map(({ id, name, exams: own }) => (
            <a key={id} href={`#${id}`}>
              {name} <span>{own.length}</span>
            </a>
          ))}
        </nav>
      </div>
      {groups.map(({ id, name, path, exams: own }) => (
        <Section key={id} id={id} title={name}>
          <ul className={styles.grid}>
            {own.map((exam) => (
              <li key={exam.examId}>
                <ExamCard exam={exam} />
              </li>
            ))}
          </ul>
          {path ? (
            <Link className={styles.more} to={path}>
              More about {name}
            </Link>
          ) : null}
        </Section>
      ))}
    </>
  );
}
