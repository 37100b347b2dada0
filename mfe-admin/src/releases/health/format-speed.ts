import type { MeasuredSpeed, Slower, SpeedMeasure } from '@mockingbird/contracts';
import * as messages from '../../messages/releases/health.js';

const SECOND_MS = 1_000;

/** Names with their meaning, because not everybody knows the abbreviations. */
export const MEASURE_LABELS: Readonly<Record<SpeedMeasure, string>> = {
  LCP: messages.loadingLcp,
  INP: messages.responseToInputInp,
  CLS: messages.layoutShiftCls,
  navigation: messages.nextScreen,
};

/** '2.9 s', '180 ms', or a score of CLS such as '0.12'. */
export function formatSpeed({ measure, p75 }: Pick<MeasuredSpeed, 'measure' | 'p75'>): string {
  if (measure === 'CLS') return p75.toFixed(2);
  return p75 < SECOND_MS ? messages.p75Ms(Math.round(p75)) : `${(p75 / SECOND_MS).toFixed(1)} s`;
}

/** 'LCP 2.9 s: 31 % slower than 1.4.0' */
export const describeSlower = ({ measure, p75, percent, than }: Slower): string =>
  messages.slowerThan(measure, formatSpeed({ measure, p75 }), Math.round(percent), than);
