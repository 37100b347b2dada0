export const yourResult = 'Your result';
export const resultsAreSavedOnly =
  'Results are saved only on the device you used. If you took the test on this device, your result appears here in a moment.';
export const loadingYourResult = 'Loading your result';
export const resultsNeedJavascriptBecause =
  'Results need JavaScript, because they are stored only in your browser.';
