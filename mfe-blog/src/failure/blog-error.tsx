import { Fragment } from '@mockingbird/platform';
import { addressWords } from '@mockingbird/remote-kit';
import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import { BLOG_PATH } from '../paths.js';
import styles from './blog-error.module.css';
import * as messages from '../messages/failure.js';

export interface BlogErrorProps {
  status: number;
  /** The heading. */
  message: string;
}

/** Shown instead of a missing post or a page that failed. */
export function BlogError({ status, message }: BlogErrorProps) {
  const { pathname, search } = useLocation();
  const isMissing = status === 404;
  const lead = isMissing ? messages.pageNotFound : messages.youMayBeOffline;
  return (
    <>
      <PageTitle lead={lead}>{message}</PageTitle>
      <div className={styles.actions}>
        {isMissing ? null : <ButtonLink href={pathname + search}>{messages.tryAgain}</ButtonLink>}
        <ButtonLink href={BLOG_PATH} variant={isMissing ? 'primary' : 'quiet'}>
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
