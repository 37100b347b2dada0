export const externalCalculatorsForScores = 'External calculators for scores, colleges and costs';
export const satPercentileCalculatorGpa =
  'SAT percentile calculator, GPA calculator, college scorecard, aid estimator';
export const home = 'Home';
export const scoreCalculators = 'Score calculators';
export const externalCalculators = 'External calculators';
export const n12CalculatorsOnOther =
  '12 calculators on other sites: SAT, ACT and AP scores, percentiles, college search, student aid, graphs and grade point averages.';
