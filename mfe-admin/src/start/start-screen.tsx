import type { ExamSummary } from '@mockingbird/contracts';
import { Link, type PageProps } from '@mockingbird/platform';
import { PageTitle, Section } from '@mockingbird/ui';
import { examAddress } from './exam-address.js';
import classes from './start.module.css';

export interface StartData {
  exams: ExamSummary[];
}

export function StartScreen({ data }: PageProps<StartData>) {
  return (
    <>
      <PageTitle>Admin</PageTitle>
      <Section title="Popular exams">
        <ul className={classes.exams}>
          {data.exams.map(({ examId, title }) => (
            <li key={examId}>
              <Link to={examAddress(examId)}>{title}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
