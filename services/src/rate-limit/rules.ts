/** Most calls in a time window. */
export interface Window {
  calls: number;
  /** Length in seconds. The window starts with the first call. */
  seconds: number;
}

export interface RateRule {
  /** Unique prefix of the counters of this rule. */
  name: string;
  /** The shortest first: a call that it refuses does not count in the others. */
  windows: readonly Window[];
}

const FIVE_MINUTES = 300;
const HOUR = 3_600;
const DAY = 86_400;

/** Enough for a person, too few for a program that guesses passwords. */
const BY_HAND: readonly Window[] = [
  { calls: 30, seconds: FIVE_MINUTES },
  { calls: 300, seconds: DAY },
];

/** Enough for a team with a release and its repairs, or a canary in many steps. */
const BY_TEAM: readonly Window[] = [
  { calls: 20, seconds: FIVE_MINUTES },
  { calls: 60, seconds: HOUR },
];

/** All rules. Sign-up and login have separate ones, so that one cannot use up the other's limit. */
export const RATE_RULES = {
  loginByAddress: { name: 'login-address', windows: BY_HAND },
  loginByAccount: { name: 'login-account', windows: BY_HAND },
  signupByAddress: { name: 'signup-address', windows: BY_HAND },
  signupByAccount: { name: 'signup-account', windows: BY_HAND },
  /** Subscriptions are stored permanently, and e-mail addresses are not confirmed. */
  newsletterByAddress: { name: 'newsletter-address', windows: BY_HAND },
  reportByAddress: { name: 'report-address', windows: BY_HAND },
  /** One call per submission: a school class behind one address may submit together. */
  statisticsByAddress: {
    name: 'statistics-address',
    windows: [
      { calls: 120, seconds: FIVE_MINUTES },
      { calls: 2_000, seconds: DAY },
    ],
  },
  /** Version events of tabs, in batches. Many tabs may share an address. */
  telemetryByAddress: { name: 'telemetry-address', windows: [{ calls: 300, seconds: FIVE_MINUTES }] },
  /** Speed figures of tabs, in batches. A page load sends one or two. Few, because each figure counts as a sample. */
  speedByAddress: {
    name: 'speed-address',
    windows: [
      { calls: 60, seconds: FIVE_MINUTES },
      { calls: 1_000, seconds: DAY },
    ],
  },
  publicationsByTeam: { name: 'publications-team', windows: BY_TEAM },
  /** Promotions and canaries. */
  changesByTeam: { name: 'changes-team', windows: BY_TEAM },
} as const satisfies Record<string, RateRule>;
