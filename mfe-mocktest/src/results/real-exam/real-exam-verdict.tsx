import {
  formatRounded,
  realExamVerdict,
  type RealExamVerdict as Verdict,
  type ScaledVerdict,
  type SectionVerdict,
} from '@mockingbird/exam-core';
import { classNames, Icon, checkIcon, crossIcon, LongDate } from '@mockingbird/ui';
import { useMemo } from 'react';
import type { AttemptResult } from '../attempt-result.js';
import styles from './real-exam-verdict.module.css';
import * as messages from '../../messages/results/real-exam.js';

type Exam = NonNullable<Verdict['exam']>;

const shareText = ({ correct, questions }: Pick<ScaledVerdict, 'correct' | 'questions'>) =>
  messages.correctOfQuestions(correct, questions);

function examText(exam: Exam, passes: boolean): string {
  const percent = Math.round((100 * exam.correct) / exam.questions);
  const needed = messages.onTheReal(exam.name, shareText(exam), percent);
  const rate = messages.atThisRate(exam.expected);
  if (exam.passes && !passes) return messages.thatIsEnoughBut(needed, rate);
  return passes ? messages.rateAndPass(needed, rate) : messages.rateAndFail(needed, rate);
}

const partText = (part: ScaledVerdict) => messages.neededAbout(part.name, shareText(part), part.expected);

const sectionText = (rule: SectionVerdict) =>
  rule.kind === 'correct'
    ? messages.neededYouHave(rule.name, messages.rightAnswers(rule.needed), rule.right)
    : messages.marksNeededYouHave(rule.name, formatRounded(rule.needed), formatRounded(rule.total));

/** One pass rule; icon and words both say whether it is met. */
function Rule({ text, passes }: { text: string; passes: boolean }) {
  return (
    <li className={classNames(styles.rule, passes ? styles.met : styles.missed)}>
      <Icon drawing={passes ? checkIcon : crossIcon} />
      <span className={styles.text}>
        {text}: {passes ? 'met' : messages.notMet}
      </span>
    </li>
  );
}

/** What this result would be on the real exam. Shows nothing where no pass rule is published. */
export function RealExamVerdict({ result }: { result: AttemptResult }) {
  const verdict = useMemo(() => realExamVerdict(result.questions, result), [result]);
  if (!verdict) return null;
  const { exam, parts, sections, passes } = verdict;
  return (
    <section className={styles.verdict} aria-labelledby="real-exam">
      <h2 id="real-exam" className={styles.heading}>
        {exam ? messages.onTheRealExam : messages.rulesOfTheSections}
      </h2>
      {exam ? <p>{examText(exam, passes)}</p> : null}
      {parts.length + sections.length > 0 ? (
        <ul role="list" className={styles.rules}>
          {parts.map((part) => (
            <Rule key={part.name} text={partText(part)} passes={part.passes} />
          ))}
          {sections.map((rule) => (
            <Rule key={`${rule.name} ${rule.kind}`} text={sectionText(rule)} passes={rule.passes} />
          ))}
        </ul>
      ) : null}
      {exam ? (
        <p className={styles.source}>
          {messages.thisTestHasSo(messages.questions(result.questions.length))}{' '}
          <LongDate date={exam.checked} />: <a href={exam.source}>{new URL(exam.source).hostname}</a>
        </p>
      ) : null}
    </section>
  );
}
