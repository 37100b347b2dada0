import type { ResultQuestion } from '@mockingbird/exam-core';
import { Button, classNames, Icon, VisuallyHidden } from '@mockingbird/ui';
import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import { saveQuestion } from '../deck/saved-question.js';
import { bookmarkStore, loadBookmarkIds, toggleBookmark } from './bookmark-ids.js';
import { BookmarkSourceContext } from './question-source.js';
import styles from './bookmark-button.module.css';

const BOOKMARK_ICON = 'M7 4h10v16l-5-4-5 4z';

export interface BookmarkButtonProps {
  question: ResultQuestion;
  /** One-based. */
  number: number;
}

/** Marks a question, so that the student finds it on the progress page. Needs `BookmarkSourceContext`. */
export function BookmarkButton({ question, number }: BookmarkButtonProps) {
  const source = use(BookmarkSourceContext);
  const saved = source && saveQuestion(source, question, source.math);
  const id = saved?.id ?? '';
  const isSet = useStore(bookmarkStore, ({ ids }) => ids.has(id));
  const hasFailed = useStore(bookmarkStore, ({ failedId }) => failedId === id);
  useEffect(() => loadBookmarkIds(), []);
  if (!saved) return null;
  return (
    <div className={styles.bookmark}>
      <Button
        variant="ghost"
        className={classNames(styles.button, isSet && styles.set)}
        aria-pressed={isSet}
        onClick={() => void toggleBookmark({ ...saved, addedAt: Date.now() })}
      >
        <Icon drawing={BOOKMARK_ICON} />
        <span>
          Bookmark <VisuallyHidden>question {number}</VisuallyHidden>
        </span>
      </Button>
      {hasFailed ? (
        <p role="alert" className={styles.failure}>
          This device can&apos;t save bookmarks: its storage is full or blocked.
        </p>
      ) : null}
    </div>
  );
}
