import { Section } from '@mockingbird/ui';
import type { ApData } from '../ap-data.js';
import classes from './ap-exam-facts.module.css';

/** Facts about the real exam, and the modelled format. */
export function ApExamFacts({ exam }: { exam: ApData['exam'] }) {
  const { fullName, examFormat, passingRate, collegeCredit } = exam.examSpecificInfo;
  const facts = [
    ['Exam', fullName],
    ['Format', examFormat],
    ['Modeled here', exam.modelled],
    ['Passing rate', passingRate],
    ['College credit', collegeCredit],
  ];
  return (
    <Section title={`About ${exam.name}`}>
      <dl className={classes.facts}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
