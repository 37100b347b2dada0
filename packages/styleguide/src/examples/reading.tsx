import {
  Blocks,
  Byline,
  Cover,
  LongDate,
  Prose,
  ReadingLayout,
  ShareLinks,
  TableOfContents,
  VisuallyHidden,
  type DisplayBlock,
} from '@mockingbird/ui';
import type { ExampleGroup } from './example.js';

const headings = ['Signs', 'Speed', 'Right of way'].map((text, index) => ({
  level: 2 as const,
  id: `sample-${index}`,
  text,
}));

const blocks: DisplayBlock[] = [
  {
    kind: 'richText',
    html: '<h3>A table</h3><table><thead><tr><th>Speed</th><th>Distance</th></tr></thead><tbody><tr><td>30</td><td>23 m</td></tr></tbody></table><ul><li>First</li><li>Second</li></ul>',
  },
  {
    kind: 'media',
    file: { url: '/assets/og.png', alternativeText: 'The bird of the site', caption: 'A caption' },
  },
  { kind: 'quote', title: 'A driver', body: 'I looked twice.' },
];

export const reading: ExampleGroup = {
  title: 'Reading',
  examples: [
    { name: 'Blocks', states: { 'Text, picture and quote': <Blocks blocks={blocks} /> } },
    {
      name: 'Prose',
      states: {
        Paragraphs: (
          <Prose>
            <p>
              A line of text is at most 68 characters long. <a href="/styleguide">A link</a> is underlined.
            </p>
          </Prose>
        ),
      },
    },
    {
      name: 'Byline',
      states: {
        Complete: <Byline author={{ name: 'Ada Reed' }} date="2026-11-01" readingTime={6} />,
      },
    },
    { name: 'LongDate', states: { Date: <LongDate date="2026-11-01" /> } },
    {
      name: 'Cover',
      states: { Picture: <Cover url="/assets/og.png" alternativeText="The bird of the site" /> },
    },
    {
      name: 'ReadingLayout',
      states: {
        'Text beside its contents': (
          <ReadingLayout headings={headings}>
            {headings.map(({ id, text }) => (
              <h3 key={id} id={id}>
                {text}
              </h3>
            ))}
          </ReadingLayout>
        ),
      },
    },
    { name: 'TableOfContents', states: { 'Three parts': <TableOfContents headings={headings} /> } },
    {
      name: 'ShareLinks',
      states: { Links: <ShareLinks url="https://mockingbird.test/blog/signs" title="Signs" /> },
    },
    {
      name: 'VisuallyHidden',
      states: { 'Only heard': <VisuallyHidden>This text is only for screen readers.</VisuallyHidden> },
    },
  ],
};
