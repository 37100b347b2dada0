import { plural, type Value } from '@mockingbird/remote-kit';

export const oneMoment = 'One moment...';
export const copiedPasteThemInto = 'Copied. Paste them into your password manager or a safe file.';
export const weCouldntCopyThem = "We couldn't copy them. Please write them down or print them.";
export const itsOnNowSave = "It's on. Now save your recovery codes";
export const weShowThemOnly = 'We show them only once';
export const lostYourPhoneEach = 'Lost your phone? Each code signs you in once, without the app.';
export const recoveryCodes = 'Recovery codes';
export const copyTheCodes = 'Copy the codes';
export const print = 'Print';
export const iveSavedThem = "I've saved them";
export const withASecondFactor =
  "With a second factor, a stolen password isn't enough. An app on your phone shows a new code every 30 seconds. You enter it after your password.";
export const toTurnItOff = 'To turn it off, enter your password and a code.';
export const youNeedAnAuthenticator =
  'You need an authenticator app on your phone. Many password managers work too.';
export const secondFactor = 'Second factor';
export const unusedRecoveryCodes = (count: number) =>
  plural(count, { one: '# unused recovery code', other: '# unused recovery codes' });
export const itsOnYouHave = (recoveryCodes: Value) =>
  `It's on. You have ${recoveryCodes}. To get new ones, turn it off and on again.`;
export const nothingChangesUntil = 'Nothing changes until you enter the first code.';
export const the6Digits = 'The 6 digits in the app now.';
export const n1AddTheSite = '1. Add the site to your app';
export const openYourAuthenticatorApp = 'Open your authenticator app and scan this.';
export const qrCode = 'QR code with the key for your authenticator app';
export const isTheApp = 'Is the app on this device?';
export const openInApp = 'Open it in the app';
export const orTypeThisKey = 'Or type this key into the app:';
export const n2EnterTheFirst = '2. Enter the first code';
export const turnItOn = 'Turn it on';
export const cancel = 'Cancel';
export const turnItOff = 'Turn it off';
export const setItUp = 'Set it up';
