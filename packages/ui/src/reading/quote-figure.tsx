import classes from './figure.module.css';

export interface QuoteFigureProps {
  /** Who says it, or where it stands. */
  title?: string | undefined;
  body: string;
}

/** A quote set apart from the text, with its source. */
export function QuoteFigure({ title, body }: QuoteFigureProps) {
  return (
    <figure className={classes.quote}>
      <blockquote className={classes.words}>{body}</blockquote>
      {title ? <figcaption className={classes.source}>{title}</figcaption> : null}
    </figure>
  );
}
