import { Fragment } from '@mockingbird/platform';
import { addressWords } from '@mockingbird/remote-kit';
import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import styles from './error-screen.module.css';
import * as messages from '../messages/page.js';

export interface ErrorScreenProps {
  status: number;
  /** The heading. */
  message: string;
  /** What the reader can do. */
  hint: string;
}

/** Shown instead of a page that failed. A missing page links to all mock tests, any other offers to try again. */
export function ErrorScreen({ status, message, hint }: ErrorScreenProps) {
  const { pathname, search } = useLocation();
  const isMissing = status === 404;
  return (
    <>
      <PageTitle lead={hint}>{message}</PageTitle>
      <div className={styles.actions}>
        {isMissing ? null : <ButtonLink href={pathname + search}>{messages.tryAgain}</ButtonLink>}
        <ButtonLink href="/practice-tests" variant={isMissing ? 'primary' : 'quiet'}>
          {messages.allMockTests}
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
