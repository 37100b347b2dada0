import { useEffect, useRef, type MouseEvent } from 'react';
import { ChipButton } from '@mockingbird/ui';
import { APTITUDE_PATH } from '../paths.js';
import { CATEGORIES } from './catalogue.js';
import type { TopicFilter } from './topic-filter.js';
import styles from './category-buttons.module.css';
import * as messages from '../messages/aptitude.js';

export interface CategoryButtonsProps {
  filter: TopicFilter;
  /** @param category id of a category; empty for all topics */
  onChoose: (category: string) => void;
}

const CHOICES = [{ id: '', name: messages.allTopics }, ...CATEGORIES];

/** Pixels of the button before the chosen one that stay in view. */
const PEEK = 48;

/** Filter buttons: all topics, and one for each category. Without JavaScript they submit a form to the server. */
export function CategoryButtons({ filter, onChoose }: CategoryButtonsProps) {
  const choose = (category: string) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose(category);
  };
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the row scrolls, and the chosen button may be outside of it.
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && pressed) row.current.scrollLeft = pressed.offsetLeft - row.current.offsetLeft - PEEK;
  }, []);
  return (
    <form action={APTITUDE_PATH}>
      <input type="hidden" name="q" value={filter.query} />
      <div
        ref={row}
        className={styles.row}
        role="group"
        aria-label={messages.category}
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {CHOICES.map(({ id, name }) => (
          <ChipButton
            key={id}
            type="submit"
            name="category"
            value={id}
            pressed={id === filter.category}
            onClick={choose(id)}
          >
            {name}
          </ChipButton>
        ))}
      </div>
    </form>
  );
}
