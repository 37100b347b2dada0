import { BelowTheFold, type PageProps } from '@mockingbird/platform';
import {
  BadgedCard,
  BesideMotif,
  Breadcrumbs,
  CardGrid,
  CardLink,
  FamilyBadge,
  Faq,
  Heading,
  PageTitle,
  Section,
} from '@mockingbird/ui';
import { ADMISSION_TESTS, AP_GROUPS, type Calculator } from '../catalogue/calculators.js';
import { EXTERNAL_PATH } from '../catalogue/paths.js';
import { RelatedSection } from '../related/related-section.js';
import type { Related } from '../related/related.js';
import { HUB_FAQ } from './hub-faq.js';
import classes from './hub-screen.module.css';
import * as messages from '../messages/hub.js';

const MORE_LINKS = [
  {
    href: EXTERNAL_PATH,
    title: messages.externalCalculators,
    text: messages.n12CalculatorsOnOther,
  },
  { href: '/practice-tests', title: messages.practiceTests, text: messages.everyTimedMockTest },
  { href: '/study-guides', title: messages.studyGuides, text: messages.oneSubject },
  { href: '/exam-tips', title: messages.examTips, text: messages.guessWellAndBeat },
];

interface CalculatorsProps {
  calculators: readonly Calculator[];
  level: 3 | 4;
}

/** Cards of calculators, wide enough for one line of text. */
function Calculators({ calculators, level }: CalculatorsProps) {
  return (
    <CardGrid>
      {calculators.map(({ id, label, name, path, summary }) => (
        <BadgedCard
          key={id}
          href={path}
          title={name}
          level={level}
          badge={<FamilyBadge subject="calculator" label={label} />}
          className={classes.card}
        >
          {summary}
        </BadgedCard>
      ))}
    </CardGrid>
  );
}

/** Lists all calculators, and links to other sections. */
export function HubScreen({ data }: PageProps<Related>) {
  return (
    <>
      <Breadcrumbs items={[{ label: messages.home, href: '/' }, { label: messages.scoreCalculators }]} />
      <BesideMotif name="calculators">
        <PageTitle lead={messages.freeScoreEstimators}>{messages.scoreCalculators}</PageTitle>
      </BesideMotif>
      <Section title={messages.collegeEntrance}>
        <Calculators calculators={ADMISSION_TESTS} level={3} />
      </Section>
      <BelowTheFold>
        <Section title={messages.advancedPlacement}>
          <div className={classes.groups}>
            {AP_GROUPS.map(({ title, calculators }) => (
              <div key={title}>
                <Heading level={3} className={classes.group}>
                  {title}
                </Heading>
                <Calculators calculators={calculators} level={4} />
              </div>
            ))}
          </div>
        </Section>
        <Section title={messages.moreHelp}>
          <CardGrid size="narrow">
            {MORE_LINKS.map(({ href, title, text }) => (
              <CardLink key={href} href={href} title={title} className={classes.card}>
                {text}
              </CardLink>
            ))}
          </CardGrid>
        </Section>
        <Section title={messages.howHonestAreThese}>
          <Faq items={HUB_FAQ} />
        </Section>
        <RelatedSection related={data} />
      </BelowTheFold>
    </>
  );
}
