import { Fragment } from '@mockingbird/platform';
import { addressWords } from '@mockingbird/remote-kit';
import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import { ARTICLES_PATH } from '../addresses/paths.js';
import styles from './failure.module.css';

const MISSING = 'Page not found. It may have moved, so try the list of all articles.';
const UNAVAILABLE =
  'You may be offline, or we may be having a problem. Your work is safe. Try again in a moment.';

/** Shown instead of a page of the article section that failed, with links to other pages. */
export function FailureScreen({ status, message }: { status: number; message: string }) {
  const { pathname } = useLocation();
  const isMissing = status === 404;
  return (
    <>
      <PageTitle lead={isMissing ? MISSING : UNAVAILABLE}>{message}</PageTitle>
      <div className={styles.actions}>
        {isMissing ? null : <ButtonLink href="">Try again</ButtonLink>}
        <ButtonLink href={ARTICLES_PATH} variant={isMissing ? 'primary' : 'quiet'}>
          All articles
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          Home
        </ButtonLink>
      </div>
      {isMissing ? (
        <div className={styles.nearest}>
          <Fragment name="nearest-pages" input={{ words: addressWords(pathname) }} />
        </div>
      ) : null}
    </>
  );
}
