import { type Value } from '@mockingbird/remote-kit';

export const overview = 'Overview';
export const uploadData = 'Upload data';
export const history = 'History';
export const exams = 'Exams';
export const questions = 'Questions';
export const texts = 'Texts';
export const reports = 'Reports';
export const statistics = 'Statistics';
export const releases = 'Releases';
export const admin = 'Admin';
export const thisScreenNeedsJavascript = 'This screen needs JavaScript. Switch it on in your browser.';
export const pleaseSignIn = 'Please sign in';
export const thisScreen = 'This screen is for admins. Sign in with an admin account to see it.';
export const signIn = 'Sign in';
export const onlyAdminsMayDo = 'Only admins may do this';
export const signedInAs = (username: Value) =>
  `You are signed in as ${username}. That account is not an admin account.`;
export const signInWithAnother = 'Sign in with another account';
export const oneMoment = 'One moment...';
export const cancel = 'Cancel';
export const thatDidNotWork = 'That did not work';
export const pleaseTypeYourPassword =
  'Please type your password again. You have been signed in for a while, and this change matters.';
export const password = 'Password';
export const code = 'Code';
export const sixDigits = 'Six digits from your authenticator app. Or one of your recovery codes.';
export const tryAgain = 'Try again';
export const signInInNewTab = 'Sign in (in a new tab)';
export const confirm = 'Confirm';
