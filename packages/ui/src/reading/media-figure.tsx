import type { MediaFile } from './display-block.js';
import { isPictureAddress, loadingOf } from './picture-address.js';
import classes from './figure.module.css';

/** A picture between the text, with its caption. Renders nothing for an invalid address. */
export function MediaFigure({ file }: { file: MediaFile }) {
  if (!isPictureAddress(file.url)) return null;
  return (
    <figure className={classes.media}>
      <img
        className={classes.picture}
        src={file.url}
        alt={file.alternativeText ?? ''}
        loading={loadingOf(file.url)}
        decoding="async"
      />
      {file.caption ? <figcaption className={classes.caption}>{file.caption}</figcaption> : null}
    </figure>
  );
}
