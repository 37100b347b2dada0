import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { ARTICLES_PATH } from '../addresses/paths.js';
import classes from './failure.module.css';

const MISSING =
  'Nothing has this address. It may have been moved or renamed: look for it among all articles.';
const AWAY =
  'The connection or our services are in trouble. Nothing of yours is lost; try again in a moment.';

/** A page of the article section that could not be shown, with ways on. */
export function FailureScreen({ status, message }: { status: number; message: string }) {
  const missing = status === 404;
  return (
    <>
      <PageTitle lead={missing ? MISSING : AWAY}>{message}</PageTitle>
      <div className={classes.ways}>
        {missing ? null : <ButtonLink href="">Try again</ButtonLink>}
        <ButtonLink href={ARTICLES_PATH} variant={missing ? 'primary' : 'quiet'}>
          All articles
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          Home
        </ButtonLink>
      </div>
    </>
  );
}
