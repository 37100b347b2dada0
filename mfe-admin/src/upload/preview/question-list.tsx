import { useEffect, useRef, useState } from 'react';
import type { Question } from '@mockingbird/contracts';
import { locatePassages, type MathDictionary } from '@mockingbird/question-view';
import { Button } from '@mockingbird/ui';
import { PREVIEW_STEP } from '../../limits.js';
import { plural } from '../../format/plural.js';
import { PreviewQuestion } from './preview-question.js';
import classes from './question-list.module.css';
import * as messages from '../../messages/upload/preview.js';

const NO_MATH: MathDictionary = {};

/** A question that the editor opens. Each press is a new object. */
export interface OpenedQuestion {
  /** Zero-based. */
  index: number;
}

export interface QuestionListProps {
  questions: readonly Question[];
  math?: MathDictionary | undefined;
  opened?: OpenedQuestion | undefined;
  /** Shows only the questions with these ids, under the numbers that they have among all. */
  only?: ReadonlySet<string> | undefined;
}

/** The questions of a file, in steps: rendering 20,000 would block the page. */
export function QuestionList({ questions, math = NO_MATH, opened, only }: QuestionListProps) {
  const [steps, setShown] = useState(PREVIEW_STEP);
  const list = useRef<HTMLDivElement>(null);
  const shown = Math.max(steps, (opened?.index ?? -1) + 1);
  useEffect(() => {
    if (!opened) return;
    const label = `review-${opened.index + 1}`;
    const item = list.current?.querySelector<HTMLElement>(`[aria-labelledby="${label}"]`);
    if (!item) return;
    item.tabIndex = -1;
    item.focus();
  }, [opened]);
  const passageLocations = locatePassages(questions);
  const numbered = questions
    .map((question, index) => ({ question, index }))
    .filter(({ question: { questionId = '' } }) => !only || only.has(questionId));
  const rest = numbered.length - shown;
  return (
    <div ref={list} className={classes.list}>
      {numbered.slice(0, shown).map(({ question, index }) => (
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
            {messages.shownOfLength(shown.toLocaleString('en-GB'), plural(numbered.length, 'question'))}
          </span>
          <Button variant="quiet" onClick={() => setShown(shown + PREVIEW_STEP)}>
            {messages.showMore(Math.min(PREVIEW_STEP, rest))}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
