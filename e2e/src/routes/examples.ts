/** An address of a route, and what its page must say without JavaScript. */
export interface Example {
  /** Path as asked for. */
  path: string;
  /** Path that the page calls its own; the asked one when absent. */
  canonical?: string;
  /** Search engines shall not list it. */
  noindex?: true;
  /** Words that stand in the page's main part. */
  words: readonly string[];
  /** Paths that its main part links to. */
  links?: readonly string[];
}

const APTITUDE: Omit<Example, 'path'> = {
  canonical: '/quantitative-aptitude-questions',
  words: [
    '1000+ questions',
    'Popular topics',
    'All Topics',
    '40 topics',
    'Commercial Arithmetic',
    '200 questions 30 mins 8 mock tests',
    'Probability',
  ],
  links: [
    '/exam/percentage',
    '/exam/time-speed-and-distance',
    '/exam/data-interpretation',
    '/ssc',
    '/ibps',
    '/rrb',
  ],
};

/** The page of one region: its popular list, its learning paths and every exam. */
const region = (path: string, canonical: string, paths: readonly string[]): Example => ({
  path,
  canonical,
  words: [
    'Most Popular Exams This Month',
    'Featured learning paths',
    ...paths,
    'All exams',
    'SSC CGL Tier 1',
  ],
  links: ['/exam/dmv-california', '/exam/rrb-ntpc-cbt-1', '/quantitative-aptitude-questions'],
});

/** The page of an exam family: its own exams and a way to each. */
const family = (
  path: string,
  title: string,
  exams: readonly string[],
  links: readonly string[],
): Example => ({
  path,
  words: ['Most Popular Exams This Month', `All ${title} exams`, ...exams],
  links,
});

/**
 * For each pattern of the composition the addresses that stand for it. A route without an example fails the tests, so
 * that a new remote's pages are looked at too.
 */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  '/': [
    {
      path: '/',
      canonical: '/region/us',
      words: ['Walk in having already sat the test.', 'Finding the exams of your region', 'Go to the exams'],
      links: ['/region/us'],
    },
  ],
  '/region/:country': [
    region('/region/us', '/region/us', ['SAT', 'ACT', 'Quantitative aptitude']),
    region('/region/in', '/region/in', ['Quantitative aptitude', 'SSC', 'Bank exams']),
    region('/region/fr', '/region/us', ['Quantitative aptitude', 'Verbal ability', 'Logical reasoning']),
    region('/region/zz', '/region/us', ['Quantitative aptitude', 'Verbal ability', 'Logical reasoning']),
    {
      path: '/region/us?q=texas',
      canonical: '/region/us',
      noindex: true,
      words: ['Exams matching “texas”', 'Texas Driver License Knowledge Test'],
      links: ['/exam/dmv-texas'],
    },
    {
      path: '/region/us?q=astrology',
      canonical: '/region/us',
      noindex: true,
      words: ['No exam is called “astrology”', 'Expand search'],
    },
  ],
  '/dmv': [
    family(
      '/dmv',
      'DMV',
      ['Sit the DMV written test here first.', 'Texas'],
      ['/exam/dmv-texas', '/exam/dmv-florida'],
    ),
  ],
  '/ssc': [family('/ssc', 'SSC', ['SSC CHSL Tier 1', 'SSC GD Constable'], ['/exam/ssc-gd'])],
  '/ibps': [family('/ibps', 'IBPS', ['IBPS PO Prelims', 'IBPS Clerk Prelims'], ['/exam/ibps-po-prelims'])],
  '/rrb': [family('/rrb', 'RRB', ['RRB NTPC CBT 1', 'RRB Group D'], ['/exam/rrb-group-d'])],
  '/comingsoon': [
    { path: '/comingsoon', noindex: true, words: ['Coming Soon', 'Back to Home'], links: ['/'] },
  ],
  '/about': [{ path: '/about', words: ['About Mockingbird', 'Free, and no account.'] }],
  '/terms': [{ path: '/terms', words: ['Terms of use'] }],
  '/privacy': [{ path: '/privacy', words: ['Privacy', 'Last Updated:'] }],
  '/sitemap': [
    {
      path: '/sitemap',
      words: ['All pages', 'California DMV Knowledge Test', 'Volume and Surface Area'],
      links: ['/region/us', '/region/in', '/practice-tests', '/exam/ssc-gd', '/terms'],
    },
  ],
  '/exam/:examId': [
    {
      path: '/exam/dmv-california',
      words: [
        'Home California DMV Knowledge Test',
        'Key information',
        '2 tests available',
        'California: Signs and City Driving Questions: 12 Total Marks: 12',
        'Did You Know?',
        'Are these the questions of the official test?',
      ],
      links: ['/mocktest/dmv-california/dmv-california-1', '/mocktest/dmv-california/dmv-california-2'],
    },
    { path: '/exam/percentage', words: ['Percentage', '1 test available'] },
  ],
  '/mocktest/:examId/:testId': [
    {
      path: '/mocktest/dmv-california/dmv-california-1',
      noindex: true,
      words: [
        'California: Signs and City Driving',
        'Questions 12 Total Marks 12 Time 15 min',
        'Before you start',
        'You pass with 70% of the marks.',
        'A test needs JavaScript',
      ],
      links: ['/exam/dmv-california'],
    },
    {
      path: '/mocktest/ssc-cgl-tier-1/ssc-cgl-1',
      noindex: true,
      words: ['A right answer gives +2, a wrong one -0.5, an empty one 0.'],
      links: ['/exam/ssc-cgl-tier-1'],
    },
  ],
  '/results/:testId': [
    { path: '/results/dmv-california-1', noindex: true, words: ['Your result', 'Results need JavaScript'] },
  ],
  '/aptitude': [
    { path: '/aptitude', ...APTITUDE },
    { path: '/aptitude?q=interest', ...APTITUDE, words: ['Simple Interest', 'Compound Interest'], links: [] },
  ],
  '/quantitative-aptitude-questions': [{ path: '/quantitative-aptitude-questions', ...APTITUDE }],
  '/practice-tests': [
    {
      path: '/practice-tests',
      words: ['All mock tests', '52 exams, 64 timed mock tests', 'Driving licence tests', 'Railway exams'],
      links: ['/exam/dmv-new-york', '/exam/ibps-clerk-prelims'],
    },
  ],
};

/** Addresses that nobody answers, or whose parts do not belong together, and what their page says. */
export const MISSING: readonly { path: string; words: string }[] = [
  { path: '/nowhere', words: 'Page not found' },
  { path: '/exam', words: 'Page not found' },
  { path: '/exam/dmv-atlantis', words: 'Exam not found' },
  { path: '/mocktest/dmv-california/dmv-california-99', words: 'Test not found' },
  { path: '/mocktest/dmv-texas/dmv-california-1', words: 'Test not found' },
];
