import { ButtonLink, Tag } from '@mockingbird/ui';
import type { HeaderSearchProps } from '../header/header-search.js';
import { ErrorNearest } from './error-nearest.js';
import { ErrorSearch } from './error-search.js';
import { errorText } from './error-texts.js';
import { useOffline } from './use-offline.js';
import classes from './failure.module.css';
import * as messages from '../../messages/layout/failure.js';

export interface ErrorScreenProps {
  /** HTTP status of the page. */
  status: number;
  /** The heading, for example 'Exam not found'. Empty: the default title of the status. */
  message: string;
  /** The site's search, for a page that does not exist. The browser hydrates it as a separate root. */
  search?: HeaderSearchProps | undefined;
}

/** The screen of an error: what happened, and links to other pages. */
export function ErrorScreen({ status, message, search }: ErrorScreenProps) {
  const { title, text, retry } = errorText(status, useOffline());
  return (
    <section className={classes.screen}>
      <Tag tone="plain">{messages.errorStatus(status)}</Tag>
      <h1>{message || title}</h1>
      <p className={classes.text}>{text}</p>
      {search && !retry ? (
        <div id="mb-error-search">
          <ErrorSearch {...search} />
        </div>
      ) : null}
      <div className={classes.actions}>
        {retry ? <ButtonLink href="">{messages.tryAgain}</ButtonLink> : null}
        <ButtonLink href="/" variant={retry ? 'ghost' : 'primary'}>
          {messages.goToTheHome}
        </ButtonLink>
        <ButtonLink href="/sitemap" variant="ghost">
          {messages.seeAllPages}
        </ButtonLink>
      </div>
      {search && !retry ? (
        <div id="mb-error-nearest" className={classes.nearest}>
          <ErrorNearest />
        </div>
      ) : null}
    </section>
  );
}
