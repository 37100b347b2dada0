import type { ReactElement } from 'react';
import {
  BadgedCard,
  BadgedTitle,
  BesideMotif,
  Blocks,
  BrandMark,
  Breadcrumbs,
  Button,
  ButtonLink,
  Byline,
  Card,
  CardGrid,
  CardLink,
  Chip,
  ChipButton,
  Cover,
  Dialog,
  EntryCard,
  FactList,
  FamilyBadge,
  Faq,
  Field,
  Heading,
  Icon,
  searchIcon,
  LongDate,
  Motif,
  Notice,
  PageTitle,
  Prose,
  ReadingLayout,
  ScoreRing,
  SearchField,
  Section,
  ShareLinks,
  Skeleton,
  Spinner,
  TableOfContents,
  Tag,
  TopicBadge,
  VisuallyHidden,
} from '../src/index.js';

const nothing = () => undefined;

const headings = ['Signs', 'Speed', 'Right of way'].map((text) => ({ level: 2, id: `s-${text}`, text }));

/** One valid use of every primitive, by name. */
export const primitives: Record<string, ReactElement> = {
  BesideMotif: (
    <BesideMotif name="dmv">
      <PageTitle>DMV</PageTitle>
    </BesideMotif>
  ),
  Blocks: (
    <Blocks
      blocks={[
        { kind: 'richText', html: '<h2 id="s-a">A</h2><table><tr><td>1</td></tr></table>' },
        { kind: 'media', file: { url: '/figure.svg', alternativeText: 'A bar', caption: 'Figure 1' } },
        { kind: 'quote', title: 'A driver', body: 'I looked twice.' },
      ]}
    />
  ),
  BrandMark: <BrandMark />,
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'SSC CGL' }]} />,
  Button: <Button variant="danger">Delete everything</Button>,
  ButtonLink: <ButtonLink href="/exam/dmv-ca">Open</ButtonLink>,
  Byline: <Byline author={{ name: 'Ada Reed', avatarUrl: '/ada.png' }} date="2026-11-01" readingTime={6} />,
  Card: <Card as="aside">A word beside</Card>,
  CardGrid: (
    <CardGrid size="narrow">
      <p>One</p>
      <p>Two</p>
    </CardGrid>
  ),
  CardLink: (
    <CardLink
      href="/exam/dmv-ca"
      title="California DMV"
      meta={['6 tests', '46 questions']}
      tag={<Tag>New</Tag>}
    >
      Class C written test
    </CardLink>
  ),
  Chip: <Chip>Question 18 of 40</Chip>,
  ChipButton: (
    <ChipButton pressed onClick={nothing}>
      All Topics
    </ChipButton>
  ),
  Cover: <Cover url="/cover.svg" alternativeText="Four bars of rising height" />,
  Dialog: (
    <Dialog open={false} onClose={nothing} title="Submit?">
      Really
    </Dialog>
  ),
  EntryCard: (
    <EntryCard
      href="/blog/signs"
      title="Signs"
      excerpt="What shapes say"
      cover={{ url: '/cover.svg' }}
      meta={['Ada Reed', '6 min read']}
    />
  ),
  FactList: <FactList layout="rows" items={[{ term: 'Answered', value: 14 }]} />,
  Faq: <Faq items={[{ question: 'Is it free?', answer: 'Yes.' }]} />,
  Field: (
    <Field label="Email" hint="Only for the newsletter" error="Not an address">
      {(control) => <input {...control} type="email" name="email" />}
    </Field>
  ),
  Heading: <Heading level={3}>Questions</Heading>,
  Icon: <Icon drawing={searchIcon} label="Search" />,
  LongDate: <LongDate date="2026-11-01" />,
  Motif: <Motif name="dmv" />,
  Notice: (
    <Notice tone="warn" title="Offline" role="status">
      Your answers are stored on this device.
    </Notice>
  ),
  BadgedCard: <BadgedCard href="/exam" title="California" badge={<FamilyBadge subject="dmv" />} />,
  BadgedTitle: <BadgedTitle badge={<FamilyBadge subject="dmv" />}>California</BadgedTitle>,
  PageTitle: (
    <PageTitle lead="Free, and no account." above={<Tag tone="brand">DMV</Tag>}>
      Walk in having already sat the test.
    </PageTitle>
  ),
  Prose: (
    <Prose>
      <p>Reading width</p>
    </Prose>
  ),
  ReadingLayout: (
    <ReadingLayout headings={headings}>
      {headings.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
    </ReadingLayout>
  ),
  ScoreRing: <ScoreRing percent={81.25} tone="right" label="Score: 81.25 percent" />,
  SearchField: <SearchField label="Search exams" action="/region/us" />,
  Section: (
    <Section title="The result" id="result" action={<a href="/progress">All results</a>}>
      <p>65 of 80</p>
    </Section>
  ),
  ShareLinks: <ShareLinks url="https://mockingbird.test/blog/signs" title="Signs" />,
  Skeleton: <Skeleton shape="card" count={3} label="Loading exams" />,
  Spinner: <Spinner label="Finding your region" showLabel />,
  TableOfContents: <TableOfContents headings={headings} />,
  Tag: <Tag tone="mark">Marked</Tag>,
  FamilyBadge: <FamilyBadge subject="dmv" label="CA" />,
  TopicBadge: <TopicBadge topic="percentage" />,
  VisuallyHidden: <VisuallyHidden>Only heard</VisuallyHidden>,
};
