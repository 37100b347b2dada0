import { BadgedCard, Card, CardGrid, CardLink, EntryCard, FamilyBadge, Tag } from '@mockingbird/ui';
import { forcedStates } from '../forced-states/forced.js';
import type { ExampleGroup } from './example.js';

const cover = { url: '/assets/og.png' };

export const cards: ExampleGroup = {
  title: 'Cards',
  examples: [
    { name: 'Card', states: { Plain: <Card>A word beside the page.</Card> } },
    {
      name: 'CardLink',
      states: {
        'Only a title': <CardLink href="/styleguide" title="California DMV" />,
        Complete: (
          <CardLink
            href="/styleguide"
            title="California DMV"
            meta={['6 tests', '46 questions']}
            tag={<Tag tone="info">New</Tag>}
          >
            Class C written test
          </CardLink>
        ),
        ...forcedStates('title', <CardLink href="/styleguide" title="California DMV" />),
      },
    },
    {
      name: 'BadgedCard',
      states: {
        'With a badge': (
          <BadgedCard
            href="/styleguide"
            title="California DMV"
            badge={<FamilyBadge subject="dmv" label="CA" />}
          />
        ),
        'Without one': <BadgedCard href="/styleguide" title="Algebra" badge={undefined} />,
      },
    },
    {
      name: 'CardGrid',
      states: Object.fromEntries(
        (['wide', 'narrow'] as const).map((size) => [
          size,
          <CardGrid size={size}>
            {['DMV', 'SSC', 'SAT'].map((title) => (
              <CardLink key={title} href="/styleguide" title={title} level={4} />
            ))}
          </CardGrid>,
        ]),
      ),
    },
    {
      name: 'EntryCard',
      states: {
        'With a picture': (
          <EntryCard
            href="/styleguide"
            title="What shapes say"
            excerpt="Eight signs that you know without their words."
            cover={cover}
            meta={['Ada Reed', '6 min read']}
          />
        ),
        'Without a picture': (
          <EntryCard
            href="/styleguide"
            title="The inner clock"
            excerpt="How long half a minute is."
            meta={['6 min read']}
          />
        ),
      },
    },
  ],
};
