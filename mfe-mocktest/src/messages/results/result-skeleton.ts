export const yourResult = 'Your result';
export const loadingYourResult = 'Loading your result';
export const resultsNeedJavascriptBecause =
  'Results need JavaScript, because they are stored only in your browser.';
