import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import styles from './error-screen.module.css';

export interface ErrorPageProps {
  status: number;
  /** The heading. */
  message: string;
  /** What the reader may do about it. */
  hint: string;
}

/** A page that could not be shown, with a way on: trying again, or the list of all tests when there is no such page. */
export function ErrorPage({ status, message, hint }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const missing = status === 404;
  return (
    <>
      <PageTitle lead={hint}>{message}</PageTitle>
      <div className={styles.ways}>
        {missing ? null : <ButtonLink href={pathname + search}>Try again</ButtonLink>}
        <ButtonLink href="/practice-tests" variant={missing ? 'primary' : 'quiet'}>
          All mock tests
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          Home
        </ButtonLink>
      </div>
    </>
  );
}
