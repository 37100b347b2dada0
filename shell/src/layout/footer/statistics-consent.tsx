import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useSyncExternalStore } from 'react';
import { Button } from '@mockingbird/ui';
import { currentConsent, decideConsent, onConsentChange } from '../../shared/statistics-consent.js';
import classes from './statistics-consent.module.css';

/** Asks in the footer whether Google Analytics may count visits. It does not cover the page. */
export function StatisticsConsent() {
  const mounted = useHydrated();
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => 'undecided' as const);
  if (!mounted) return null;
  return (
    <section aria-label="Statistics" className={classes.consent}>
      <p>
        {consent === 'given'
          ? 'You allow Google Analytics to count your visits.'
          : 'May Google Analytics count your visits? The site works the same either way.'}
      </p>
      <div className={classes.choices}>
        {consent === 'given' ? null : (
          <Button variant="ghost" onClick={() => decideConsent('given')}>
            Allow
          </Button>
        )}
        {consent === 'refused' ? null : (
          <Button variant="ghost" onClick={() => decideConsent('refused')}>
            {consent === 'given' ? 'Stop counting' : 'No, thanks'}
          </Button>
        )}
      </div>
    </section>
  );
}
