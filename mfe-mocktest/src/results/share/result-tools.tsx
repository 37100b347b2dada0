import type { Score } from '@mockingbird/exam-core';
import { Button, ButtonLink, Icon, printIcon, shareIcon } from '@mockingbird/ui';
import { useState } from 'react';
import { useLazyCode } from '../../lazy-code/use-lazy-code.js';
import { examPath } from '../../paths.js';
import type { AttemptResult } from '../attempt-result.js';
import { lazyShareDialog, type ShareCode } from './lazy-share-dialog.js';
import styles from './result-tools.module.css';
import * as messages from '../../messages/results/share/result-tools.js';

/** Quiet ways on: share the result as a picture, print it with the answer key, other tests, home. */
export function ResultTools({ result, score }: { result: AttemptResult; score: Score }) {
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
      <Button variant="ghost" aria-haspopup="dialog" onClick={openShare} {...preloadHandlers}>
        <Icon drawing={shareIcon} />
        {messages.share}
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        <Icon drawing={printIcon} />
        {messages.printWithAnswers}
      </Button>
      <ButtonLink href={examPath(result.examId)} variant="ghost">
        {messages.moreTests(result.examTitle)}
      </ButtonLink>
      <ButtonLink href="/" variant="ghost">
        {messages.backToHome}
      </ButtonLink>
      {status === 'failed' ? (
        <p role="alert" className={styles.failure}>
          {messages.theShareCardCould}
        </p>
      ) : null}
      {code ? (
        <code.ShareDialog result={result} score={score} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
