import { Fragment } from '@mockingbird/platform';
import { addressWords } from '@mockingbird/remote-kit';
import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import { BLOG_PATH } from '../paths.js';
import styles from './blog-error.module.css';

export interface BlogErrorProps {
  status: number;
  /** The heading. */
  message: string;
}

/** Shown instead of a missing post or a page that failed. */
export function BlogError({ status, message }: BlogErrorProps) {
  const { pathname, search } = useLocation();
  const isMissing = status === 404;
  const lead = isMissing
    ? 'Page not found. It may have moved, so try the list of all articles.'
    : 'You may be offline, or we may be having a problem. Your work is safe. Try again in a moment.';
  return (
    <>
      <PageTitle lead={lead}>{message}</PageTitle>
      <div className={styles.actions}>
        {isMissing ? null : <ButtonLink href={pathname + search}>Try again</ButtonLink>}
        <ButtonLink href={BLOG_PATH} variant={isMissing ? 'primary' : 'quiet'}>
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
