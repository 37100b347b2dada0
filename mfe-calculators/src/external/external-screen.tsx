import type { PageProps } from '@mockingbird/platform';
import {
  Breadcrumbs,
  CardGrid,
  CardLink,
  PageTitle,
  Section,
  VisuallyHidden,
  type DrawAnchor,
} from '@mockingbird/ui';
import { HUB_PATH } from '../catalogue/paths.js';
import { RelatedSection } from '../related/related-section.js';
import type { Related } from '../related/related.js';
import { EXTERNAL_GROUPS } from './external-calculators.js';
import classes from './external-screen.module.css';
import * as messages from '../messages/external.js';

/**
 * Opens in a new tab. `noreferrer` and `noopener`: the other site gets neither a referrer nor access to this window.
 */
const newTab: DrawAnchor = ({ children, ...rest }) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
    <span aria-hidden="true" className={classes.arrow}>
      {' '}
      ↗
    </span>
    <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
  </a>
);

/** Links to calculators on other sites. */
export function ExternalScreen({ data }: PageProps<Related>) {
  return (
    <>
      <Breadcrumbs
        items={[
          { label: messages.home, href: '/' },
          { label: messages.scoreCalculators, href: HUB_PATH },
          { label: messages.externalCalculators },
        ]}
      />
      <PageTitle lead={messages.n12CalculatorsOnOther}>{messages.externalCalculators}</PageTitle>
      {EXTERNAL_GROUPS.map(({ title, calculators }) => (
        <Section key={title} title={title}>
          <CardGrid>
            {calculators.map(({ name, href, text }) => (
              <CardLink key={href} href={href} title={name} anchor={newTab}>
                {text}
              </CardLink>
            ))}
          </CardGrid>
        </Section>
      ))}
      <RelatedSection related={data} />
    </>
  );
}
