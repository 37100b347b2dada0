/** A kind of data, in a row of the privacy page. */
export interface DataRow {
  what: string;
  where: string;
  howLong: string;
}

const BROWSER = 'This browser';
const SERVER = 'Our server';
const TOTALS = 'Our server, as daily totals';
const NO_END = 'No end date';
const LOG = 'Server log';
const LOG_TIME = 'Up to the owner of this site';

/** What browsers store. Nothing of it is sent, except what `RECEIVED` and `OTHERS` list. */
export const ON_DEVICE: readonly DataRow[] = [
  {
    what: 'An open test: your answers and the clock',
    where: BROWSER,
    howLong: 'Until you submit it, leave it or start over',
  },
  {
    what: 'Results, mistakes to practice and bookmarks',
    where: BROWSER,
    howLong: 'Until you delete them on the progress page',
  },
  {
    what: 'Your choices, such as the theme, the country and how a test looks',
    where: BROWSER,
    howLong: 'Until you clear the data of this site',
  },
  {
    what: 'Pages you opened and exams you downloaded, so that they work offline',
    where: BROWSER,
    howLong: 'Pages: until the space is full. Downloads: until you remove them',
  },
  {
    what: 'Your sign-in: a token with your username and role',
    where: BROWSER,
    howLong: '2 hours, or until you sign out',
  },
  { what: 'Answer counts that wait for a connection', where: BROWSER, howLong: '30 days at most' },
  {
    what: 'Your place on each page, and which errors this tab has sent',
    where: 'This tab',
    howLong: 'Until you close it',
  },
  {
    what: 'A random number that picks the version you see, only while we try a new one',
    where: 'A cookie',
    howLong: '1 year',
  },
  { what: 'The name of your group, if an invite link gave you one', where: 'A cookie', howLong: '1 year' },
];

/** What the services store. Their models and limits have the same numbers. */
export const RECEIVED: readonly DataRow[] = [
  {
    what: 'Page views: the page, the country shown, the site version, and if you started a test',
    where: TOTALS,
    howLong: '60 days',
  },
  { what: 'Page speed, from some visits', where: 'Our server, as totals', howLong: '30 days' },
  { what: 'Your words, when you expand a search', where: TOTALS, howLong: '60 days' },
  {
    what: 'The options you chose, when you submit a whole test',
    where: 'Our server, as totals for each question',
    howLong: NO_END,
  },
  {
    what: 'A random number sent with them, so that they count only once',
    where: SERVER,
    howLong: '40 days',
  },
  {
    what: 'Question reports: the question, the reason and your text',
    where: SERVER,
    howLong: '180 days after the last one like it, or 30 days after we close it',
  },
  { what: 'Newsletter: your email and the date', where: SERVER, howLong: NO_END },
  {
    what: 'An account: username, email, role, date and a hash of the password',
    where: SERVER,
    howLong: NO_END,
  },
  {
    what: 'A second factor: its key, encrypted, and hashes of the recovery codes',
    where: SERVER,
    howLong: 'Until you turn it off',
  },
  { what: 'Changes by admins: who, what and when', where: SERVER, howLong: NO_END },
  { what: 'Where you signed in: a hash of account and network address', where: SERVER, howLong: '90 days' },
  {
    what: 'How often you sign in, sign up, report, submit or subscribe, by a hash of your name or network address',
    where: SERVER,
    howLong: '1 day at most',
  },
  {
    what: 'If a part of the site worked or failed, with a hash of your network address',
    where: SERVER,
    howLong: '2 days at most',
  },
  { what: 'Sign-ins: hashes of name and network address', where: LOG, howLong: LOG_TIME },
  {
    what: 'Network address, page and time, if the web server of this site logs them',
    where: LOG,
    howLong: LOG_TIME,
  },
];

/** What browsers send to other sites. */
export const OTHERS: readonly DataRow[] = [
  {
    what: 'Your network address, to find your country, if we do not know it yet',
    where: 'A public look-up service, unless the owner of this site has turned it off',
    howLong: 'Up to that service',
  },
  {
    what: 'Your network address, when a picture comes from another site',
    where: 'That site',
    howLong: 'Up to that site',
  },
  {
    what: 'Page views, only if you say yes',
    where: 'Google Analytics, if the owner of this site uses it',
    howLong: 'Up to Google',
  },
];
