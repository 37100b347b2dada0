import type { MeasuredSpeed } from '@mockingbird/contracts';
import { plural } from '../../format/plural.js';
import { formatSpeed } from './format-speed.js';
import { rateSpeed, type SpeedRating } from './speed-rating.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/health.js';

const RATINGS: Readonly<Record<SpeedRating, string>> = {
  good: messages.goodSpeed,
  fair: messages.fairSpeed,
  poor: messages.poorSpeed,
};

/** A figure of real visitors, its rating and its number of samples. */
export function Measured({ measured }: { measured: MeasuredSpeed }) {
  const rating = rateSpeed(measured);
  return (
    <>
      <strong>{formatSpeed(measured)}</strong>
      {rating ? `, ${RATINGS[rating]}` : ''}{' '}
      <span className={classes.soft}>({plural(measured.samples, 'sample')})</span>
    </>
  );
}
