import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import { BLOG_PATH } from '../paths.js';
import classes from './blog-error.module.css';

export interface BlogErrorProps {
  status: number;
  /** The heading. */
  message: string;
}

/** In place of a post that does not exist, or of a page that could not be asked for. */
export function BlogError({ status, message }: BlogErrorProps) {
  const { pathname, search } = useLocation();
  const missing = status === 404;
  const lead = missing
    ? 'No article has this address. It may have been renamed: look for it among all articles.'
    : 'The connection or our services are in trouble. Try again in a moment.';
  return (
    <>
      <PageTitle lead={lead}>{message}</PageTitle>
      <div className={classes.ways}>
        {missing ? null : <ButtonLink href={pathname + search}>Try again</ButtonLink>}
        <ButtonLink href={BLOG_PATH} variant={missing ? 'primary' : 'quiet'}>
          All articles
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          Home
        </ButtonLink>
      </div>
    </>
  );
}
