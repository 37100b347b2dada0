import { optionLetter } from '@mockingbird/exam-core';
import { classNames, Tag } from '@mockingbird/ui';
import type { NumberedItem } from './sort-items.js';
import { ShareBar } from './share-bar.js';
import { formatFigure, formatScore } from './format-figure.js';
import { formatShare } from './format-share.js';
import { SUSPICION_TEXT } from './suspicion-text.js';
import classes from './statistics-screen.module.css';
import * as messages from '../messages/statistics/screen.js';

const count = (value: number): string => value.toLocaleString('en-GB');

/**
 * Statistics of one question. The roles are explicit: narrow screens show the table as blocks, which removes the
 * implicit ones.
 */
export function ItemRow({ item, number }: NumberedItem) {
  const { questionId, questionText, correctAnswer, seen, answered, skipped, options, suspicion } = item;
  // Without responses the share says nothing about the difficulty.
  const shareRight = answered === 0 ? null : item.shareRight;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={classes.question}>
        <span className={classes.id}>
          {number}. <code>{questionId}</code>
        </span>
        <span className={classes.text}>{questionText}</span>
        {suspicion === undefined ? null : (
          <span className={classes.suspicion}>
            <Tag tone="wrong">{messages.suspicious}</Tag> {SUSPICION_TEXT[suspicion]}
          </span>
        )}
      </th>
      <td role="cell" className={classes.share}>
        <span className={classes.label}>{messages.right} </span>
        <strong>{formatShare(shareRight)}</strong>
        {shareRight === null ? null : <ShareBar share={shareRight} tone="right" />}
      </td>
      <td role="cell">
        <span className={classes.label}>{messages.discrimination} </span>
        {formatFigure(item.discrimination)}
      </td>
      <td role="cell">
        <span className={classes.label}>{messages.seen} </span>
        {count(seen)}
      </td>
      <td role="cell">
        <span className={classes.label}>{messages.skipped} </span>
        {count(skipped)}
      </td>
      <td role="cell" className={classes.options}>
        <ul role="list" aria-label={messages.choicesOfQuestion(number)}>
          {options.map((option, index) => (
            <li key={index} className={classNames(classes.option, index === correctAnswer && classes.key)}>
              <span>
                {optionLetter(index)}
                {index === correctAnswer ? ' (right)' : ''}
              </span>
              <ShareBar share={option.share ?? 0} tone={index === correctAnswer ? 'right' : 'plain'} />
              <span>
                {count(option.count)} ({formatShare(option.share)})
                {option.meanScore === null ? null : (
                  <span className={classes.mean}>
                    {messages.meanScoreOfOption(formatScore(option.meanScore))}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
