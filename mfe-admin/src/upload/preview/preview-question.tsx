import type { Question } from '@mockingbird/contracts';
import { SolvedQuestion, type MathDictionary } from '@mockingbird/question-view';
import classes from './question-list.module.css';

export interface PreviewQuestionProps {
  question: Question;
  /** One-based. */
  number: number;
  math: MathDictionary;
  passageShownAt: number | undefined;
}

/** One question as students see it after the test. The admin also sees its id, section, topic and level. */
export function PreviewQuestion({ question, ...view }: PreviewQuestionProps) {
  const { questionId, section, topic, level } = question;
  const tags = [section, topic, level].filter(Boolean).join(' · ');
  return (
    <SolvedQuestion
      {...view}
      question={question}
      mistakes="all"
      note={
        <p className={classes.note}>
          <code>{questionId}</code>
          {tags ? <span>{tags}</span> : null}
        </p>
      }
    />
  );
}
