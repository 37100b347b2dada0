import { BrandMark } from '@mockingbird/ui';
import type { NavigationEntry, PageState } from '@mockingbird/contracts';
import { selectEntries } from '../navigation-entries.js';
import { StatisticsConsent } from './statistics-consent.js';
import { Newsletter } from './newsletter.js';
import classes from './footer.module.css';

export type FooterSite = Pick<PageState['site'], 'supportEmail' | 'socialLinks'> &
  Partial<Pick<PageState['site'], 'analyticsId'>>;

export interface FooterProps {
  navigation: readonly NavigationEntry[];
  site: FooterSite;
}

const SITEMAP = { label: 'Sitemap', href: '/sitemap' };

/** Links, contact, newsletter and the promise of the site. Parts without configuration do not render. */
export function Footer({ navigation, site }: FooterProps) {
  const entries = selectEntries(navigation, 'footer').filter(({ href }) => href !== SITEMAP.href);
  return (
    <footer className={classes.footer}>
      <div className={classes.wrap}>
        <div className={classes.promise}>
          <p className={classes.brand}>
            <BrandMark className={classes.mark} />
            Mockingbird
          </p>
          <p>
            Free mock tests, honest scores. No account needed, no advertising trackers; your progress stays on
            your device.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul role="list" className={classes.links}>
            {[...entries, SITEMAP].map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {site.supportEmail ? (
              <li>
                <a href={`mailto:${site.supportEmail}`}>Contact support</a>
              </li>
            ) : null}
            {site.socialLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Newsletter />
        {site.analyticsId ? <StatisticsConsent /> : null}
      </div>
    </footer>
  );
}
