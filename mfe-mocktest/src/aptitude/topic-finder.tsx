import { useState } from 'react';
import { Button, CardGrid, SearchField } from '@mockingbird/ui';
import { APTITUDE_PATH } from '../paths.js';
import { CategoryButtons } from './category-buttons.js';
import type { AptitudeData } from './load-aptitude.js';
import { filterTopics, type TopicFilter } from './topic-filter.js';
import { TopicCard } from './topic-card.js';
import styles from './topic-finder.module.css';
import * as messages from '../messages/aptitude.js';

export interface TopicFinderProps {
  initial: TopicFilter;
  badges: AptitudeData['badges'];
}

/** Search box and category buttons that filter the topic cards. Without JavaScript their forms ask the server. */
export function TopicFinder({ initial, badges }: TopicFinderProps) {
  const [filter, setFilter] = useState(initial);
  const categories = filterTopics(filter);
  const count = categories.reduce((sum, { topics }) => sum + topics.length, 0);
  return (
    <>
      <div className={styles.controls}>
        <SearchField
          label={messages.searchTopics}
          placeholder={messages.percentageTrainsProbability}
          action={APTITUDE_PATH}
          value={filter.query}
          onChange={(query) => setFilter({ ...filter, query })}
          onSearch={(query) => setFilter({ ...filter, query })}
        />
        <CategoryButtons filter={filter} onChoose={(category) => setFilter({ ...filter, category })} />
      </div>
      <p className={styles.count} role="status">
        {count === 0 ? messages.noTopicMatchesHere(filter.query) : messages.topics(count)}
      </p>
      {count === 0 ? (
        <Button variant="quiet" onClick={() => setFilter({ query: '', category: '' })}>
          {messages.showAllTopics}
        </Button>
      ) : null}
      {categories.map(({ id, name, topics }) => (
        <section key={id} className={styles.category} aria-labelledby={`category-${id}`}>
          <h3 id={`category-${id}`}>{name}</h3>
          <CardGrid size="narrow" className={styles.topics}>
            {topics.map((topic) => (
              <TopicCard key={topic.slug} topic={topic} imageUrl={badges[topic.slug]} />
            ))}
          </CardGrid>
        </section>
      ))}
    </>
  );
}
