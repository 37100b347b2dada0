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
        'AP estimates with curves of past years, here for US History.',
      ),
      link('PrepScholar', 'https://blog.prepscholar.com/', 'Guides and score charts for SAT, ACT and AP.'),
      link(
        'Test Ninjas',
        'https://test-ninjas.com/',
        'Practice and score estimates for the Digital SAT and AP.',
      ),
      link(
        'AP Score Lab',
        'https://apscorelab.com/ap-physics-1-score-calculator',
        'AP estimates, here for the Physics 1 of today.',
      ),
      link(
        'Skyler Education',
        'https://skylereducation.com/tools/digital-sat-score-calculator',
        'Another estimate of the Digital SAT to compare with ours.',
      ),
      link(
        'SATCalculator percentiles',
        'https://satcalculator.co/sat-percentile-calculator',
        'SAT percentiles, finer than our rounded bands.',
      ),
    ],
  },
  {
    title: 'Colleges and costs',
    calculators: [
      link(
        'College Board BigFuture',
        'https://bigfuture.collegeboard.org/',
        'College search and planning by the maker of the SAT and AP.',
      ),
      link(
        'U.S. College Scorecard',
        'https://collegescorecard.ed.gov/',
        'Costs, graduation and earnings by college, from the government.',
      ),
      link(
        'Federal Student Aid Estimator',
        'https://studentaid.gov/aid-estimator/',
        'What federal aid may come to.',
      ),
      link('CollegeVine', 'https://www.collegevine.com/', 'Chances of admission, estimated from a profile.'),
    ],
  },
  {
    title: 'Maths and grades',
    calculators: [
      link(
        'Desmos',
        'https://www.desmos.com/calculator',
        'A graphing calculator of the kind that is built into the Digital SAT.',
      ),
      link(
        'Calculator.net GPA',
        'https://www.calculator.net/gpa-calculator.html',
        'The grade point average from courses and credits.',
      ),
    ],
  },
];

/** All twelve, in the order shown. */
export const EXTERNAL_CALCULATORS: readonly ExternalCalculator[] = EXTERNAL_GROUPS.flatMap(
  ({ calculators }) => calculators,
);
