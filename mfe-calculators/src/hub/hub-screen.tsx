import { BelowTheFold, type PageProps } from '@mockingbird/platform';
import { Breadcrumbs, CardGrid, CardLink, Faq, Heading, PageTitle, Section } from '@mockingbird/ui';
import { ADMISSION_TESTS, AP_GROUPS, type Calculator } from '../catalogue/calculators.js';
import { EXTERNAL_PATH } from '../catalogue/paths.js';
import { RelatedSection } from '../related/related-section.js';
import type { Related } from '../related/related.js';
import { HUB_FAQ } from './hub-faq.js';
import classes from './hub-screen.module.css';

const MORE_LINKS = [
  {
    href: EXTERNAL_PATH,
    title: 'External calculators',
    text: '12 calculators on other sites',
  },
  { href: '/practice-tests', title: 'Practice tests', text: 'Every timed mock test' },
  { href: '/study-guides', title: 'Study guides', text: 'One subject at a time' },
  { href: '/exam-tips', title: 'Exam tips', text: 'Guess well and beat the clock' },
];

interface CalculatorsProps {
  calculators: readonly Calculator[];
  level: 3 | 4;
}

/** Cards of calculators, wide enough for one line of text. */
function Calculators({ calculators, level }: CalculatorsProps) {
  return (
    <CardGrid>
      {calculators.map(({ id, name, path, summary }) => (
        <CardLink key={id} href={path} title={name} level={level} className={classes.card}>
          {summary}
        </CardLink>
      ))}
    </CardGrid>
  );
}

/** Lists all calculators, and links to other sections. */
export function HubScreen({ data }: PageProps<Related>) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Score calculators' }]} />
      <PageTitle lead="Free score estimators for the Digital SAT, the ACT and 17 AP subjects. No registration is needed; estimates are approximate.">
        Score calculators
      </PageTitle>
      <Section title="College entrance">
        <Calculators calculators={ADMISSION_TESTS} level={3} />
      </Section>
      <BelowTheFold>
        <Section title="Advanced Placement">
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
        <Section title="More help">
          <CardGrid size="narrow">
            {MORE_LINKS.map(({ href, title, text }) => (
              <CardLink key={href} href={href} title={title} className={classes.card}>
                {text}
              </CardLink>
            ))}
          </CardGrid>
        </Section>
        <Section title="How honest are these estimates?">
          <Faq items={HUB_FAQ} />
        </Section>
        <RelatedSection related={data} />
      </BelowTheFold>
    </>
  );
}
