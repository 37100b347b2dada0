import { Fragment } from '@mockingbird/platform';
import { addressWords } from '@mockingbird/remote-kit';
import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import { ARTICLES_PATH } from '../addresses/paths.js';
import styles from './failure.module.css';
import * as messages from '../messages/failure.js';

const MISSING = messages.pageNotFound;
const UNAVAILABLE = messages.youMayBeOffline;

/** Shown instead of a page of the article section that failed, with links to other pages. */
export function FailureScreen({ status, message }: { status: number; message: string }) {
  const { pathname } = useLocation();
  const isMissing = status === 404;
  return (
    <>
      <PageTitle lead={isMissing ? MISSING : UNAVAILABLE}>{message}</PageTitle>
      <div className={styles.actions}>
        {isMissing ? null : <ButtonLink href="">{messages.tryAgain}</ButtonLink>}
        <ButtonLink href={ARTICLES_PATH} variant={isMissing ? 'primary' : 'quiet'}>
          {messages.allArticles}
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          {messages.home}
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
