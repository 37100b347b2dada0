import { BrandMark } from '@mockingbird/ui';
import type { NavigationEntry, PageState } from '@mockingbird/contracts';
import { useSession } from '@mockingbird/platform';
import { groupEntries, selectEntries } from '../navigation-entries.js';
import { FooterLinks } from './footer-links.js';
import { StatisticsConsent } from './statistics-consent.js';
import { Newsletter } from './newsletter.js';
import classes from './footer.module.css';
import * as messages from '../../messages/layout/footer.js';

export type FooterSite = Pick<PageState['site'], 'supportEmail' | 'socialLinks'> &
  Partial<Pick<PageState['site'], 'analyticsId'>>;

export interface FooterProps {
  navigation: readonly NavigationEntry[];
  site: FooterSite;
}

const SITEMAP = { label: messages.sitemap, href: '/sitemap' };
/** Heading of the links without a group. */
const SITE_GROUP = 'Mockingbird';

/** Links, contact, newsletter and the promise of the site. Parts without configuration do not render. */
export function Footer({ navigation, site }: FooterProps) {
  const entries = selectEntries(navigation, 'footer', useSession()?.role);
  const groups = groupEntries(entries.filter(({ href }) => href !== SITEMAP.href));
  const contact = site.supportEmail
    ? [{ label: messages.contactSupport, href: `mailto:${site.supportEmail}` }]
    : [];
  const elsewhere = site.socialLinks.map((link) => ({ ...link, rel: 'noopener' }));
  return (
    <footer className={classes.footer}>
      <div className={classes.wrap}>
        <div className={classes.promise}>
          <p className={classes.brand}>
            <BrandMark className={classes.mark} />
            {messages.mockingbird}
          </p>
          <p>{messages.freeMockTestsHonest}</p>
        </div>
        <nav aria-label={messages.footer} className={classes.navigation}>
          {groups.named.map(([name, links]) => (
            <FooterLinks key={name} name={name} links={links} />
          ))}
          <FooterLinks name={SITE_GROUP} links={[...groups.others, SITEMAP, ...contact, ...elsewhere]} />
        </nav>
        <Newsletter />
        {site.analyticsId ? <StatisticsConsent /> : null}
      </div>
    </footer>
  );
}
