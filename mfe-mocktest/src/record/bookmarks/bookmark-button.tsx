import type { Question } from '@mockingbird/contracts';
import { Button, classNames, Icon, VisuallyHidden } from '@mockingbird/ui';
import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import styles from '../../page/question-tool.module.css';
import { identifyQuestion, saveQuestion } from '../deck/saved-question.js';
import { bookmarkStore, loadBookmarkIds, toggleBookmark } from './bookmark-ids.js';
import { BookmarkSourceContext } from './question-source.js';
import * as messages from '../../messages/record/bookmarks.js';

const BOOKMARK_ICON = 'M7 4h10v16l-5-4-5 4z';

export interface BookmarkButtonProps {
  question: Question;
  /** One-based. */
  number: number;
  /** `icon` shows only the bookmark, where many questions are on the screen. */
  size?: 'text' | 'icon';
}

/** Marks a question, so that the student finds it on the progress page. Needs `BookmarkSourceContext`. */
export function BookmarkButton({ question, number, size = 'text' }: BookmarkButtonProps) {
  const source = use(BookmarkSourceContext);
  const id = source ? (identifyQuestion(source, question.questionId) ?? '') : '';
  const isSet = useStore(bookmarkStore, ({ ids }) => ids.has(id));
  const hasFailed = useStore(bookmarkStore, ({ failedId }) => failedId === id);
  useEffect(() => loadBookmarkIds(), []);
  if (!source || !id) return null;
  const toggle = () => {
    const saved = saveQuestion(source, question, source.math);
    if (saved) void toggleBookmark({ ...saved, addedAt: Date.now() });
  };
  return (
    <div className={styles.tool}>
      <Button
        variant="ghost"
        className={classNames(size === 'icon' ? styles.icon : styles.button, isSet && styles.set)}
        aria-pressed={isSet}
        onClick={toggle}
      >
        <Icon drawing={BOOKMARK_ICON} />
        {size === 'icon' ? (
          <VisuallyHidden>{messages.bookmarkQuestion(number)}</VisuallyHidden>
        ) : (
          <span>
            {messages.bookmark} <VisuallyHidden>{messages.questionNumber(number)}</VisuallyHidden>
          </span>
        )}
      </Button>
      {hasFailed ? (
        <p role="alert" className={styles.failure}>
          {messages.thisDeviceCantSave}
        </p>
      ) : null}
    </div>
  );
}
