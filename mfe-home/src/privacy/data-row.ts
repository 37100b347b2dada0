import * as messages from '../messages/privacy.js';

/** A kind of data, in a row of the privacy page. */
export interface DataRow {
  what: string;
  where: string;
  howLong: string;
}

const BROWSER = messages.thisBrowser;
const SERVER = messages.ourServer;
const TOTALS = messages.ourServerAsDaily;
const NO_END = messages.noEndDate;
const LOG = messages.serverLog;
const LOG_TIME = messages.upToTheOwner;

/** What browsers store. Nothing of it is sent, except what `RECEIVED` and `OTHERS` list. */
export const ON_DEVICE: readonly DataRow[] = [
  {
    what: messages.anOpenTest,
    where: BROWSER,
    howLong: messages.untilYouSubmit,
  },
  {
    what: messages.resultsMistakesToPractice,
    where: BROWSER,
    howLong: messages.untilYouDeleteThem,
  },
  {
    what: messages.yourChoicesSuch,
    where: BROWSER,
    howLong: messages.untilYouClear,
  },
  {
    what: messages.pagesYouOpened,
    where: BROWSER,
    howLong: messages.pagesUntilTheSpace,
  },
  {
    what: messages.yourSign,
    where: BROWSER,
    howLong: messages.n2HoursOrUntil,
  },
  { what: messages.answerCountsThatWait, where: BROWSER, howLong: messages.n30DaysAtMost },
  {
    what: messages.yourPlaceOnEach,
    where: messages.thisTab,
    howLong: messages.untilYouClose,
  },
  {
    what: messages.aRandomNumber,
    where: messages.aCookie,
    howLong: messages.oneYear,
  },
  { what: messages.theName, where: messages.aCookie, howLong: messages.oneYear },
];

/** What the services store. Their models and limits have the same numbers. */
export const RECEIVED: readonly DataRow[] = [
  {
    what: messages.pageViewsThePage,
    where: TOTALS,
    howLong: messages.days(60),
  },
  { what: messages.pageSpeedFromSome, where: messages.ourServerAsTotals, howLong: messages.days(30) },
  { what: messages.yourWordsWhen, where: TOTALS, howLong: messages.days(60) },
  {
    what: messages.theOptionsYouChose,
    where: messages.ourServerAsTotalsForEach,
    howLong: NO_END,
  },
  {
    what: messages.aRandomNumberSent,
    where: SERVER,
    howLong: messages.days(40),
  },
  {
    what: messages.questionReportsTheQuestion,
    where: SERVER,
    howLong: messages.n180DaysAfter,
  },
  { what: messages.newsletterYourEmail, where: SERVER, howLong: NO_END },
  {
    what: messages.anAccountUsernameEmail,
    where: SERVER,
    howLong: NO_END,
  },
  {
    what: messages.aSecondFactor,
    where: SERVER,
    howLong: messages.untilYouTurn,
  },
  { what: messages.changesByAdminsWho, where: SERVER, howLong: NO_END },
  { what: messages.whereYouSigned, where: SERVER, howLong: messages.days(90) },
  {
    what: messages.howOftenYouSign,
    where: SERVER,
    howLong: messages.n1DayAtMost,
  },
  {
    what: messages.ifAPart,
    where: SERVER,
    howLong: messages.n2DaysAtMost,
  },
  { what: messages.signInsHashes, where: LOG, howLong: LOG_TIME },
  {
    what: messages.networkAddressPage,
    where: LOG,
    howLong: LOG_TIME,
  },
];

/** What browsers send to other sites. */
export const OTHERS: readonly DataRow[] = [
  {
    what: messages.yourNetworkAddress,
    where: messages.aPublicLookUp,
    howLong: messages.upToThatService,
  },
  {
    what: messages.yourNetworkAddressWhen,
    where: messages.thatSite,
    howLong: messages.upToThatSite,
  },
  {
    what: messages.pageViewsOnlyIf,
    where: messages.googleAnalyticsIf,
    howLong: messages.upToGoogle,
  },
];
