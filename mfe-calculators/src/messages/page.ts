import { type Value } from '@mockingbird/remote-kit';

export const yourAnswers = 'Your answers';
export const turnOnJavascript =
  'Turn on JavaScript for the estimate. You can also use the formula and tables below by hand.';
export const home = 'Home';
export const scoreCalculators = 'Score calculators';
export const disclaimer = 'Disclaimer';
export const disclaimerEstimatesAreApproximate = (owner: Value) =>
  `<strong>Disclaimer.</strong> Estimates are approximate and only for practice. Official scores come from the exam board. ${owner}, which has no part in this site and doesn't endorse it.`;
export const allScoreCalculators = 'All score calculators';
export const formatFormat = (format: Value) => `Format: ${format}.`;
