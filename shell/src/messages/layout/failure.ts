import { type Value } from '@mockingbird/remote-kit';

export const errorStatus = (status: Value) => `Error ${status}`;
export const tryAgain = 'Try again';
export const goToTheHome = 'Go to the home page';
export const seeAllPages = 'See all pages';
export const searchExams = 'Search exams';
export const pageNotFound = 'Page not found';
export const theAddressMayContain = 'The address may contain a typo, or the page has moved.';
export const thisPageCannot = 'This page cannot be shown right now';
export const ourServersDidNot =
  'Our servers did not answer. Your answers and results are safe on your device. Wait a minute, then try again.';
export const thisPageFailed = 'This page failed to load';
export const somethingWentWrong =
  'Something went wrong on our side. Try again. If that does not help, the rest of the site still works.';
export const youAreOffline = 'You are offline';
export const thisPageNeeds =
  'This page needs the internet. Your answers and results are safe on your device. Check your connection, then try again.';
export const thisPart = 'This part of the page did not load';
export const thisPageIsNot =
  'This page is not stored on your device. Check your internet connection, then try again.';
export const theRest = 'The rest of the site works. Check your internet connection, then try again.';
export const retry = 'Retry';
export const thisPageIsNotStored =
  'This page is not stored on your device. Check your internet connection, then try again. Your answers and results are safe on your device.';
export const availableOffline = 'Available offline';
