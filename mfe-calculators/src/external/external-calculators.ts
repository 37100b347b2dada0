import * as messages from '../messages/external.js';

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
    title: messages.testScores,
    calculators: [
      link(
        messages.albertIoApCalculators,
        'https://www.albert.io/blog/ap-us-history-score-calculator/',
        messages.apScoresWithCurves,
      ),
      link('PrepScholar', 'https://blog.prepscholar.com/', messages.guidesAndScoreCharts),
      link(messages.testNinjas, 'https://test-ninjas.com/', messages.practiceAndScoreEstimates),
      link(
        messages.apScoreLab,
        'https://apscorelab.com/ap-physics-1-score-calculator',
        messages.apScoresHereTodays,
      ),
      link(
        messages.skylerEducation,
        'https://skylereducation.com/tools/digital-sat-score-calculator',
        messages.anotherDigitalSatScore,
      ),
      link(
        messages.satcalculatorPercentiles,
        'https://satcalculator.co/sat-percentile-calculator',
        messages.satPercentilesFinerThan,
      ),
    ],
  },
  {
    title: messages.collegesAndCosts,
    calculators: [
      link(messages.collegeBoardBigfuture, 'https://bigfuture.collegeboard.org/', messages.findColleges),
      link(messages.uSCollegeScorecard, 'https://collegescorecard.ed.gov/', messages.whatACollegeCosts),
      link(
        messages.federalStudentAidEstimator,
        'https://studentaid.gov/aid-estimator/',
        messages.howMuchFederalAid,
      ),
      link('CollegeVine', 'https://www.collegevine.com/', messages.yourChancesOfGetting),
    ],
  },
  {
    title: messages.mathAndGrades,
    calculators: [
      link('Desmos', 'https://www.desmos.com/calculator', messages.aGraphingCalculatorLike),
      link(
        messages.calculatorNetGpa,
        'https://www.calculator.net/gpa-calculator.html',
        messages.yourGradePointAverage,
      ),
    ],
  },
];

/** All twelve, in the order shown. */
export const EXTERNAL_CALCULATORS: readonly ExternalCalculator[] = EXTERNAL_GROUPS.flatMap(
  ({ calculators }) => calculators,
);
