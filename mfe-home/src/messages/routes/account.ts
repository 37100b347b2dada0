export const yourAccount = 'Your account';
export const changeYourPasswordSign =
  'Change your password, sign out everywhere, or add a second factor to an admin account.';
