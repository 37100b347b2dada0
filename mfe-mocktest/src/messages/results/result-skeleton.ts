export const yourResult = 'Your result';
export const resultsAreSavedOnly =
  'Results are saved only on the device you used. This page is now looking for your result on this device, which takes a moment.';
export const loadingYourResult = 'Loading your result';
export const resultsNeedJavascriptBecause =
  'Results need JavaScript, because they are stored only in your browser.';
