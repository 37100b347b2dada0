/** A learning path on the home page. A disabled one links to Coming Soon. */
export interface FeaturedPath {
  title: string;
  text: string;
  href: string;
  disabled: boolean;
}

const COMING_SOON = '/comingsoon';

const comingSoon = (title: string, text: string): FeaturedPath => ({
  title,
  text,
  href: COMING_SOON,
  disabled: true,
});

const APTITUDE: FeaturedPath = {
  title: 'Quantitative aptitude',
  text: '1000+ questions on forty topics from percentages to probability, each with its own mock tests.',
  href: '/quantitative-aptitude-questions',
  disabled: false,
};

const BY_COUNTRY = new Map<string | undefined, readonly FeaturedPath[]>([
  [
    'US',
    [
      comingSoon('SAT', 'A guided path through Math and Reading & Writing, module by module.'),
      comingSoon('ACT', 'A guided path through the four sections of the classic test.'),
      APTITUDE,
    ],
  ],
  [
    'IN',
    [
      APTITUDE,
      comingSoon('SSC', 'A guided path through the Tier 1 syllabus, topic by topic.'),
      comingSoon('Bank exams', 'A guided path from the basics to the prelims of a bank exam.'),
    ],
  ],
]);

const DEFAULT: readonly FeaturedPath[] = [
  APTITUDE,
  comingSoon('Verbal ability', 'A guided path through vocabulary, grammar and comprehension.'),
  comingSoon('Logical reasoning', 'A guided path through series, arrangements and deductions.'),
];

/** @param country ISO 3166-1 alpha-2 in upper case; undefined or any other country: the default set */
export const featuredPaths = (country: string | undefined): readonly FeaturedPath[] =>
  BY_COUNTRY.get(country) ?? DEFAULT;
