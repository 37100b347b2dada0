/** At most so many calls in a window. */
export interface Window {
  calls: number;
  /** Length in seconds. The window begins with the first call. */
  seconds: number;
}

export interface RateRule {
  /** Tells the counters of one rule from those of another. */
  name: string;
  windows: readonly Window[];
}

const FIVE_MINUTES = 300;
const DAY = 86_400;

/** What a person does by hand, and a program that guesses does not stop at. */
const BY_HAND: readonly Window[] = [
  { calls: 30, seconds: FIVE_MINUTES },
  { calls: 300, seconds: DAY },
];

/** Every rule. Sign-up and login share none, or one would use up the other's. */
export const RATE_RULES = {
  loginByAddress: { name: 'login-address', windows: BY_HAND },
  loginByAccount: { name: 'login-account', windows: BY_HAND },
  signupByAddress: { name: 'signup-address', windows: BY_HAND },
  signupByAccount: { name: 'signup-account', windows: BY_HAND },
  /** Each subscription is stored for good, and no address is confirmed. */
  newsletterByAddress: { name: 'newsletter-address', windows: BY_HAND },
  reportByAddress: { name: 'report-address', windows: BY_HAND },
  /** One submission a test: a school's class behind one address hands in together. */
  statisticsByAddress: {
    name: 'statistics-address',
    windows: [
      { calls: 120, seconds: FIVE_MINUTES },
      { calls: 2_000, seconds: DAY },
    ],
  },
  /** What tabs tell of the remotes that they run, a few at a time: many tabs may share an address. */
  telemetryByAddress: { name: 'telemetry-address', windows: [{ calls: 300, seconds: FIVE_MINUTES }] },
} as const satisfies Record<string, RateRule>;
