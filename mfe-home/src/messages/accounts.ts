import { type Value } from '@mockingbird/remote-kit';

export const youDontNeed = "You don't need an account";
export const allTestsResultsCalculators =
  'All tests, results, calculators and articles are free and open. An account adds nothing for students. Your answers and results are saved on your device either way.';
export const accountsAreForPeople =
  "Accounts are for people who add exams and tests. New accounts aren't admins. The site owner gives that right.";
export const thatUsernameAndPassword = "That username and password don't match. Check both and try again.";
export const weCantSign = "We can't sign you in right now. Please try again in a few minutes.";
export const yourBrowserBlocksSite = "Your browser blocks site data, so you can't stay signed in.";
export const yourAccountIsReady = 'Your account is ready. You can sign in now.';
export const yourPasswordIsRight = 'Your password is right. Now enter the code from your authenticator app.';
export const pleaseFixWhat = 'Please fix what is marked above.';
export const youllStaySigned = "You'll stay signed in for 2 hours on this device.";
export const signIn = 'Sign in';
export const signingIn = 'Signing in...';
export const forEditorsAndAdmins = 'For editors and admins.';
export const needAnEditorAccount = 'Need an editor account? <a>Sign up</a>.';
export const signedOutOnThisDevice =
  "You're signed out on this device. Your answers and results are still saved here.";
export const signingOutHappens =
  'Signing out happens in your browser. Your answers and results stay saved here.';
export const youreSignedOut = "You're signed out";
export const signingOut = 'Signing out';
export const turnOnJavascript =
  "Turn on JavaScript to sign out. Without it, you'll be signed out automatically after 2 hours.";
export const goToTheExams = 'Go to the exams';
export const signedInAs = (username: Value) => `You're signed in as <strong>${username}</strong>.`;
export const signOut = 'Sign out';
export const weDontSendEmail = "We don't send email, so we can't reset your password. Keep it safe.";
export const thatDidntWorkPlease = "That didn't work. Please try again in a few minutes.";
export const signUp = 'Sign up';
export const signingUp = 'Signing up...';
export const email = 'Email';
export const pickAUsername = 'Pick a username and a password, and add your email.';
export const thePrivacyPageLists =
  'The <a>privacy page</a> lists what we store. Already have an account? <a2>Sign in</a2>.';
export const n3To40Letters =
  '3 to 40 letters or digits. Dots, hyphens and underscores are fine after the first.';
export const n8To200Characters = '8 to 200 characters.';
