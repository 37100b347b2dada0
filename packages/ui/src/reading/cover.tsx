import { classNames } from '../class-names.js';
import { isPictureAddress } from './picture-address.js';
import classes from './cover.module.css';

export interface CoverProps {
  url: string;
  /** What the picture says; one without decorates. */
  alternativeText?: string | undefined;
  /** `eager` for the one that opens a page, `lazy` for those of lists. */
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
}

/** The picture above an entry, in a frame of 16 to 9 that holds its place before it is loaded. */
export function Cover({ url, alternativeText = '', loading = 'eager', className }: CoverProps) {
  if (!isPictureAddress(url)) return null;
  return (
    <img
      className={classNames(classes.cover, className)}
      src={url}
      alt={alternativeText}
      width="1280"
      height="720"
      loading={loading}
      decoding="async"
    />
  );
}
