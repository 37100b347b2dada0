import { type Value } from '@mockingbird/remote-kit';

export const weCouldntLoad = "We couldn't load your account";
export const checkYourConnection = 'Check your connection and try again.';
export const tryAgain = 'Try again';
export const loadingYourAccount = 'Loading your account';
export const signedInAs = (username: Value) => `You're signed in as <strong>${username}</strong>`;
export const yourPassword = 'Your password and your devices.';
export const yourAccount = 'Your account';
export const youreSignedOut = "You're signed out";
export const signInToSee = 'Sign in to see your account.';
export const signIn = 'Sign in';
export const turnOnJavascript = 'Turn on JavaScript to use this page.';
export const pleaseFixWhat = 'Please fix what is marked above.';
export const yourPasswordIsRight = 'Your password is right. Now enter the code from your authenticator app.';
export const tooManyTriesPlease = 'Too many tries. Please wait a few minutes.';
export const thatDidntWorkPlease = "That didn't work. Please try again in a few minutes.";
export const thisSignsOut = 'This signs out your other devices.';
export const yourPasswordIsChanged = 'Your password is changed, and your other devices are signed out.';
export const changeYourPassword = 'Change your password';
export const changePassword = 'Change password';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const youreSignedOutOnEvery =
  "You're signed out on every device. Your answers and results are still saved on this one.";
export const signOutEverywhere = 'Sign out everywhere';
export const lostADevice =
  'Lost a device, or used a shared one? This signs you out on every device, this one too.';
export const signingOut = 'Signing out...';
export const withTheRole = (role: Value) => `, with the role ${role}`;
export const n8To200Characters = '8 to 200 characters. Three or four random words work well.';
