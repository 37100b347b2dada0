import type { Figure } from '../report/figure.js';
import type { Options } from '../options.js';
import type { Sites } from '../sites.js';

/** What measuring an area needs. */
export interface Tools {
  sites: Sites;
  options: Options;
  /** Prints progress. */
  log: (line: string) => void;
}

export type MeasureArea = (tools: Tools) => Promise<Figure[]>;
