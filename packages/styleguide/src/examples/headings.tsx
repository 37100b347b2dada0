import {
  BadgedTitle,
  Breadcrumbs,
  FamilyBadge,
  Heading,
  PageTitle,
  Section,
  Tag,
  type HeadingLevel,
} from '@mockingbird/ui';
import type { ExampleGroup } from './example.js';

const LEVELS: readonly HeadingLevel[] = [2, 3, 4];

export const headings: ExampleGroup = {
  title: 'Headings',
  examples: [
    {
      name: 'Heading',
      states: Object.fromEntries(
        LEVELS.map((level) => [`Level ${level}`, <Heading level={level}>Right of way</Heading>]),
      ),
    },
    {
      name: 'PageTitle',
      states: {
        Complete: (
          <PageTitle lead="Free, and no account." above={<Tag tone="brand">DMV</Tag>}>
            California DMV
          </PageTitle>
        ),
      },
    },
    {
      name: 'BadgedTitle',
      states: {
        Complete: (
          <BadgedTitle lead="44 articles" badge={<FamilyBadge subject="ssc" />}>
            Articles for SSC CGL
          </BadgedTitle>
        ),
      },
    },
    {
      name: 'Section',
      states: {
        'With a link': (
          <Section title="The result" level={3} action={<a href="/progress">All results</a>}>
            <p>65 of 80</p>
          </Section>
        ),
      },
    },
    {
      name: 'Breadcrumbs',
      states: {
        'Three levels': (
          <Breadcrumbs
            items={[{ label: 'Home', href: '/' }, { label: 'SSC', href: '/ssc' }, { label: 'SSC CGL' }]}
          />
        ),
      },
    },
  ],
};
