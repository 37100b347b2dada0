export const pageNotFound = 'Page not found. It may have moved, so try the list of all articles.';
export const youMayBeOffline =
  'You may be offline, or we may be having a problem. Your work is safe. Try again in a moment.';
export const tryAgain = 'Try again';
export const allArticles = 'All articles';
export const home = 'Home';
