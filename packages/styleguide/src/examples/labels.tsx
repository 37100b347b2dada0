import { Chip, FamilyBadge, Tag, TopicBadge, badgeTopics, type TagTone } from '@mockingbird/ui';
import classes from '../styleguide.module.css';
import { entriesOf } from './entries-of.js';
import type { ExampleGroup } from './example.js';

const TONES: Readonly<Record<TagTone, string>> = {
  flash: 'Popular',
  brand: 'DMV',
  right: 'Passed',
  wrong: 'Not passed',
  mark: 'Marked',
  info: 'New',
  plain: 'Not taken yet',
};

export const labels: ExampleGroup = {
  title: 'Labels',
  examples: [
    {
      name: 'Tag',
      states: Object.fromEntries(
        entriesOf(TONES).map(([tone, text]) => [tone, <Tag tone={tone}>{text}</Tag>]),
      ),
    },
    { name: 'Chip', states: { Plain: <Chip>Question 18 of 40</Chip> } },
    {
      name: 'FamilyBadge',
      states: {
        'Every family and kind of page': (
          <ul className={classes.icons}>
            {['dmv', 'ssc', 'ibps', 'rrb', 'sat', 'calculator', 'article', 'post'].map((subject) => (
              <li key={subject}>
                <FamilyBadge subject={subject} />
                {subject}
              </li>
            ))}
          </ul>
        ),
        'With letters': <FamilyBadge subject="calculator" label="BIO" />,
      },
    },
    {
      name: 'TopicBadge',
      states: {
        'Every topic': (
          <ul className={classes.icons}>
            {badgeTopics.map((topic) => (
              <li key={topic}>
                <TopicBadge topic={topic} />
                {topic}
              </li>
            ))}
          </ul>
        ),
      },
    },
  ],
};
