import { ButtonLink, Icon, offlineIcon } from '@mockingbird/ui';
import classes from './failure.module.css';

/** Shown for an address that is not stored while there is no network. `browser/offline` fills the list. */
export function OfflineScreen() {
  return (
    <div data-mb-offline-screen="" hidden>
      <section className={classes.screen}>
        <Icon drawing={offlineIcon} className={classes.icon} />
        <h1>You are offline</h1>
        <p className={classes.text}>
          This page is not stored on your device. Check your internet connection, then try again. Your answers
          and results are safe on your device.
        </p>
        <div className={classes.actions}>
          <ButtonLink href="">Try again</ButtonLink>
          <ButtonLink href="/" variant="ghost">
            Go to the home page
          </ButtonLink>
        </div>
        <div className={classes.stored} data-mb-stored-screens="" hidden>
          <h2>Available offline</h2>
          <ul />
        </div>
      </section>
    </div>
  );
}
