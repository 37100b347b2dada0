import { BelowTheFold, Link } from '@mockingbird/platform';
import { BesideMotif, Breadcrumbs, CardGrid, PageTitle, Section, rich } from '@mockingbird/ui';
import { ExamCard } from './exam-card.js';
import { groupExams as toGroups } from './group-exams.js';
import type { ListedExam } from './listed-exam.js';
import styles from './practice-tests-screen.module.css';
import * as messages from '../messages/practice-tests.js';

/** All exams, grouped by family. */
export function PracticeTestsScreen({ exams }: { exams: readonly ListedExam[] }) {
  const groups = toGroups(exams);
  const tests = exams.reduce((sum, { totalTests }) => sum + totalTests, 0);
  const counts = messages.freeNoAccount(messages.exams(exams.length), messages.timedMockTests(tests));
  return (
    <>
      <Breadcrumbs items={[{ label: messages.home, href: '/' }, { label: messages.mockTests }]} />
      <BesideMotif name="practice">
        <PageTitle lead={exams.length === 0 ? messages.noExamHasBeen : counts}>
          {messages.allMockTests}
        </PageTitle>
      </BesideMotif>
      <p className={styles.own}>
        {rich(messages.makeYourOwnTest, { link: (text) => <Link to="/make-test">{text}</Link> })}
      </p>
      <nav className={styles.jump} aria-label={messages.examFamilies}>
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
            action={path ? <Link to={path}>{messages.guideAndRules(name)}</Link> : undefined}
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
