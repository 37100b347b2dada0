import classes from './figure.module.css';

export interface QuoteFigureProps {
  /** The source of the quotation. */
  title?: string | undefined;
  body: string;
}

/** A quote with its source. */
export function QuoteFigure({ title, body }: QuoteFigureProps) {
  return (
    <figure className={classes.quote}>
      <blockquote className={classes.words}>{body}</blockquote>
      {title ? <figcaption className={classes.source}>{title}</figcaption> : null}
    </figure>
  );
}
