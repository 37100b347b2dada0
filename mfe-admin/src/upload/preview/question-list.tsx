import { useState } from 'react';
import type { Question } from '@mockingbird/contracts';
import { locatePassages, type MathDictionary } from '@mockingbird/question-view';
import { Button } from '@mockingbird/ui';
import { PREVIEW_STEP } from '../../limits.js';
import { plural } from '../../format/plural.js';
import { PreviewQuestion } from './preview-question.js';
import classes from './question-list.module.css';
import * as messages from '../../messages/upload/preview.js';

const NO_MATH: MathDictionary = {};

export interface QuestionListProps {
  questions: readonly Question[];
  math?: MathDictionary | undefined;
}

/** The questions of a file, in steps: rendering 20,000 would block the page. */
export function QuestionList({ questions, math = NO_MATH }: QuestionListProps) {
  const [shown, setShown] = useState(PREVIEW_STEP);
  const passageLocations = locatePassages(questions);
  const rest = questions.length - shown;
  return (
    <div className={classes.list}>
      {questions.slice(0, shown).map((question, index) => (
        <PreviewQuestion
          key={index}
          question={question}
          number={index + 1}
          math={math}
          passageShownAt={passageLocations[index]}
        />
      ))}
      {rest > 0 ? (
        <p className={classes.more}>
          <span>
            {messages.shownOfLength(shown.toLocaleString('en-GB'), plural(questions.length, 'question'))}
          </span>
          <Button variant="quiet" onClick={() => setShown(shown + PREVIEW_STEP)}>
            {messages.showMore(Math.min(PREVIEW_STEP, rest))}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
