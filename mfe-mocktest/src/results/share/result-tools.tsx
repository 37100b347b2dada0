import type { Score } from '@mockingbird/exam-core';
import { useState, type ReactNode } from 'react';
import { useLazyCode } from '../../lazy-code/use-lazy-code.js';
import { examPath } from '../../paths.js';
import type { AttemptResult } from '../attempt-result.js';
import { goToHeading } from '../review/go-to-heading.js';
import { lazyShareDialog, type ShareCode } from './lazy-share-dialog.js';
import styles from './result-tools.module.css';
import * as messages from '../../messages/results/share/result-tools.js';

export interface ResultToolsProps {
  result: AttemptResult;
  score: Score;
  /** Further links. */
  children: ReactNode;
}

/** Quiet ways on, as text: the review, a share picture, the printed sheet, other tests, home. */
export function ResultTools({ result, score, children }: ResultToolsProps) {
  const { run, status, preloadHandlers } = useLazyCode(lazyShareDialog);
  // Wrapped in an object, because a state setter would call a bare component.
  const [code, setCode] = useState<ShareCode>();
  const [isOpen, setOpen] = useState(false);
  const openShare = () =>
    run((loaded) => {
      setCode(loaded);
      setOpen(true);
    });
  return (
    <div className={styles.tools}>
      <button type="button" onClick={() => goToHeading('review-title')}>
        {messages.goToReview}
      </button>
      {children}
      <button type="button" aria-haspopup="dialog" onClick={openShare} {...preloadHandlers}>
        {messages.share}
      </button>
      <button type="button" onClick={() => window.print()}>
        {messages.printWithAnswers}
      </button>
      <a href={examPath(result.examId)}>{messages.moreTests(result.examTitle)}</a>
      <a href="/">{messages.backToHome}</a>
      {status === 'failed' ? (
        <p role="alert" className={styles.failure}>
          {messages.pictureFailed}
        </p>
      ) : null}
      {code ? (
        <code.ShareDialog result={result} score={score} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
