import { type Value } from '@mockingbird/remote-kit';

export const thisBrowser = 'This browser';
export const ourServer = 'Our server';
export const ourServerAsDaily = 'Our server, as daily totals';
export const noEndDate = 'No end date';
export const serverLog = 'Server log';
export const upToTheOwner = 'Up to the owner of this site';
export const anOpenTest = 'An open test: your answers and the clock';
export const untilYouSubmit = 'Until you submit it, leave it or start over';
export const resultsMistakesToPractice = 'Results, mistakes to practice and bookmarks';
export const untilYouDeleteThem = 'Until you delete them on the progress page';
export const yourChoicesSuch = 'Your choices, such as the theme, the country and how a test looks';
export const untilYouClear = 'Until you clear the data of this site';
export const pagesYouOpened =
  'Pages you opened and exams you downloaded, so that they work offline, and a note that our font is here';
export const pagesUntilTheSpace = 'Pages: until the space is full. Downloads: until you remove them';
export const yourSign = 'Your sign-in: a token with your username and role';
export const answerCountsThatWait = 'Answer counts that wait for a connection';
export const yourPlaceOnEach = 'Your place on each page, and which errors this tab has sent';
export const thisTab = 'This tab';
export const untilYouClose = 'Until you close it';
export const aRandomNumber = 'A random number that picks the version you see, only while we try a new one';
export const aCookie = 'A cookie';
export const theName = 'The name of your group, if an invite link gave you one';
export const pageViewsThePage =
  'Page views: the page, the country shown, the site version, and if you started a test';
export const pageSpeedFromSome = 'Page speed, from some visits';
export const ourServerAsTotals = 'Our server, as totals';
export const yourWordsWhen = 'Your words, when you expand a search';
export const theOptionsYouChose = 'The options you chose, when you submit a whole test';
export const ourServerAsTotalsForEach = 'Our server, as totals for each question';
export const aRandomNumberSent = 'A random number sent with them, so that they count only once';
export const questionReportsTheQuestion = 'Question reports: the question, the reason and your text';
export const newsletterYourEmail = 'Newsletter: your email and the date';
export const anAccountUsernameEmail = 'An account: username, email, role, date and a hash of the password';
export const aSecondFactor = 'A second factor: its key, encrypted, and hashes of the recovery codes';
export const untilYouTurn = 'Until you turn it off';
export const changesByAdminsWho = 'Changes by admins: who, what and when';
export const whereYouSigned = 'Where you signed in: a hash of account and network address';
export const howOftenYouSign =
  'How often you sign in, sign up, report, submit or subscribe, by a hash of your name or network address';
export const ifAPart = 'If a part of the site worked or failed, with a hash of your network address';
export const signInsHashes = 'Sign-ins: hashes of name and network address';
export const networkAddressPage = 'Network address, page and time, if the web server of this site logs them';
export const yourNetworkAddress = 'Your network address, to find your country, if we do not know it yet';
export const aPublicLookUp = 'A public look-up service, unless the owner of this site has turned it off';
export const upToThatService = 'Up to that service';
export const yourNetworkAddressWhen = 'Your network address, when a picture comes from another site';
export const thatSite = 'That site';
export const upToThatSite = 'Up to that site';
export const pageViewsOnlyIf = 'Page views, only if you say yes';
export const googleAnalyticsIf = 'Google Analytics, if the owner of this site uses it';
export const upToGoogle = 'Up to Google';
export const what = 'What';
export const where = 'Where';
export const howLong = 'How long';
export const whereWithColon = 'Where:';
export const howLongWithColon = 'How long:';
export const lastUpdated = (text: Value) => `Last Updated: <time>${text}</time>`;
export const whatStays = 'What stays on your device, what we receive, and how long it stays.';
export const privacy = 'Privacy';
export const whatStaysOnYourDevice = 'What stays on your device';
export const whatWeReceive = 'What we receive';
export const whatOthersReceive = 'What others receive';
export const whatWeNeverDo = 'What we never do';
export const weShowNoAds =
  'We show no ads, use no tracking pixels and never sell your data. Only the services in the table above receive any of it. What we count has no name and no account: we store totals, not single visits or single submissions.';
export const aWebAddressCan =
  'A web address can carry settings after a question mark. We count which known settings are there, never their values.';
export const whatAHash = 'What a hash is';
export const aHash =
  'A hash is a code that we make from a name or an address with a secret key. We can see that two are equal, but can’t read the name or address from it. Passwords get a much slower kind of hash (argon2id).';
export const howToDelete = 'How to delete it';
export const theProgressPageExports =
  'The <a>progress page</a> exports and deletes your results, mistakes and bookmarks. To delete everything on this device, clear the data of this site in your browser.';
export const aSwitch = 'A switch on the results page stops the counts of your answers.';
export const goodToKnow = 'Good to know';
export const scoreCalculatorsWork = "Score calculators work on your device. We don't receive what you enter.";
export const questionReportsDontHave =
  "Question reports don't have your name. Please don't write anything personal in them.";
export const weDontSendEmail =
  "We don't send email to accounts. If another account already has your email, we don't store it again.";
export const weNeedHashes =
  'We need hashes of network addresses to stop abuse, and to pull back a bad version of the site.';
export const signInAndAdmin = 'Sign-in and admin pages are never saved for offline use.';
export const n2HoursOrUntil = '2 hours, or until you sign out';
export const n30DaysAtMost = '30 days at most';
export const n180DaysAfter = '180 days after the last one like it, or 30 days after we close it';
export const n1DayAtMost = '1 day at most';
export const n2DaysAtMost = '2 days at most';
export const oneYear = '1 year';
export const days = (count: number) => `${count} days`;
