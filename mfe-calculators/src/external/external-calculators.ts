/** A calculator on another site. */
export interface ExternalCalculator {
  name: string;
  href: string;
  text: string;
}

export interface ExternalGroup {
  title: string;
  calculators: readonly ExternalCalculator[];
}

const link = (name: string, href: string, text: string): ExternalCalculator => ({ name, href, text });

export const EXTERNAL_GROUPS: readonly ExternalGroup[] = [
  {
    title: 'Test scores',
    calculators: [
      link(
        'Albert.io AP calculators',
        'https://www.albert.io/blog/ap-us-history-score-calculator/',
        'AP scores with curves from past years, here US History.',
      ),
      link('PrepScholar', 'https://blog.prepscholar.com/', 'Guides and score charts for SAT, ACT and AP.'),
      link('Test Ninjas', 'https://test-ninjas.com/', 'Practice and score estimates for the SAT and AP.'),
      link(
        'AP Score Lab',
        'https://apscorelab.com/ap-physics-1-score-calculator',
        'AP scores, here today’s Physics 1.',
      ),
      link(
        'Skyler Education',
        'https://skylereducation.com/tools/digital-sat-score-calculator',
        'Another Digital SAT score to compare with ours.',
      ),
      link(
        'SATCalculator percentiles',
        'https://satcalculator.co/sat-percentile-calculator',
        'SAT percentiles, finer than ours.',
      ),
    ],
  },
  {
    title: 'Colleges and costs',
    calculators: [
      link(
        'College Board BigFuture',
        'https://bigfuture.collegeboard.org/',
        'Find colleges. From the makers of the SAT and AP.',
      ),
      link(
        'U.S. College Scorecard',
        'https://collegescorecard.ed.gov/',
        'What a college costs, and what its students earn later.',
      ),
      link(
        'Federal Student Aid Estimator',
        'https://studentaid.gov/aid-estimator/',
        'How much federal aid you may get.',
      ),
      link('CollegeVine', 'https://www.collegevine.com/', 'Your chances of getting in.'),
    ],
  },
  {
    title: 'Math and grades',
    calculators: [
      link(
        'Desmos',
        'https://www.desmos.com/calculator',
        'A graphing calculator, like the one in the Digital SAT.',
      ),
      link(
        'Calculator.net GPA',
        'https://www.calculator.net/gpa-calculator.html',
        'Your grade point average from courses and credits.',
      ),
    ],
  },
];

/** All twelve, in the order shown. */
export const EXTERNAL_CALCULATORS: readonly ExternalCalculator[] = EXTERNAL_GROUPS.flatMap(
  ({ calculators }) => calculators,
);
