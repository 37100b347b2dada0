import { examKey, OWN_TEST_EXAMS } from '@mockingbird/exam-core';
import { Field } from '@mockingbird/ui';
import { groupExams } from '../../practice-tests/group-exams.js';
import { CheckList } from './check-list.js';
import type { ExamChoice } from './load-make-test.js';
import styles from './make-test.module.css';
import * as messages from '../../messages/own-test/form.js';

/** The value of the list for topics of quantitative aptitude, each of which is an exam. */
const APTITUDE = 'aptitude';

interface SourceChoiceProps {
  exams: readonly ExamChoice[];
  /** Keys of the chosen exams. */
  chosen: readonly string[];
  /** Whether topics of quantitative aptitude are chosen. */
  isAptitude: boolean;
  onChange: (source: { exams: string[]; isAptitude: boolean }) => void;
}

/** Chooses one exam, or several topics of quantitative aptitude. */
export function SourceChoice({ exams, chosen, isAptitude, onChange }: SourceChoiceProps) {
  const groups = groupExams(exams);
  const topics = groups.find(({ id }) => id === APTITUDE)?.exams ?? [];
  return (
    <>
      <Field label={messages.exam}>
        {(control) => (
          <select
            {...control}
            className={styles.select}
            value={isAptitude ? APTITUDE : (chosen[0] ?? '')}
            onChange={({ currentTarget: { value } }) =>
              onChange(
                value === APTITUDE
                  ? { exams: [], isAptitude: true }
                  : { exams: value === '' ? [] : [value], isAptitude: false },
              )
            }
          >
            <option value="">{messages.chooseAnExam}</option>
            {topics.length > 0 ? (
              <option value={APTITUDE}>{messages.quantitativeAptitudeByTopic}</option>
            ) : null}
            {groups
              .filter(({ id }) => id !== APTITUDE)
              .map(({ id, name, exams: members }) => (
                <optgroup key={id} label={name}>
                  {members.map(({ examId, title }) => (
                    <option key={examId} value={examKey(examId)}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              ))}
          </select>
        )}
      </Field>
      {isAptitude ? (
        <CheckList
          legend={messages.topicsLegend}
          hint={messages.choose1(OWN_TEST_EXAMS)}
          items={topics.map(({ examId, title }) => ({ value: examKey(examId), label: title }))}
          chosen={chosen}
          most={OWN_TEST_EXAMS}
          onChange={(next) => onChange({ exams: next, isAptitude: true })}
        />
      ) : null}
    </>
  );
}
