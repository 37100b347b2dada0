import { classNames } from '../class-names.js';
import { isPictureAddress } from './picture-address.js';
import classes from './cover.module.css';

export interface CoverProps {
  url: string;
  /** Alternative text; without it the picture is decorative. */
  alternativeText?: string | undefined;
  /** `eager` for the first picture of a page, `lazy` for lists. */
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
}

/** The picture above an entry, in a 16:9 frame that reserves its space. */
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
