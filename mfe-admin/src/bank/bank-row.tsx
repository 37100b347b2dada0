import type { BankMatch, BankRow as Row } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import { Tag, VisuallyHidden } from '@mockingbird/ui';
import { plural } from '../format/plural.js';
import { editQuestionPath } from '../paths.js';
import { focusIfLost } from '../screen/parts/focus-if-lost.js';
import classes from './bank.module.css';
import * as messages from '../messages/bank/list.js';

export interface BankRowProps {
  row: Row;
  /** Query of the list, for the way back. */
  list: string;
  /** Whether the editor of this question was left for the list. */
  takesFocus: boolean;
  /** Absent where questions cannot be chosen. */
  isChosen: boolean | undefined;
  onChoose: (isChosen: boolean) => void;
}

/** One question of the list. Its text opens the editor. */
export function BankRow({ row, list, takesFocus, isChosen, onChoose }: BankRowProps) {
  const { questionId, text, topic, level, section, tags, tests, reports, suspicious, matches } = row;
  const [first, ...others] = tests;
  if (first === undefined) return null;
  const labels = [topic, level, section].filter((label) => label !== undefined);
  return (
    <li className={classes.row}>
      {isChosen === undefined ? (
        <span />
      ) : (
        <label className={classes.choose}>
          <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
          <VisuallyHidden>{messages.choose(questionId)}</VisuallyHidden>
        </label>
      )}
      <div className={classes.what}>
        <a
          className={classes.text}
          href={editQuestionPath(first.testId, questionId, list)}
          ref={takesFocus ? focusIfLost : undefined}
        >
          {text}
        </a>
        <p className={classes.facts}>
          <code>{questionId}</code>
          <span>
            {first.title ?? first.testId}
            {others.length > 0 ? messages.andMore(plural(others.length, messages.test)) : ''}
          </span>
          {labels.length > 0 ? <span>{labels.join(' · ')}</span> : null}
        </p>
        {matches?.map((match, index) => (
          <p key={index} className={classes.match}>
            {placeOf(match)} <q>{match.excerpt}</q>
          </p>
        ))}
        {reports > 0 || suspicious || tags.length > 0 ? (
          <p className={classes.tags}>
            {reports > 0 ? <Tag tone="wrong">{plural(reports, messages.report)}</Tag> : null}
            {suspicious ? <Tag tone="wrong">{messages.suspiciousKey}</Tag> : null}
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        ) : null}
      </div>
    </li>
  );
}

const placeOf = ({ field, option = 0 }: BankMatch): string =>
  field === 'option' ? messages.foundIn.option(optionLetter(option)) : messages.foundIn[field];
