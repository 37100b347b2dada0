export const sitemap = 'Sitemap';
export const contactSupport = 'Contact support';
export const mockingbird = 'Mockingbird';
export const freeMockTestsHonest =
  'Free mock tests, honest scores. No account, no ad trackers. Your progress stays on your device.';
export const footer = 'Footer';
export const pleaseCheckTheAddress = 'Please check the address.';
export const thatDidNotWork = 'That did not work just now. Please try again in a while.';
export const newsletter = 'Newsletter';
export const newTestsAndExam = 'New tests and exam dates, now and then.';
export const subscribe = 'Subscribe';
export const statistics = 'Statistics';
export const youAllowGoogleAnalytics = 'You allow Google Analytics to count your visits.';
export const mayGoogleAnalyticsCount =
  'May Google Analytics count your visits? The site works the same either way.';
export const allow = 'Allow';
export const stopCounting = 'Stop counting';
export const noThanks = 'No, thanks';
