import { ButtonLink, Icon, offlineIcon } from '@mockingbird/ui';
import classes from './failure.module.css';
import * as messages from '../../messages/layout/failure.js';

/** Shown for an address that is not stored while there is no network. `browser/offline` fills the list. */
export function OfflineScreen() {
  return (
    <div data-mb-offline-screen="" hidden>
      <section className={classes.screen}>
        <Icon drawing={offlineIcon} className={classes.icon} />
        <h1>{messages.youAreOffline}</h1>
        <p className={classes.text}>{messages.thisPageIsNotStored}</p>
        <div className={classes.actions}>
          <ButtonLink href="">{messages.tryAgain}</ButtonLink>
          <ButtonLink href="/" variant="ghost">
            {messages.goToTheHome}
          </ButtonLink>
        </div>
        <div className={classes.stored} data-mb-stored-screens="" hidden>
          <h2>{messages.availableOffline}</h2>
          <ul />
        </div>
      </section>
    </div>
  );
}
