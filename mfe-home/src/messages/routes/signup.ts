export const signUp = 'Sign up';
export const createAnAccount =
  "Create an account with a username, an email and a password. You don't need one to study.";
