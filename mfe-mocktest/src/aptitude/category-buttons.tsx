import type { MouseEvent } from 'react';
import { ChipButton } from '@mockingbird/ui';
import { APTITUDE_PATH } from '../paths.js';
import { CATEGORIES } from './catalogue.js';
import type { TopicFilter } from './topic-filter.js';
import styles from './category-buttons.module.css';

export interface CategoryButtonsProps {
  filter: TopicFilter;
  /** @param category id of a category; empty for all topics */
  onChoose: (category: string) => void;
}

const CHOICES = [{ id: '', name: 'All Topics' }, ...CATEGORIES];

/** Filter buttons: all topics, and one for each category. Without JavaScript they submit a form to the server. */
export function CategoryButtons({ filter, onChoose }: CategoryButtonsProps) {
  const choose = (category: string) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose(category);
  };
  return (
    <form action={APTITUDE_PATH}>
      <input type="hidden" name="q" value={filter.query} />
      <div className={styles.row} role="group" aria-label="Category">
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
