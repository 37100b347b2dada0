import type { ReactElement } from 'react';
import {
  BrandMark,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  CardGrid,
  CardLink,
  Chip,
  ChipButton,
  Dialog,
  FactList,
  Faq,
  Field,
  Heading,
  Icon,
  searchIcon,
  Notice,
  PageTitle,
  Prose,
  ScoreRing,
  SearchField,
  Section,
  Skeleton,
  Spinner,
  Tag,
  VisuallyHidden,
} from '../src/index.js';

const nothing = () => undefined;

/** One sound use of every primitive, by name. */
export const primitives: Record<string, ReactElement> = {
  BrandMark: <BrandMark />,
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'SSC CGL' }]} />,
  Button: <Button variant="danger">Delete everything</Button>,
  ButtonLink: <ButtonLink href="/exam/dmv-ca">Open</ButtonLink>,
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
  Dialog: (
    <Dialog open={false} onClose={nothing} title="Submit?">
      Really
    </Dialog>
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
  Notice: (
    <Notice tone="warn" title="Offline" role="status">
      Your answers are kept on this device.
    </Notice>
  ),
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
  ScoreRing: <ScoreRing percent={81.25} tone="right" label="Score: 81.25 percent" />,
  SearchField: <SearchField label="Search exams" action="/region/us" />,
  Section: (
    <Section title="The result" id="result" action={<a href="/progress">All results</a>}>
      <p>65 of 80</p>
    </Section>
  ),
  Skeleton: <Skeleton shape="card" count={3} label="Loading exams" />,
  Spinner: <Spinner label="Finding your region" showLabel />,
  Tag: <Tag tone="mark">Marked</Tag>,
  VisuallyHidden: <VisuallyHidden>Only heard</VisuallyHidden>,
};
