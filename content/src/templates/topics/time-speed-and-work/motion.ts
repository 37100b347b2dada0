import { counted, frac, unit, type Exact, type Fraction } from '../../kit/index.js';

export const kmh = unit('km/h');
export const km = unit('km');
export const metres = unit('m');
export const hours = counted('hour', 'hours');
export const minutes = counted('minute', 'minutes');
export const seconds = counted('second', 'seconds');

/** A speed in km/h as metres per second. */
export const inMetresPerSecond = (speed: Exact): Fraction => frac(speed).mul(5).div(18);
