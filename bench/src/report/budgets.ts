import type { Budget } from './figure.js';

const KILO = 1_000;

/** The budgets of the product. Ratios are relative to the named baseline. */
export const BUDGETS = {
  lcpToClient: { of: 'ratio', atMost: 0.45 },
  lcpToServer: { of: 'ratio', atMost: 1.1 },
  interactive: { of: 'ratio', atMost: 1.15 },
  /** Shifts below this are shown as 0.00. */
  layoutShift: { of: 'value', atMost: 0.005 },
  script: { of: 'value', atMost: 165 * KILO },
  scriptToMonolith: { of: 'ratio', atMost: 1.4 },
  html: { of: 'value', atMost: 25 * KILO },
  style: { of: 'value', atMost: 15 * KILO },
  fonts: { of: 'value', atMost: 0 },
  remote: { of: 'value', atMost: 25 * KILO },
  testRunner: { of: 'value', atMost: 40 * KILO },
  click: { of: 'ratio', atMost: 0.8 },
  hovered: { of: 'value', atMost: 50 },
  /** Milliseconds of an interaction in a test of 200 questions. */
  hallInteraction: { of: 'value', atMost: 100 },
  blank: { of: 'value', atMost: 0 },
  cachedToRendered: { of: 'ratio', atLeast: 20 },
  tail: { of: 'ratio', atMost: 5 },
  /** Two runs of the same load differ by up to a tenth. */
  undisturbed: { of: 'ratio', atLeast: 0.9 },
  /** Processor time where a tenth of the requests is traced. */
  traced: { of: 'ratio', atMost: 1.2 },
  fixedAnswer: { of: 'ratio', atLeast: 0.5 },
  sameQuery: { of: 'ratio', atLeast: 0.8 },
  /** Milliseconds of the slowest twentieth of the requests to the question bank. */
  bankTail: { of: 'value', atMost: 300 },
  bulkLoad: { of: 'ratio', atMost: 3 },
  /** A hundred times the remotes. */
  notGrowing: { of: 'ratio', atMost: 1.1 },
  linear: { of: 'ratio', atMost: 110 },
  smallSlope: { of: 'ratio', atMost: 20 },
  performance: { of: 'value', atLeast: 95 },
  flawless: { of: 'value', atLeast: 100 },
  peerPaint: { of: 'ratio', atMost: 0.9 },
  peerPaintMean: { of: 'ratio', atMost: 0.8 },
  peerTiming: { of: 'ratio', atMost: 1 },
  peerScript: { of: 'ratio', atMost: 1.1 },
  peerBytes: { of: 'ratio', atMost: 1 },
  peerRequests: { of: 'ratio', atMost: 1.25 },
  peerHovered: { of: 'value', atMost: 60 },
  /** Shifts below this are shown as 0.000. */
  peerLayoutShift: { of: 'value', atMost: 0.00049 },
  peerRate: { of: 'ratio', atLeast: 6 },
  /** Lower than the peer's. The times are whole milliseconds. */
  peerTail: { of: 'ratio', atMost: 0.99 },
  none: { of: 'value', atMost: 0 },
  /** The later half of a long load to the earlier one. */
  flatMemory: { of: 'ratio', atMost: 1.1 },
  bulkMemory: { of: 'value', atMost: 300 * 1_000 * KILO },
} as const satisfies Record<string, Budget>;
