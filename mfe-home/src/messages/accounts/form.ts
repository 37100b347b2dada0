import { type Value } from '@mockingbird/remote-kit';

export const turnOnJavascript =
  "Turn on JavaScript to use this form. You don't need an account for tests and calculators.";
export const the6Digits = 'The 6 digits in your authenticator app, or a recovery code.';
export const code = 'Code';
export const theLabel = (label: Value) => `the ${label}`;
export const username = 'Username';
export const password = 'Password';
export const hidePassword = 'Hide';
export const showPassword = 'Show';
