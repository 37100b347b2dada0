import { ButtonLink, SearchField, Tag } from '@mockingbird/ui';
import { errorText } from './error-texts.js';
import classes from './failure.module.css';

export interface ErrorScreenProps {
  /** HTTP status of the page. */
  status: number;
  /** What happened, for example 'Exam not found'; the status' own title when empty. */
  message: string;
  /** Draws a search box; the header has one in any case. */
  search?: { action: string; parameter: string };
}

/** A page that could not be given: what happened, and ways on. */
export function ErrorScreen({ status, message, search }: ErrorScreenProps) {
  const { title, text, retry } = errorText(status);
  return (
    <section className={classes.screen}>
      <Tag tone="plain">Error {status}</Tag>
      <h1>{message || title}</h1>
      <p className={classes.text}>{text}</p>
      {search ? (
        <SearchField
          label="Search exams"
          placeholder="Search exams"
          action={search.action}
          name={search.parameter}
          className={classes.search}
        />
      ) : null}
      <div className={classes.ways}>
        {retry ? <ButtonLink href="">Try again</ButtonLink> : null}
        <ButtonLink href="/" variant={retry ? 'ghost' : 'primary'}>
          Go to the home page
        </ButtonLink>
        <ButtonLink href="/sitemap" variant="ghost">
          See all pages
        </ButtonLink>
      </div>
    </section>
  );
}
