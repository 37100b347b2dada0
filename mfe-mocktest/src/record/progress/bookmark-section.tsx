import { SolvedQuestion, RichText } from '@mockingbird/question-view';
import { Button, Section } from '@mockingbird/ui';
import { useState } from 'react';
import { forgetBookmarkIds } from '../bookmarks/bookmark-ids.js';
import type { Bookmark } from '../bookmarks/bookmark.js';
import { deleteBookmark } from '../database/bookmark-store.js';
import styles from './progress-content.module.css';
import * as messages from '../../messages/record/progress.js';

/** One bookmarked question. Its answer is folded. */
function BookmarkItem({
  bookmark,
  number,
  onRemove,
}: {
  bookmark: Bookmark;
  number: number;
  onRemove: () => void;
}) {
  const { question, math, source } = bookmark;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.bookmark} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <RichText text={question.questionText} math={math} />
        <span className={styles.note}> {source.title}</span>
      </summary>
      {isOpen ? (
        <SolvedQuestion question={question} number={number} math={math}>
          <Button variant="ghost" onClick={onRemove}>
            {messages.removeBookmark}
          </Button>
        </SolvedQuestion>
      ) : null}
    </details>
  );
}

/** The questions that the student bookmarked, the latest first. */
export function BookmarkSection({
  bookmarks,
  onChange,
}: {
  bookmarks: readonly Bookmark[];
  onChange: () => void;
}) {
  const remove = (id: string) => {
    forgetBookmarkIds();
    // Where the device refuses, the bookmark stays in the list.
    deleteBookmark(id).then(onChange, onChange);
  };
  return (
    <Section title={messages.bookmarksLength(bookmarks.length)}>
      {bookmarks.map((bookmark, index) => (
        <BookmarkItem
          key={bookmark.id}
          bookmark={bookmark}
          number={index + 1}
          onRemove={() => remove(bookmark.id)}
        />
      ))}
    </Section>
  );
}
