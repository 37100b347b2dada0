export const scoreCalculatorsSatAct = 'Score calculators: SAT, ACT and 17 AP subjects';
export const freeScoreCalculators =
  'Free score calculators for the Digital SAT, the ACT and 17 AP exams, with every formula and table on the page. No registration is needed.';
export const home = 'Home';
export const scoreCalculators = 'Score calculators';
