import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useSyncExternalStore } from 'react';
import { Button } from '@mockingbird/ui';
import { currentConsent, decideConsent, onConsentChange } from '../../shared/statistics-consent.js';
import classes from './statistics-consent.module.css';
import * as messages from '../../messages/layout/footer.js';

/** Asks in the footer whether Google Analytics may count visits. It does not cover the page. */
export function StatisticsConsent() {
  const mounted = useHydrated();
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => 'undecided' as const);
  if (!mounted) return null;
  return (
    <section aria-label={messages.statistics} className={classes.consent}>
      <p>{consent === 'given' ? messages.youAllowGoogleAnalytics : messages.mayGoogleAnalyticsCount}</p>
      <div className={classes.choices}>
        {consent === 'given' ? null : (
          <Button variant="ghost" onClick={() => decideConsent('given')}>
            {messages.allow}
          </Button>
        )}
        {consent === 'refused' ? null : (
          <Button variant="ghost" onClick={() => decideConsent('refused')}>
            {consent === 'given' ? messages.stopCounting : messages.noThanks}
          </Button>
        )}
      </div>
    </section>
  );
}
