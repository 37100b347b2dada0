import { Section } from '@mockingbird/ui';
import type { ApData } from '../ap-data.js';
import classes from './ap-exam-facts.module.css';
import * as messages from '../../messages/ap/parts.js';

/** Facts about the real exam, and the modelled format. */
export function ApExamFacts({ exam }: { exam: ApData['exam'] }) {
  const { fullName, examFormat, passingRate, collegeCredit } = exam.examSpecificInfo;
  const facts = [
    [messages.examName, fullName],
    [messages.examFormat, examFormat],
    [messages.modeledHere, exam.modelled],
    [messages.passingRate, passingRate],
    [messages.collegeCredit, collegeCredit],
  ];
  return (
    <Section title={messages.aboutName(exam.name)}>
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
