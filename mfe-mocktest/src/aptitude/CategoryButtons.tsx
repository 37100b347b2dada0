import type { MouseEvent } from 'react';
import { CATEGORIES } from './catalogue.js';
import styles from './CategoryButtons.module.css';

export interface CategoryButtonsProps {
  /** A category's id; empty for all topics. */
  chosen: string;
  onChoose: (category: string) => (event: MouseEvent) => void;
}

const CHOICES = [{ id: '', name: 'All Topics' }, ...CATEGORIES];

/** One button for all topics and one for each category; the pressed one holds. */
export function CategoryButtons({ chosen, onChoose }: CategoryButtonsProps) {
  return (
    <div className={styles.row} role="group" aria-label="Category">
      {CHOICES.map(({ id, name }) => (
        <button
          key={id}
          type="submit"
          name="category"
          value={id}
          aria-pressed={id === chosen}
          onClick={onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
