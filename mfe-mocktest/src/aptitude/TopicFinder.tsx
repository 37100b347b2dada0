import { useId, useState, type FormEvent, type MouseEvent } from 'react';
import { Button } from '@mockingbird/ui';
import { plural } from '../page/plural.js';
import { APTITUDE_PATH } from './aptitude-head.js';
import { CategoryButtons } from './CategoryButtons.js';
import { filterTopics, type TopicFilter } from './filter.js';
import { TopicCard } from './TopicCard.js';
import styles from './TopicFinder.module.css';

/**
 * Search and category buttons over the topic cards. It filters as the reader types; without JavaScript it is a form
 * that asks the server for the same.
 */
export function TopicFinder({ initial }: { initial: TopicFilter }) {
  const [filter, setFilter] = useState(initial);
  const field = useId();
  const categories = filterTopics(filter);
  const count = categories.reduce((sum, { topics }) => sum + topics.length, 0);
  const choose = (category: string) => (event: MouseEvent) => {
    event.preventDefault();
    setFilter({ ...filter, category });
  };
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <>
      <form className={styles.form} role="search" action={APTITUDE_PATH} onSubmit={submit}>
        <label htmlFor={field}>Search topics</label>
        <div className={styles.search}>
          <input
            id={field}
            type="search"
            name="q"
            autoComplete="off"
            placeholder="Percentage, trains, probability"
            value={filter.query}
            onChange={(event) => setFilter({ ...filter, query: event.target.value })}
          />
          <Button type="submit">Search</Button>
        </div>
        <CategoryButtons chosen={filter.category} onChoose={choose} />
      </form>
      <p className={styles.count} role="status">
        {count === 0 ? `No topic matches “${filter.query}”` : plural(count, 'topic')}
      </p>
      {count === 0 ? (
        <Button variant="quiet" onClick={() => setFilter({ query: '', category: '' })}>
          Show all topics
        </Button>
      ) : null}
      {categories.map(({ id, name, topics }) => (
        <section key={id} className={styles.category} aria-labelledby={`category-${id}`}>
          <h3 id={`category-${id}`}>{name}</h3>
          <ul>
            {topics.map((topic) => (
              <li key={topic.slug}>
                <TopicCard topic={topic} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
