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
export const review = 'Review';
export const people = 'People';
export const admin = 'Admin';
export const thisScreenNeedsJavascript = 'This screen needs JavaScript. Switch it on in your browser.';
export const pleaseSignIn = 'Please sign in';
export const thisScreen = 'This screen is for staff. Sign in with a staff account to see it.';
export const signIn = 'Sign in';
export const notForYourRole = 'Your role may not use this screen';
export const signedInAs = (username: Value, role: Value) =>
  `You are signed in as ${username}, with the role ${role}. An admin can give you another role.`;
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
